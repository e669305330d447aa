import { type Deadline, draftIdSchema, type ReadSubmission } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';
import { type OpenFile, toOpenDraft } from '../timeline/index.ts';

/** Query parameter that names a draft: links from the gradebook of a learning platform have it. */
export const draftParameter = 'draft';

type Steps = Pick<ReadSubmission, 'deadlines' | 'deadlineSubmissions'>;

/**
 * The version handed in for the draft in the address. Null without such a draft or version, and for the final draft: its text is the current
 * one, which can also be commented on.
 */
export function findLinkedDraft(submission: Steps, parameter: string | null): OpenFile | null {
  const deadline = findDraft(submission, parameter);
  if (deadline === undefined) return null;
  const { draftId } = deadline;
  const submitted = submission.deadlineSubmissions.find((one) => one.draftId === draftId);
  const versionSeq = submitted?.versionSeq ?? submitted?.earlier?.versionSeq ?? null;
  return versionSeq === null ? null : toOpenDraft({ draftId, title: stepTitle(deadline), versionSeq });
}

/** The draft in the address, while what it opens is what is shown; undefined for the final draft, whose grade is that of the text. */
export function findGradedDraft(
  submission: Steps,
  { parameter, openFile }: { parameter: string | null; openFile: OpenFile | null },
): Deadline | undefined {
  const isShown = findLinkedDraft(submission, parameter)?.eventId === openFile?.eventId;
  return isShown ? findDraft(submission, parameter) : undefined;
}

function findDraft({ deadlines }: Steps, parameter: string | null): Deadline | undefined {
  const draftId = draftIdSchema.safeParse(parameter).data;
  return deadlines.find((one) => one.draftId === draftId && one.draftType !== 'FINAL');
}
