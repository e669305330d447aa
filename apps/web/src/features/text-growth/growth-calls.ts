import {
  type PassageLife,
  type PassageQuery,
  passageLifeSchema,
  type QuoteBody,
  quotePlaceSchema,
  type SubmissionId,
  type TextGrowth,
  textGrowthSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Passage } from '../../domain/revisions/index.ts';
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

/** Where selected words stand in a version; null where it does not have them. */
export async function findPassage(body: QuoteBody): Promise<Passage | null> {
  const { place } = await callApi('POST', '/api/growth/place', { body, answer: quotePlaceSchema });
  return place;
}
