import type { CreateAssignmentBody, UpdateAssignmentBody } from '@redraft/contracts';
import { isUnformatted, toPlainText } from '@redraft/contracts';
import { withoutUndefined } from '../../platform/without-undefined.ts';
import { followersOff } from './assignment-rules.ts';

export type NewAssignment = Omit<CreateAssignmentBody, 'mainFileType' | 'templates'>;
/** The fields of a new or changed assignment. */
export type AssignmentBody = Omit<NewAssignment, 'classId'>;

/** Applies a change: fields that it does not contain stay as they are. */
export function withChanges(stored: AssignmentBody, change: UpdateAssignmentBody): AssignmentBody {
  const { id, version, stoped, ...fields } = change;
  const isUnticked = stored.autoSubmission && change.autoSubmission === false;
  // A plain description replaces the rich one: otherwise a client that does not know rich text would change nothing visible.
  const isPlain = change.description !== undefined && change.richDescription === undefined;
  return {
    ...stored,
    ...(isUnticked ? followersOff : {}),
    ...(isPlain ? { richDescription: null } : {}),
    ...withoutUndefined(fields),
  };
}

/** Keeps the plain and the rich description consistent; a description without formatting is stored as plain only. */
export function descriptionOf({
  description,
  richDescription: richText = null,
}: Pick<AssignmentBody, 'description' | 'richDescription'>) {
  if (richText === null) return { description, richDescription: null };
  const plainText = toPlainText(richText).trim();
  return {
    description: plainText,
    richDescription: plainText === '' || isUnformatted(richText) ? null : richText,
  };
}
