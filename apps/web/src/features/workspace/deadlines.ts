import { clockDuration } from '@redraft/calendar';
import type { StudentAssignment, TimelineEntry } from '@redraft/contracts';

/** How the page displays and handles deadlines; pure functions of the steps and the server's time. */
const second = 1000;
const soonMs = 3600 * second;
const lastMs = 600 * second;
/** Maximum time without a refetch. */
const maxWait = 24 * 3600 * second;

export interface DeadlineWarning {
  kind: 'soon' | 'last';
  title: string;
  deadline: number;
}

/** When a step closes: an extension moves the time, or removes it. */
export function findClosingTime(entry: TimelineEntry): number | null {
  if (!entry.exception) return Date.parse(entry.date);
  return entry.exceptionDeadline === null ? null : Date.parse(entry.exceptionDeadline);
}

function listOpenDeadlines(timeline: readonly TimelineEntry[], now: number) {
  return timeline
    .filter((entry) => entry.status === 'NONE')
    .flatMap((entry) => {
      const deadline = findClosingTime(entry);
      return deadline === null || deadline <= now ? [] : [{ title: entry.title, deadline }];
    })
    .sort((one, other) => one.deadline - other.deadline);
}

/** The nearest deadline within the next hour. */
export function findDeadlineWarning(timeline: readonly TimelineEntry[], now: number): DeadlineWarning | null {
  const next = listOpenDeadlines(timeline, now)[0];
  if (next === undefined || next.deadline - now > soonMs) return null;
  return { ...next, kind: next.deadline - now > lastMs ? 'soon' : 'last' };
}

/** Time until the next refetch: the start, the next deadline, or a day. */
export function computeRefetchDelay(
  assignment: Pick<StudentAssignment, 'timeline' | 'startDate'>,
  now: number,
): number {
  const times = [
    Date.parse(assignment.startDate),
    ...listOpenDeadlines(assignment.timeline, now).map(({ deadline }) => deadline),
  ].filter((time) => time > now);
  return Math.min(maxWait, ...times.map((time) => time - now));
}

/** Saving once per second would miss input of the last second; each save takes some time to arrive. */
const lastSaveOffsets = [1200, 600, 250];

/** Times until each of the last saves before the next enforced deadline within a day. */
export function computeLastSaveDelays(
  assignment: Pick<StudentAssignment, 'timeline' | 'preventAfterDueDate'>,
  now: number,
): number[] {
  const next = listOpenDeadlines(assignment.timeline, now)[0];
  if (!assignment.preventAfterDueDate || next === undefined) return [];
  return lastSaveOffsets
    .map((timeBefore) => next.deadline - now - timeBefore)
    .filter((delay) => delay > 0 && delay <= maxWait);
}

interface ClosedStep {
  title: string;
  kind: 'submitted' | 'missed';
}

/** Steps closed by a deadline between two responses. */
export function listStepsClosedBetween(
  timeBefore: readonly TimelineEntry[],
  after: readonly TimelineEntry[],
): ClosedStep[] {
  const open = new Set(timeBefore.filter(({ status }) => status === 'NONE').map(({ draftId }) => draftId));
  return after.flatMap(({ draftId, title, status }): ClosedStep[] => {
    if (!open.has(draftId)) return [];
    if (status === 'SUBMITTED_AUTO') return [{ title, kind: 'submitted' }];
    return status === 'MISSED' ? [{ title, kind: 'missed' }] : [];
  });
}

/** An enforced deadline has passed and the server has not processed it yet. */
export function awaitsClosing(assignment: StudentAssignment, now: number): boolean {
  if (!assignment.preventAfterDueDate || assignment.submission === null) return false;
  return assignment.timeline.some((entry) => {
    const closes = findClosingTime(entry);
    return entry.status === 'NONE' && closes !== null && closes <= now;
  });
}

/** "1:05:09" or "9:05". */
export function formatCountdown(milliseconds: number): string {
  return clockDuration(Math.ceil(milliseconds / second)).replace(/^0:0?/, '');
}
