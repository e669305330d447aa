import {
  type AssignmentId,
  type CriterionScore,
  followRubric,
  letterForScore,
  type RubricContent,
  type RubricScoresBody,
  rubricResult,
  type SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { selectAssignment } from '../../assignments/index.ts';
import { type ClassRow, lockClass, selectClass } from '../../classes/index.ts';
import { loadReadableSubmission } from '../texts/index.ts';
import { lockMarkable } from './marking.ts';
import {
  listRubricScores,
  listRubricScoresOf,
  selectOptionalRubricScores,
  upsertRubricScores,
} from './rubric-queries.ts';
import { listMarkedTwice } from './second-marking-queries.ts';
import { setAlternateGrade, setGrade } from './set-grade.ts';
import { isGradeShown } from './shown-grade.ts';

/** The rubric scores of a text; the caller has checked the permission. */
export async function loadRubricScores(
  id: SubmissionId,
): Promise<{ version: number; scores: CriterionScore[] }> {
  return (await selectOptionalRubricScores(id)) ?? { version: 0, scores: [] };
}

/** The rubric scores of these texts as visible to their students: with the grade, and not while it is held back. */
export async function shownRubricScores(
  texts: readonly Parameters<typeof isGradeShown>[0][],
): Promise<(id: SubmissionId) => CriterionScore[]> {
  const rows = await listRubricScoresOf(texts.filter(isGradeShown).map(({ id }) => id));
  const scoresBySubmission = new Map(
    rows.map((row): [SubmissionId, CriterionScore[]] => [row.submission_id, row.scores]),
  );
  return (id) => scoresBySubmission.get(id) ?? [];
}

/** The grade for a result: percent, or the corresponding letter. */
function gradeOf(percent: number | null, classRow: ClassRow): number | string | null {
  if (percent === null || classRow.grade_method === 'Numeric') return percent;
  return letterForScore(
    percent,
    classRow.grades.filter(({ selected }) => selected).map(({ value }) => value),
  );
}

/** Stores a text's score by criterion; once the scores are complete, their sum becomes the grade. */
export async function scoreByRubric(actor: Actor, body: RubricScoresBody, now: Date): Promise<void> {
  const { submissionId: id, scores } = body;
  await inTransaction(async () => {
    const unlocked = await loadReadableSubmission(actor, id);
    await lockClass(unlocked.submission.class_id);
    const submission = await lockMarkable(actor, id, 'grade');
    const [{ rubric }, classRow, stored] = await Promise.all([
      selectAssignment(submission.assignment_id),
      selectClass(submission.class_id),
      loadRubricScores(id),
    ]);
    const isKnown = ({ criterion, level }: CriterionScore) =>
      rubric?.criteria[criterion] && (level === null || rubric.criteria[criterion].levels[level]);
    if (!rubric || stored.version !== body.version || !scores.every(isKnown))
      throw new AppError('conflict.changed');
    await upsertRubricScores(id, scores, { userId: actor.userId, at: now });
    const grade = gradeOf(rubricResult(rubric, scores).percent, classRow);
    const details = { before: stored.scores, after: scores, grade };
    const subject = { subject: 'submission' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'submission.score_rubric', ...subject, details });
    await giveGrade(actor, { id, grade, replaces: body.replaces, unsubmitted: body.unsubmitted }, now);
  });
}

interface RubricScoring {
  id: SubmissionId;
  grade: number | string | null;
  replaces: number | string | null;
  unsubmitted: boolean;
}

async function giveGrade(
  actor: Actor,
  { id, grade, replaces, unsubmitted }: RubricScoring,
  now: Date,
): Promise<void> {
  if (typeof grade === 'number') {
    const seenVersion = typeof replaces === 'number' ? replaces : -1;
    await setGrade(actor, { id, grade, replaces: seenVersion, unsubmitted }, now);
  }
  if (typeof grade === 'string') {
    const seenVersion = typeof replaces === 'string' ? replaces : '';
    await setAlternateGrade(actor, { id, grade, replaces: seenVersion, unsubmitted }, now);
  }
}

/**
 * Recalculates scores after a change of the rubric, and grades that were their sum: grades that the instructor set otherwise stay. Returns how many
 * texts were rescored.
 */
export async function followChangedRubric(
  actor: Actor,
  changed: { assignmentId: AssignmentId; before: RubricContent | null },
  now: Date,
): Promise<number> {
  const { before } = changed;
  const { rubric: after, class_id: classId } = await selectAssignment(changed.assignmentId);
  if (!before || !after || JSON.stringify(before.criteria) === JSON.stringify(after.criteria)) return 0;
  const [classRow, scored] = await Promise.all([
    selectClass(classId),
    listRubricScores(changed.assignmentId),
  ]);
  const markedTwice = await listMarkedTwice(scored.map(({ id }): SubmissionId => id));
  for (const { id, scores, ...graded } of scored) {
    const rescored = followRubric(before, after, scores);
    await upsertRubricScores(id, rescored, { userId: actor.userId, at: now });
    const current = classRow.grade_method === 'Letter' ? graded.alternate_grade : graded.score;
    const grade = gradeOf(rubricResult(after, rescored).percent, classRow);
    const wasSum = current === gradeOf(rubricResult(before, scores).percent, classRow);
    const details = { before: scores, after: rescored, grade: wasSum ? grade : current };
    const subject = { subject: 'submission' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'submission.rescore_rubric', ...subject, details });
    if (wasSum && !markedTwice.has(id))
      await giveGrade(actor, { id, grade, replaces: current, unsubmitted: true }, now);
  }
  return scored.length;
}
