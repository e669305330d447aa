import type { Accommodation, AssignmentId } from '@redraft/contracts';
import { findAccommodation, limits } from '@redraft/contracts';

const minutesOfDay = 1440;

/** Accommodations with additional days for one assignment, on top of what applies to it, possibly for the whole class. */
export function withMoreDays(
  accommodations: readonly Accommodation[],
  { assignmentId, days }: { assignmentId: AssignmentId; days: number },
): Accommodation[] {
  const current = findAccommodation(accommodations, assignmentId);
  const minutes = (current?.extensionMinutes ?? 0) + days * minutesOfDay;
  const extended = {
    assignmentId,
    extraPercent: current?.extraPercent ?? 0,
    extensionMinutes: Math.min(limits.extensionMinutes, minutes),
    note: current?.note ?? '',
  };
  return [...withoutAssignment(accommodations, assignmentId), extended];
}

/** Accommodations without the one for this assignment. */
export function withoutAssignment(
  accommodations: readonly Accommodation[],
  assignmentId: AssignmentId,
): Accommodation[] {
  return accommodations.filter((one) => one.assignmentId !== assignmentId);
}
