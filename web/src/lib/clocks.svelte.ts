// Clocks: how much time seats have, as the server said last and as it passes since.

import { t } from "./i18n.svelte";
import type { ClockInfo, Pace } from "./wire";

const day = 86_400;

/** Clocks as they were told, and when. */
export interface Clocks {
  readonly clocks: readonly ClockInfo[];
  /** Milliseconds on the browser's own clock, whatever time of day it believes it is. */
  readonly at: number;
}

export const toldNow = (clocks: readonly ClockInfo[]): Clocks => ({ clocks, at: performance.now() });

/** The seconds that a seat has at a moment; below zero its grace runs. */
export function leftAt({ left, running, grace }: ClockInfo, told: number, now: number): number {
  const passed = running ? Math.max(0, Math.floor((now - told) / 1000)) : 0;
  return Math.max(-grace, left - passed);
}

/** A time in figures, such as 1:05 or 2:03:09; days and hours in words. */
export function figures(seconds: number): string {
  if (seconds >= day) return t("web-clock-days", { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / 3600) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How fast a table is played, in words. */
export function paceText(pace: Pace): string {
  if (pace.kind === "daily") return t("web-pace-daily", { days: pace.days });
  const time = pace.bank % 60 === 0 ? t("web-minutes", { count: pace.bank / 60 }) : t("web-seconds", { count: pace.bank });
  return pace.increment > 0 ? t("web-pace-live", { time, increment: pace.increment }) : t("web-pace-bank", { time });
}

/** What becomes of those who run out of time, in words. */
export function lateText(pace: Pace): string {
  const grace = pace.kind === "daily" ? t("web-hours", { count: 12 }) : t("web-minutes", { count: 1 });
  return pace.late === "bot" ? t("web-pace-late-bot", { grace }) : t("web-pace-late-forfeit", { grace });
}

/** The moment, again every second for as long as somebody looks and something runs. */
export class Ticker {
  now = $state(performance.now());

  /** To be called in an effect. */
  run(running: boolean): (() => void) | undefined {
    this.now = performance.now();
    if (!running) return undefined;
    const timer = setInterval(() => (this.now = performance.now()), 1000);
    return () => clearInterval(timer);
  }
}
