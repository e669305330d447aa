import type { PassageHistory, PassageQuery, SubmissionId, TextGrowth } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/text-growth';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

export const growthQuery = (submissionId: SubmissionId) =>
  queryOptions({
    queryKey: ['text-growth', submissionId],
    queryFn: ({ signal }): Promise<TextGrowth> =>
      callApi(calls.readTextGrowth, { query: { submissionId }, signal }),
  });

export const passageQuery = (query: PassageQuery) =>
  queryOptions({
    queryKey: ['passage-life', query],
    queryFn: ({ signal }): Promise<PassageHistory> => callApi(calls.readPassageHistory, { query, signal }),
  });
