import type {
  DraftAlternateGradeBody,
  DraftGradeBody,
  DraftSubmissionId,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { isSubmitted } from '../steps/index.ts';
import { type DraftGrade, selectOptionalDraftGrade, updateDraftGrade } from './grade-queries.ts';
import { lockMarkable } from './marking.ts';
import { recordGrades } from './record-grades.ts';
import { isWritten, lockForLetter, scoreOf } from './set-grade.ts';

/** Sets or removes the score of a draft; returns the submission of the draft. */
export async function setDraftGrade(actor: Actor, body: DraftGradeBody, now: Date): Promise<SubmissionId> {
  const { draftSubmissionId: id } = body;
  const score = scoreOf(body.grade);
  return inTransaction(async () => {
    await lockMarkable(actor, await loadSubmission(id), 'grade');
    const draft = await loadDraft(id);
    if (isWritten({ current: draft.score, given: score }, body.replaces)) {
      const isMeant = body.unsubmitted || score === null;
      await record(actor, { draft, grade: { score }, before: draft.score, isMeant }, now);
    }
    return draft.submission_id;
  });
}

/** The same with a letter. */
export async function setDraftAlternateGrade(
  actor: Actor,
  body: DraftAlternateGradeBody,
  now: Date,
): Promise<SubmissionId> {
  const { draftSubmissionId: id, alternateGrade } = body;
  return inTransaction(async () => {
    await lockForLetter(actor, await loadSubmission(id), alternateGrade);
    const draft = await loadDraft(id);
    const before = draft.alternate_grade;
    if (isWritten({ current: before, given: alternateGrade }, body.replaces)) {
      await record(actor, { draft, grade: { alternateGrade }, before, isMeant: body.unsubmitted }, now);
    }
    return draft.submission_id;
  });
}

async function loadDraft(id: DraftSubmissionId) {
  const draft = await selectOptionalDraftGrade(id);
  if (!draft) throw new AppError('not_found');
  return draft;
}

async function loadSubmission(id: DraftSubmissionId): Promise<SubmissionId> {
  return (await loadDraft(id)).submission_id;
}

interface Change {
  draft: NonNullable<Awaited<ReturnType<typeof selectOptionalDraftGrade>>>;
  grade: DraftGrade;
  before: number | string | null;
  /** The caller confirms grading a draft that was not handed in. */
  isMeant: boolean;
}

async function record(actor: Actor, { draft, grade, before, isMeant }: Change, now: Date): Promise<void> {
  const unsubmitted = !isSubmitted(draft.status);
  if (unsubmitted && !isMeant) throw new AppError('grade.not_submitted');
  await updateDraftGrade(draft.id, grade);
  const [after = null] = Object.values(grade);
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'submission.grade_draft',
    subject: 'submission',
    subjectId: draft.submission_id,
    details: { draftId: draft.draft_id, before, after, unsubmitted },
  });
  const step = { submissionId: draft.submission_id, draftId: draft.draft_id };
  await recordGrades([{ ...step, grade: after, actorId: actor.userId }], now);
}
