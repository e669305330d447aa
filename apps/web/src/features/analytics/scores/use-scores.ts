import type { SubmissionId } from '@redraft/contracts';
import * as analyticsCalls from '@redraft/contracts/calls/analytics';
import * as workspaceFiguresCalls from '@redraft/contracts/calls/workspace-figures';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import type { CallArea } from '../analytics-calls.ts';

/** The worker computes new scores within seconds; for a whole class at a deadline, within minutes. */
const refetchIntervalMs = 2000;

/** Effort and revision scores of a submission; polls while new ones are pending. */
export function scoresQuery(submissionId: SubmissionId, area: CallArea = 'classes') {
  return queryOptions({
    queryKey: ['scores', submissionId],
    queryFn: ({ signal }) =>
      area === 'student'
        ? callApi(workspaceFiguresCalls.readOwnScores, { query: { id: submissionId }, signal })
        : callApi(analyticsCalls.readScores, { query: { submissionId }, signal }),
    refetchInterval: ({ state }) => (state.data?.isPending ? refetchIntervalMs : false),
  });
}
