import type { SubmissionId, UserId } from '@redraft/contracts';
import {
  type Actor,
  canCommentOn,
  canGradeSubmission,
  type MarkingMembership,
} from '../../../access/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { listSectionsOf } from '../../members/index.ts';
import { loadReadableSubmission, lockSubmission, type SubmissionRow } from '../texts/index.ts';
import { listMarkedTwice } from './second-marking-queries.ts';

/** What somebody of the staff may do about a text. */
interface Marking {
  comment: boolean;
  grade: boolean;
  /** Two people mark it: it takes no grade until they are settled. */
  isMarkedTwice: boolean;
}

type Marked = Pick<SubmissionRow, 'id' | 'class_id' | 'student_id'>;

/** What the actor may do about texts of one class, whose students are asked about together. */
export async function loadMarking(
  actor: Actor,
  membership: MarkingMembership,
  texts: readonly Marked[],
): Promise<(text: Marked) => Marking> {
  const classId = texts[0]?.class_id;
  // Sections are asked for only where they decide.
  const sectionOf =
    classId === undefined || membership.marking.sectionIds === null
      ? () => null
      : await listSectionsOf(
          classId,
          texts.map((text): UserId => text.student_id),
        );
  const markedTwice = await listMarkedTwice(texts.map((text): SubmissionId => text.id));
  return ({ id, student_id: studentId }) => {
    const text = { studentId, sectionId: sectionOf(studentId) };
    return {
      comment: canCommentOn(actor, membership, text),
      grade: canGradeSubmission(actor, membership, text),
      isMarkedTwice: markedTwice.has(id),
    };
  };
}

/** Refuses whoever may read a text and not do this about it; to anybody else it does not exist. */
export async function loadMarkable(
  actor: Actor,
  id: SubmissionId,
  action: 'comment' | 'grade',
): Promise<SubmissionRow> {
  const { submission, membership } = await loadReadableSubmission(actor, id);
  const may = (await loadMarking(actor, membership, [submission]))(submission);
  if (!may[action]) throw new AppError('access.denied');
  if (action === 'grade' && may.isMarkedTwice) throw new AppError('grade.marked_twice');
  return submission;
}

/** The same, held until the transaction ends, so that what is asked about a text stays true: two acts on it come one after the other. */
export async function lockMarkable(
  actor: Actor,
  id: SubmissionId,
  action: 'comment' | 'grade',
): Promise<SubmissionRow> {
  await lockSubmission(id);
  return loadMarkable(actor, id, action);
}

/** Of staff who may read the text. */
export async function mayCommentOn(actor: Actor, id: SubmissionId): Promise<boolean> {
  const { submission, membership } = await loadReadableSubmission(actor, id);
  return (await loadMarking(actor, membership, [submission]))(submission).comment;
}
