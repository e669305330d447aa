import type { DraftId, SubmissionId, UserId } from '@redraft/contracts';
import { type LearningEvent, recordLearningEvents } from '../../learning-events/index.ts';
import { listGradesGiven, listShownTexts } from './shown-queries.ts';

interface GivenGrade {
  submissionId: SubmissionId;
  /** Null: the text as a whole. */
  draftId: DraftId | null;
  /** Null: taken away, which is no event. */
  grade: number | string | null;
  actorId: UserId;
}

/** Grades that were given just now and whose students see them: one that is held back is told when it is released. */
export async function recordGrades(given: readonly GivenGrade[], now: Date): Promise<void> {
  const graded = given.filter(({ grade }) => grade !== null);
  if (graded.length === 0) return;
  const shown = await listShownTexts(graded.map(({ submissionId }): SubmissionId => submissionId));
  await recordLearningEvents(
    graded
      .filter(({ submissionId }) => shown.has(submissionId))
      .map((one): LearningEvent => ({ kind: 'graded', ...one })),
    now,
  );
}

/** Grades that their students see from now on, with those of the drafts. */
export async function recordReleased(
  ids: readonly SubmissionId[],
  { actorId }: { actorId: UserId },
  now: Date,
): Promise<void> {
  const grades = await listGradesGiven(ids);
  await recordLearningEvents(
    grades.map(
      (row): LearningEvent => ({
        kind: 'graded',
        submissionId: row.submission_id,
        draftId: row.draft_id,
        grade: row.score ?? row.letter,
        actorId,
      }),
    ),
    now,
  );
}
