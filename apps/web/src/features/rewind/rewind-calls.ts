import type { RewindOverview, RewindWindow, SubmissionId } from '@redraft/contracts';
import { rewindOverviewSchema, rewindWindowSchema } from '@redraft/contracts';
import type { RewindMoment } from '../../domain/revisions/index.ts';
import { callApi } from '../../lib/api.ts';

export function loadRewindOverview(
  submissionId: SubmissionId,
  moment: RewindMoment,
): Promise<RewindOverview> {
  const time = moment.kind === 'time' ? new Date(moment.at).toISOString() : undefined;
  return callApi('GET', '/api/rewind/overview', {
    query: { submissionId, time },
    answer: rewindOverviewSchema,
  });
}

/** The saves around one of them. */
export function loadRewindWindow(
  wanted: { submissionId: SubmissionId; save: number },
  signal: AbortSignal,
): Promise<RewindWindow> {
  return callApi('GET', '/api/rewind/window', { query: wanted, answer: rewindWindowSchema, signal });
}
