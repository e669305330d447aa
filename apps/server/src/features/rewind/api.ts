import {
  rewindOverviewQuerySchema,
  rewindOverviewSchema,
  rewindWindowQuerySchema,
  rewindWindowSchema,
} from '@redraft/contracts';
import { defineRoute } from '../../platform/route.ts';
import { readRewindOverview, readRewindWindow } from './service.ts';

export const rewindRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/rewind/overview',
    summary: 'How many saves a submission has, when they were and how much they changed',
    permission: 'submission.read',
    query: rewindOverviewQuerySchema,
    answer: rewindOverviewSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindOverview(actor, query, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/rewind/window',
    summary: 'Some saves of a submission around one of them, to be played back',
    permission: 'submission.read',
    query: rewindWindowQuerySchema,
    answer: rewindWindowSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindWindow(actor, query, now),
  }),
];
