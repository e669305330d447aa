import { type RewindOverview, rewindOverviewSchema, type SubmissionId } from '@redraft/contracts';
import type { Caller } from '../../testing/app.ts';

export async function readOverview(caller: Caller, submissionId: SubmissionId): Promise<RewindOverview> {
  const { body } = await caller.call('GET', '/api/rewind/overview', { query: { submissionId } });
  return rewindOverviewSchema.parse(body);
}
