import type { RewindLog, SubmissionId } from '@redraft/contracts';
import { rewindLogSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadRewindLog(submissionId: SubmissionId): Promise<RewindLog> {
  return callApi('GET', '/api/rewind/log', { query: { submissionId }, answer: rewindLogSchema });
}
