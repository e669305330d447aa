import { draftIdSchema, type ReadSubmission } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';
import { type OpenFile, toOpenDraft } from '../timeline/index.ts';

/** Query parameter that names a draft: links from the gradebook of a learning platform have it. */
export const draftParameter = 'draft';

/**
 * The version handed in for the draft in the address. Null without such a draft or version, and for the final draft: its text is the current
 * one, which can also be commented on.
 */
export function findLinkedDraft(
  { deadlines, deadlineSubmissions }: Pick<ReadSubmission, 'deadlines' | 'deadlineSubmissions'>,
  parameter: string | null,
): OpenFile | null {
  const draftId = draftIdSchema.safeParse(parameter).data;
  const deadline = deadlines.find((one) => one.draftId === draftId);
  if (deadline === undefined || deadline.draftType === 'FINAL') return null;
  const submitted = deadlineSubmissions.find((one) => one.draftId === draftId);
  const versionSeq = submitted?.versionSeq ?? submitted?.earlier?.versionSeq ?? null;
  if (versionSeq === null) return null;
  return toOpenDraft({ draftId: deadline.draftId, title: stepTitle(deadline), versionSeq });
}
