import type { RewindOverview, RewindWindow, SubmissionId } from '@redraft/contracts';
import { rewindOverviewSchema, rewindWindowSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadRewindOverview(submissionId: SubmissionId): Promise<RewindOverview> {
  return callApi('GET', '/api/rewind/overview', { query: { submissionId }, answer: rewindOverviewSchema });
}

/** The saves around one of them. */
export function loadRewindWindow(
  wanted: { submissionId: SubmissionId; save: number },
  signal: AbortSignal,
): Promise<RewindWindow> {
  return callApi('GET', '/api/rewind/window', { query: wanted, answer: rewindWindowSchema, signal });
}
