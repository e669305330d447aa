import type { ClassId, SendScoreBody, SentScore, SentScoreState } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyPlatformGrades } from '../../platform/notify.ts';
import { describeScoreProblem } from './score-problem-rules.ts';
import { listSentScoreRows, requeueScore, type SentScoreRow } from './score-queries.ts';

/** The results of sending the grades of a class. The caller has checked the permission. */
export async function listSentScores(classId: ClassId): Promise<SentScore[]> {
  return (await listSentScoreRows(classId)).map(presentSentScore);
}

function presentSentScore(row: SentScoreRow): SentScore {
  const { platform_score: score, platform_maximum: maximum } = row;
  return {
    submissionId: row.submission_id,
    draftId: row.draft_id,
    platformName: row.platform_name,
    state: stateOf(row),
    at: row.answered_at?.toISOString() ?? null,
    problem: row.problem === null ? null : describeScoreProblem(row.problem),
    platformGrade: score === null ? null : Math.round((score / (maximum ?? 100)) * 10_000) / 100,
  };
}

function stateOf({ is_waiting: isWaiting, outcome }: SentScoreRow): SentScoreState {
  return isWaiting || outcome === null ? 'waiting' : outcome;
}

/** Sends a score again, also over a newer one on the platform, which the user has seen. */
export async function sendScoreAgain(
  actor: Actor,
  { submissionId, draftId }: SendScoreBody,
  now: Date,
): Promise<number> {
  const requeued = await requeueScore({ submissionId, draftId }, now);
  if (requeued === 0) throw new AppError('not_found');
  const subject = { subject: 'submission' as const, subjectId: submissionId };
  const details = draftId === null ? {} : { draftId };
  await audit({ at: now, actorId: actor.userId, action: 'submission.send_score', ...subject, details });
  await notifyPlatformGrades();
  return requeued;
}
