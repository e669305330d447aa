import {
  passageLifeSchema,
  passageQuerySchema,
  quoteBodySchema,
  quotePlaceSchema,
  submissionIdSchema,
  textGrowthSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { findQuote, readPassageLife, readTextGrowth } from './service.ts';

export const textGrowthRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/growth/text',
    summary: 'When which part of a submission was worked on, and when each passage of it was written',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: textGrowthSchema,
    errors: ['not_found', 'access.denied'],
    limitPerMinute: 60,
    handler: ({ actor, query, now }) => readTextGrowth(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/growth/passage',
    summary: 'How a passage of a submission came, changed, moved and went, step by step',
    permission: 'submission.read',
    query: passageQuerySchema,
    answer: passageLifeSchema,
    errors: ['not_found'],
    limitPerMinute: 60,
    handler: ({ actor, query, now }) => readPassageLife(actor, query, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/growth/place',
    summary: 'Where words that somebody selected in a version stand in the record of a submission',
    permission: 'submission.read',
    body: quoteBodySchema,
    answer: quotePlaceSchema,
    errors: ['not_found'],
    limitPerMinute: 60,
    handler: ({ actor, body }) => findQuote(actor, body),
  }),
];
