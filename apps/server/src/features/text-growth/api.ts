import * as calls from '@redraft/contracts/calls/text-growth';
import { defineRoute } from '../../platform/route.ts';
import { findQuote, readPassageHistory, readTextGrowth } from './service.ts';

export const textGrowthRoutes = [
  defineRoute(calls.readTextGrowth, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, query, now }) => readTextGrowth(actor, query.submissionId, now),
  }),
  defineRoute(calls.readPassageHistory, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, query, now }) => readPassageHistory(actor, query, now),
  }),
  defineRoute(calls.findQuote, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, body }) => findQuote(actor, body),
  }),
];
