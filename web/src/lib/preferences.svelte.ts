// What a person has set in this browser: language, colours, animation speed, the name to play under.

import { remember, remembered } from "./storage";
import { type Language, isLanguage, pickLanguage, speak } from "./texts.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["off", "fast", "normal"] as const;
export type Speed = (typeof SPEEDS)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);
const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);
const isText = (value: unknown): value is string => typeof value === "string";
const isTruth = (value: unknown): value is boolean => typeof value === "boolean";

function wish(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

const stillness = wish("(prefers-reduced-motion: reduce)");
const light = wish("(prefers-color-scheme: light)");

class Preferences {
  language = $state<Language>(
    remembered("language", pickLanguage(typeof navigator === "undefined" ? [] : navigator.languages), isLanguage),
  );
  theme = $state<Theme>(remembered("theme", "system", isTheme));
  /** As chosen; `motion` is what applies, because a system that asks for less motion comes first. */
  speed = $state<Speed | null>(remembered<Speed | null>("speed", null, isSpeed));
  name = $state(remembered("name", "", isText));
  /** Ask before a choice is sent: the first press selects, the second confirms. */
  confirm = $state(remembered("confirm", false, isTruth));
  #still = $state(stillness?.matches ?? false);

  constructor() {
    stillness?.addEventListener("change", (event) => (this.#still = event.matches));
    light?.addEventListener("change", () => this.applyTheme());
  }

  /** How fast things move. A speed set here wins; otherwise the system's setting decides. */
  get motion(): Speed {
    return this.speed ?? (this.#still ? "off" : "normal");
  }

  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    this.language = language;
    remember("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.applyTheme();
  }

  applyTheme(): void {
    const system = light?.matches ? "light" : "dark";
    document.documentElement.dataset["theme"] = this.theme === "system" ? system : this.theme;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember("confirm", confirm);
  }
}

export const preferences = new Preferences();
