// Small things in words.

import { ApiError } from "./api";
import { currentLanguage, has, t } from "./i18n.svelte";

/** A time of the past, such as "5 minutes ago". */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  for (const [unit, length] of [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, "second");
}

/** A number with a true minus. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A time of day. */
export function clock(seconds: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
}

/** A date, such as "4 July 2026". */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long" }).format(seconds * 1000);
}

/** Where the profile of an account is. */
export function profileAddress(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** Things in a row, such as "a, b and c". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(things);
}

/** What went wrong, in the reader's language where we have words for it, else as the server said it. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const key = `web-error-${error.code}`;
  return has(key) ? t(`web-error-${error.code}`) : error.message;
}
