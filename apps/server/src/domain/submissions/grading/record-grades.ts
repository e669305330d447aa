import type { DraftId, SubmissionId, UserId } from '@redraft/contracts';
import { type LearningEvent, recordLearningEvents } from '../../learning-events/index.ts';
import { updateScores } from '../../lti/index.ts';
import { listGradesGiven, listShownTexts } from './shown-queries.ts';

interface GivenGrade {
  submissionId: SubmissionId;
  /** Null for the text as a whole. */
  draftId: DraftId | null;
  /** Null for a removed grade, which is not an event. */
  grade: number | string | null;
  actorId: UserId;
}

/** Records new grades that students can see: grades that are held back are recorded when they are released. */
export async function recordGrades(newGrades: readonly GivenGrade[], now: Date): Promise<void> {
  await updateScores(
    newGrades.map(({ submissionId }): SubmissionId => submissionId),
    now,
  );
  const graded = newGrades.filter(({ grade }) => grade !== null);
  if (graded.length === 0) return;
  const visibleTexts = await listShownTexts(graded.map(({ submissionId }): SubmissionId => submissionId));
  await recordLearningEvents(
    graded
      .filter(({ submissionId }) => visibleTexts.has(submissionId))
      .map((one): LearningEvent => ({ kind: 'graded', ...one })),
    now,
  );
}

/** Records grades that have just become visible to students, including those of drafts. */
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
