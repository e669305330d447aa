import { assignmentFields, type ErrorCode, limits, mapFields, pickProperty } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The assignment lasts at least half an hour and lies within the dates of its class. */
export function datesProblem(
  dates: { startAt: Date; endAt: Date },
  period: { opensAt: Date; closesAt: Date },
): Sentence<ErrorCode> | undefined {
  if (dates.startAt < period.opensAt) return sentence('assignment.starts_before_class');
  if (dates.endAt > period.closesAt) return sentence('assignment.ends_after_class');
  if (dates.endAt.getTime() - dates.startAt.getTime() < limits.assignmentMinutes * minuteMs) {
    return sentence('assignment.too_short', { minutes: limits.assignmentMinutes });
  }
  return undefined;
}

/** Stored and returned only; nothing happens then. At least two days after the start and one day after the end. */
export function postDate(dates: { startAt: Date; endAt: Date }, requested: Date | undefined): Date {
  const earliest = Math.max(dates.startAt.getTime() + 2 * dayMs, dates.endAt.getTime() + dayMs);
  return new Date(Math.max(earliest, requested?.getTime() ?? 0));
}

const followers = pickProperty(assignmentFields, 'follows');
const followersOn = mapFields(followers, () => true);
/** Turning automatic submission off also turns off the settings that depend on it. */
export const followersOff = mapFields(followers, () => false);

/** Turning automatic submission on also turns on the settings that depend on it. */
export function coupleAutoSubmission<T extends typeof followersOn & { autoSubmission: boolean }>(
  flags: T,
): T {
  return flags.autoSubmission ? { ...flags, ...followersOn } : flags;
}

export type ShowAnalytics = 'NEVER' | 'ALWAYS' | 'AFTER_GRADE';

export function showAnalyticsChoice(flags: {
  showAnalytics: boolean;
  showAnalyticsAlways: boolean;
}): ShowAnalytics {
  if (flags.showAnalyticsAlways) return 'ALWAYS';
  return flags.showAnalytics ? 'AFTER_GRADE' : 'NEVER';
}
