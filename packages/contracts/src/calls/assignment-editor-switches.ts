import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import { doneSchema, flagSchema } from '../wire.ts';

const oneAssignmentSchema = z.object({ id: assignmentIdSchema });

export const setAssignmentVisible = defineCall({
  method: 'POST',
  path: '/api/classes/assignment/visible',
  summary: 'Show an assignment to students, or hide it',
  query: oneAssignmentSchema.extend({ status: flagSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});

export const setAssignmentPaused = defineCall({
  method: 'POST',
  path: '/api/classes/assignment/stoped',
  summary: 'Pause an assignment (status=true), or let students write again',
  query: oneAssignmentSchema.extend({ status: flagSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
