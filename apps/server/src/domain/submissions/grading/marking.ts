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

/** What a member of staff may do with a text. */
interface Marking {
  comment: boolean;
  grade: boolean;
  /** The text has two markers: no grade until their marks are settled. */
  isMarkedTwice: boolean;
}

type MarkedSubmission = Pick<SubmissionRow, 'id' | 'class_id' | 'student_id'>;

/** The actor's marking rights for texts of one class, whose students are looked up together. */
export async function loadMarking(
  actor: Actor,
  membership: MarkingMembership,
  texts: readonly MarkedSubmission[],
): Promise<(text: MarkedSubmission) => Marking> {
  const classId = texts[0]?.class_id;
  // Sections are only loaded if they matter.
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

/** Refuses actors who may read the text but not mark it; for all others the text is not found. */
export async function loadMarkable(
  actor: Actor,
  id: SubmissionId,
  action: 'comment' | 'grade',
): Promise<SubmissionRow> {
  const { submission, membership } = await loadReadableSubmission(actor, id);
  const permissions = (await loadMarking(actor, membership, [submission]))(submission);
  if (!permissions[action]) throw new AppError('access.denied');
  if (action === 'grade' && permissions.isMarkedTwice) throw new AppError('grade.marked_twice');
  return submission;
}

/** The same, locked until the end of the transaction, so that simultaneous acts on a text are serialised. */
export async function lockMarkable(
  actor: Actor,
  id: SubmissionId,
  action: 'comment' | 'grade',
): Promise<SubmissionRow> {
  await lockSubmission(id);
  return loadMarkable(actor, id, action);
}

/** For staff who may read the text. */
export async function mayCommentOn(actor: Actor, id: SubmissionId): Promise<boolean> {
  const { submission, membership } = await loadReadableSubmission(actor, id);
  return (await loadMarking(actor, membership, [submission]))(submission).comment;
}
