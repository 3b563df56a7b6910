// Times, in the language spoken.

import type { Clock } from "../api/types";
import { language, tell } from "./speech.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "5 minutes ago". */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - time);
  const step = STEPS.find(([, length]) => passed >= length);
  return step ? format.format(-Math.floor(passed / step[1]), step[0]) : format.format(0, "minute");
}

/** A day: "15 November 2026". */
export function day(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(time);
}

/** How long one may think, in short: `5:00 + 0:10`, or a day for each decision. */
export function clockTerms(clock: Exclude<Clock, { is: "none" }>): string {
  if (clock.is === "bank") return `${clockTime(clock.seconds * 1000)} + ${clockTime(clock.increment * 1000)}`;
  if (clock.seconds === 86_400) return tell("browser-clock-day");
  return clock.seconds === 604_800 ? tell("browser-clock-week") : clockTime(clock.seconds * 1000);
}

/** A clock's time: `1:05`, `2:03:04`, or days where there are many. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours >= 48) {
    const days = new Intl.NumberFormat(language(), { style: "unit", unit: "day", unitDisplay: "short" });
    return days.format(Math.floor(hours / 24));
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
