import type { ReadingFilter, ReadingPlace, SubmissionId } from '@redraft/contracts';
import type { Actor, MarkingMembership } from '../../access/index.ts';
import {
  listSubmissionsInReadingOrder,
  listWork,
  loadMarking,
  loadReadableSubmission,
  type SubmissionRow,
} from '../../domain/submissions/index.ts';
import { placeIn, type ReadingItem } from './place-rules.ts';

/** The texts of an assignment in reading order, and the actor's permissions on the open one. */
export async function readingOrder(
  actor: Actor,
  { membership, open }: { membership: MarkingMembership; open: SubmissionRow },
) {
  const studentWork = await listWork(await listSubmissionsInReadingOrder(open.assignment_id));
  const texts = studentWork.map(({ submission }) => submission);
  const markingOn = await loadMarking(actor, membership, [open, ...texts]);
  const order = studentWork.map(({ submission, gradeType, status, handedInAt }): ReadingItem => {
    const isUngraded = submission.score === null && submission.alternate_grade === null;
    const { grade: mayGrade, isMarkedTwice } = markingOn(submission);
    return {
      id: submission.id,
      isToGrade: gradeType !== 'NONE' && isUngraded && mayGrade && !isMarkedTwice,
      isLate: status === 'SUBMITTED_LATE',
      isSubmitted: handedInAt !== null,
    };
  });
  return { order, marking: markingOn(open) };
}

/** The position of a text among those that its reader browses; does not count as reading the text. */
export async function loadReadingPlace(
  actor: Actor,
  { submissionId, filter }: { submissionId: SubmissionId; filter: ReadingFilter },
): Promise<ReadingPlace> {
  const { submission, membership } = await loadReadableSubmission(actor, submissionId);
  const { order } = await readingOrder(actor, { membership, open: submission });
  return { submissionId, filter, ...placeIn(order, submissionId, filter) };
}
