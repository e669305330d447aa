import {
  changeRevisionPlanBodySchema,
  revisionPlanSchema as revisionPlanAnswer,
  submissionIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { changeRevisionPlan, revisionPlanOf } from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewPlanRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/plan',
    summary: 'What a student means to do about the reviews of the own text',
    permission: 'assignment.write',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: revisionPlanAnswer,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => revisionPlanOf(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/peerreview/plan',
    summary: 'Keep the plan of the own text, from first to last: lines taken from reviews, and own ones',
    permission: 'assignment.write',
    body: changeRevisionPlanBodySchema,
    limitPerMinute: 240,
    answer: revisionPlanAnswer,
    errors: ['not_found', 'class.archived', 'conflict.changed', 'request.invalid', 'service.unavailable'],
    handler: ({ actor, body, now }) => changeRevisionPlan(actor, body, now),
  }),
];
