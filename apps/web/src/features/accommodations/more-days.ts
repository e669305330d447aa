import type { Accommodation, AssignmentId } from '@redraft/contracts';
import { accommodationFor, limits } from '@redraft/contracts';

const minutesOfDay = 1440;

/** Accommodations with additional days for one assignment, on top of what applies to it, possibly for the whole class. */
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

/** Accommodations without the one for this assignment. */
export function withoutOwn(stored: readonly Accommodation[], assignmentId: AssignmentId): Accommodation[] {
  return stored.filter((one) => one.assignmentId !== assignmentId);
}
