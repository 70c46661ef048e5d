// What this browser remembers. Private windows and full disks refuse to remember; the page works anyway.

export function remembered<T>(key: string, fallback: T, valid: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(`lairwright.${key}`);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return valid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`lairwright.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to be done, and only a convenience is lost.
  }
}
