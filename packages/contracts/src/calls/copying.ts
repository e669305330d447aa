import { z } from 'zod';
import { defineCall } from '../call.ts';
import { copyAssignmentBodySchema, copyClassAnswerSchema, copyClassBodySchema } from '../copying.ts';
import { assignmentIdSchema } from '../ids.ts';

/** Errors if the new dates of a copy do not fit its content. */
const datesErrors = [
  'assignment.starts_before_class',
  'assignment.ends_after_class',
  'assignment.too_short',
] as const;

export const copyClass = defineCall({
  method: 'POST',
  path: '/api/classes/copy',
  summary: 'A class again, with its assignments and without its people; all dates move with its first day',
  body: copyClassBodySchema,
  answer: copyClassAnswerSchema,
  errors: ['not_found', 'class.key_taken', 'class.too_short', ...datesErrors],
  creates: true,
});

export const copyAssignment = defineCall({
  method: 'POST',
  path: '/api/classes/assignment/copy',
  summary: 'An assignment again, hidden, in the same or another own class; all dates move with its start',
  body: copyAssignmentBodySchema,
  answer: z.object({ id: assignmentIdSchema }),
  errors: ['not_found', ...datesErrors],
  creates: true,
});
