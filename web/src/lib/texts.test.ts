import { expect, test } from "vitest";

import { LANGUAGES, makeBundle, pickLanguage } from "./texts.svelte";

test("the first language that there is", () => {
  expect(pickLanguage(["fr-FR", "pl-PL", "en"])).toBe("pl");
  expect(pickLanguage(["DE-at"])).toBe("de");
  expect(pickLanguage(["fr", "el"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});

const FILES = import.meta.glob<string>("../../../src/lairwright/text/locales/*/{web-*,terms,words}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(LANGUAGES)("every message of %s can be formatted by the browser's Fluent too", (language) => {
  const sources = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  const bundle = makeBundle(language, sources.map(([, source]) => source));
  let messages = 0;
  for (const [path, source] of sources)
    for (const [, id] of source.matchAll(/^([a-z][a-z0-9-]*) ?=/gm)) {
      const message = bundle.getMessage(id!);
      expect(message, `${path}: ${id}`).toBeDefined();
      messages++;
    }
  expect(messages).toBeGreaterThan(50);
});

test("plurals follow the language", () => {
  const source = "a = { $n ->\n    [one] { $n } dusza\n    [few] { $n } dusze\n   *[many] { $n } dusz\n  }\n";
  const bundle = makeBundle("pl", [source]);
  const pattern = bundle.getMessage("a")!.value!;
  expect([1, 2, 5, 22].map((n) => bundle.formatPattern(pattern, { n }))).toEqual(["1 dusza", "2 dusze", "5 dusz", "22 dusze"]);
});
