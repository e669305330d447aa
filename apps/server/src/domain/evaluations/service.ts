import {
  type DraftId,
  type EvaluationType,
  type ScoreEntry,
  type Scores,
  type SubmissionId,
  scoreBasisSchema,
  type UserId,
} from '@redraft/contracts';
import { inTransaction } from '../../platform/db.ts';
import { notifyEvaluation } from '../../platform/notify.ts';
import { headOf } from '../revisions/index.ts';
import { type EvaluationRow, insertEvaluation, listEvaluations, selectMainFile } from './queries.ts';

/** After this many attempts an evaluation is given up until it is requested again. */
export const maxAttempts = 5;

export interface EvaluationRequest {
  submissionId: SubmissionId;
  type: EvaluationType;
  /** The draft that is handed in. */
  draftId?: DraftId;
  /** The version that is handed in; the latest if absent. */
  versionSeq?: number;
  /** Null for a deadline. */
  requestedBy: UserId | null;
}

/**
 * Requests the effort and revision scores of a submission at a version: a worker computes them after the caller's transaction and adds them to the
 * history of scores. Repeated requests before that count as one.
 */
export async function requestEvaluation(requested: EvaluationRequest, now: Date): Promise<void> {
  const { submissionId, type, requestedBy, draftId = null } = requested;
  await inTransaction(async () => {
    const versionSeq = requested.versionSeq ?? (await headOf(await selectMainFile(submissionId))).seq;
    await insertEvaluation({ submissionId, type, draftId, versionSeq, requestedBy, at: now });
    await notifyEvaluation();
  });
}

export type ScoresOfSubmission = Omit<Scores, 'timezone' | 'isText'>;

/** The scores of one submission; the caller has checked the permission. */
export async function readScores(id: SubmissionId): Promise<ScoresOfSubmission> {
  return presentScores(id, await listEvaluations([id]));
}

/** The scores of many submissions, including those without an evaluation. */
export async function listScores(
  ids: readonly SubmissionId[],
): Promise<Map<SubmissionId, ScoresOfSubmission>> {
  const rows = Map.groupBy(await listEvaluations(ids), (row): SubmissionId => row.submission_id);
  return new Map(ids.map((id) => [id, presentScores(id, rows.get(id) ?? [])]));
}

function presentScores(submissionId: SubmissionId, rows: readonly EvaluationRow[]): ScoresOfSubmission {
  const history = rows.flatMap(toEntry);
  const [latest] = history;
  const pendingRows = rows.filter((row) => row.evaluated_at === null);
  return {
    submissionId,
    effort: latest?.effort ?? null,
    revision: latest?.revision ?? null,
    lastEvaluation: latest ?? null,
    history,
    isPending: pendingRows.some((row) => row.tries < maxAttempts),
    hasFailed: rows[0] !== undefined && rows[0].evaluated_at === null && rows[0].tries >= maxAttempts,
  };
}

function toEntry(row: EvaluationRow): ScoreEntry[] {
  if (row.evaluated_at === null || row.algorithm_version === null) return [];
  return [
    {
      timestamp: row.requested_at.toISOString(),
      effort: row.effort,
      revision: row.revision,
      type: row.type,
      draftTitle: row.draft_title,
      algorithmVersion: row.algorithm_version,
      basis: scoreBasisSchema.parse(row.basis),
    },
  ];
}
