import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import { progressLogSchema, readLogsQuerySchema, submissionLogsSchema } from '../submissions.ts';

export const readSubmissionLogs = defineCall({
  method: 'POST',
  path: '/api/classes/readsubmissionlogs',
  summary: 'The saves of a submission that changed its text, the first ones first, some thousands at once',
  query: readLogsQuerySchema,
  answer: submissionLogsSchema,
  errors: ['not_found'],
});

export const readProgressLog = defineCall({
  method: 'POST',
  path: '/api/classes/progressLog',
  summary: 'How many words a submission had after some of its saves',
  query: z.object({ id: submissionIdSchema }),
  answer: progressLogSchema,
  errors: ['not_found'],
});
