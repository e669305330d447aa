import type { CreateAssignmentBody, UpdateAssignmentBody } from '@redraft/contracts';

export type NewAssignment = Omit<CreateAssignmentBody, 'mainFileType' | 'templates'>;
/** All that an assignment is given, whether it is new or changed. */
export type AssignmentBody = Omit<NewAssignment, 'classId'>;

/** The assignment as a change leaves it: what the change does not give stays as it is. */
export function withChanges(stored: AssignmentBody, change: UpdateAssignmentBody): AssignmentBody {
  const { id, version, stoped, ...fields } = change;
  // Boundary: leaving out what is undefined keeps the type of every field that is left.
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<AssignmentBody>;
  const isUnticked = stored.autoSubmission && change.autoSubmission === false;
  return { ...stored, ...(isUnticked ? followersOff : {}), ...given };
}

/** Unticking automatic submission turns off what follows it. */
const followersOff = { preventAfterDueDate: false, autoEvaluate: false, autoItemsDisable: false };
