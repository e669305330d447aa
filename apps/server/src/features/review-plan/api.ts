import * as calls from '@redraft/contracts/calls/review-plan';
import { changeRevisionPlan, loadRevisionPlan } from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewPlanRoutes = [
  defineRoute(calls.readRevisionPlan, {
    permission: 'assignment.write',
    handler: ({ actor, query, now }) => loadRevisionPlan(actor, query.submissionId, now),
  }),
  defineRoute(calls.changeRevisionPlan, {
    permission: 'assignment.write',
    limitPerMinute: 240,
    handler: ({ actor, body, now }) => changeRevisionPlan(actor, body, now),
  }),
];
