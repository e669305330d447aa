import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

export const markFeedbackRead = defineCall({
  method: 'POST',
  path: '/api/submission/feedback/read',
  summary: 'The student has opened the feedback on the own submission',
  body: z.object({ submissionId: submissionIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
