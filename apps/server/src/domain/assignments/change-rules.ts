import type { CreateAssignmentBody, UpdateAssignmentBody } from '@redraft/contracts';
import { isUnformatted, plainTextOf } from '@redraft/contracts';
import { followersOff } from './assignment-rules.ts';

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
  // Plain words take the place of formatted ones: a client that knows no format would else change nothing that is seen.
  const isPlain = change.description !== undefined && change.richDescription === undefined;
  return {
    ...stored,
    ...(isUnticked ? followersOff : {}),
    ...(isPlain ? { richDescription: null } : {}),
    ...given,
  };
}

/** The plain words and the format of what is asked for agree, and what has no format is kept without one. */
export function descriptionOf({
  description,
  richDescription: rich = null,
}: Pick<AssignmentBody, 'description' | 'richDescription'>) {
  if (rich === null) return { description, richDescription: null };
  const plain = plainTextOf(rich).trim();
  return { description: plain, richDescription: plain === '' || isUnformatted(rich) ? null : rich };
}
