import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import {
  passageHistorySchema,
  passageQuerySchema,
  quoteBodySchema,
  quotePlaceSchema,
  textGrowthSchema,
} from '../text-growth.ts';

export const readTextGrowth = defineCall({
  method: 'GET',
  path: '/api/growth/text',
  summary: 'When which part of a submission was worked on, and when each passage of it was written',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: textGrowthSchema,
  errors: ['not_found', 'access.denied'],
});

export const readPassageHistory = defineCall({
  method: 'GET',
  path: '/api/growth/passage',
  summary: 'How a passage of a submission came, changed, moved and went, step by step',
  query: passageQuerySchema,
  answer: passageHistorySchema,
  errors: ['not_found'],
});

export const findQuote = defineCall({
  method: 'POST',
  path: '/api/growth/place',
  summary: 'Where words that somebody selected in a version stand in the record of a submission',
  body: quoteBodySchema,
  answer: quotePlaceSchema,
  errors: ['not_found'],
});
