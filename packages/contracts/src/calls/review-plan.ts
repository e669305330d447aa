import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import { changeRevisionPlanBodySchema, revisionPlanSchema } from '../revision-plan.ts';

export const readRevisionPlan = defineCall({
  method: 'GET',
  path: '/api/peerreview/plan',
  summary: 'What a student means to do about the reviews of the own text',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: revisionPlanSchema,
  errors: ['not_found'],
});

export const changeRevisionPlan = defineCall({
  method: 'PUT',
  path: '/api/peerreview/plan',
  summary: 'Keep the plan of the own text, from first to last: lines taken from reviews, and own ones',
  body: changeRevisionPlanBodySchema,
  answer: revisionPlanSchema,
  errors: ['not_found', 'class.archived', 'conflict.changed', 'request.invalid', 'service.unavailable'],
});
