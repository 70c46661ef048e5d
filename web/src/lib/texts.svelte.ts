// What the page itself says: the Fluent files of the package, in the viewer's language.
//
// `say("web-lobby-title")` and `say("class-mage.sign")` are reactive: in a template they follow the language. Ids are
// spelled out in full wherever they are used, because a test compares them with the files.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "ru", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names: never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", ru: "Русский", de: "Deutsch" };

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./locales/en"),
  pl: () => import("./locales/pl"),
  ru: () => import("./locales/ru"),
  de: () => import("./locales/de"),
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first preferred language that we have, or English. */
export function pickLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  // No isolation marks, as on the server, so that names can be compared with its texts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    for (const error of errors) console.error(error);
  }
  return bundle;
}

const bundles = new Map<Language, FluentBundle>();
let shown = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** The language in use. */
export function language(): Language {
  return shown.language;
}

/** Load a language and use it; the page stays in the old one until the new one is loaded. */
export async function speak(wish: Language): Promise<void> {
  let bundle = bundles.get(wish);
  if (!bundle) {
    bundle = makeBundle(wish, (await LOADERS[wish]()).default);
    bundles.set(wish, bundle);
  }
  shown = { language: wish, bundle };
  document.documentElement.lang = wish;
}

/** A message, or an attribute of one (`class-mage.sign`), with its variables filled in. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const { bundle } = shown;
  if (!bundle) return "";
  const dot = id.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) {
    console.error(`there is no message ${id} in ${shown.language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(id, error);
  return text;
}
