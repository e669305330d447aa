import {
  type PassageLife,
  type PassageQuery,
  passageLifeSchema,
  type SubmissionId,
  type TextGrowth,
  textGrowthSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

export const growthQuery = (submissionId: SubmissionId) =>
  queryOptions({
    queryKey: ['text-growth', submissionId],
    queryFn: ({ signal }): Promise<TextGrowth> =>
      callApi('GET', '/api/growth/text', { query: { submissionId }, answer: textGrowthSchema, signal }),
  });

export const passageQuery = (query: PassageQuery) =>
  queryOptions({
    queryKey: ['passage-life', query],
    queryFn: ({ signal }): Promise<PassageLife> =>
      callApi('GET', '/api/growth/passage', { query, answer: passageLifeSchema, signal }),
  });
