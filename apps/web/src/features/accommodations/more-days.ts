import type { Accommodation, AssignmentId } from '@redraft/contracts';
import { accommodationFor, limits } from '@redraft/contracts';

const minutesOfDay = 1440;

/** What is granted with so many days more for one assignment: added to what holds there, which may be for the whole class. */
export function withMoreDays(
  stored: readonly Accommodation[],
  { assignmentId, days }: { assignmentId: AssignmentId; days: number },
): Accommodation[] {
  const held = accommodationFor(stored, assignmentId);
  const minutes = (held?.extensionMinutes ?? 0) + days * minutesOfDay;
  const extended = {
    assignmentId,
    extraPercent: held?.extraPercent ?? 0,
    extensionMinutes: Math.min(limits.extensionMinutes, minutes),
    note: held?.note ?? '',
  };
  return [...withoutOwn(stored, assignmentId), extended];
}

/** What is granted without what was granted for this assignment alone. */
export function withoutOwn(stored: readonly Accommodation[], assignmentId: AssignmentId): Accommodation[] {
  return stored.filter((one) => one.assignmentId !== assignmentId);
}
