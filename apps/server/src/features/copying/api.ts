import {
  assignmentIdSchema,
  copyAssignmentBodySchema,
  copyClassAnswerSchema,
  copyClassBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { copyAssignment, copyClass } from './service.ts';

/** A copy whose new dates do not hold what is in it. */
const datesErrors = [
  'assignment.starts_before_class',
  'assignment.ends_after_class',
  'assignment.too_short',
] as const;

export const copyingRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/copy',
    summary: 'A class again, with its assignments and without its people; all dates move with its first day',
    creates: true,
    permission: 'class.create',
    body: copyClassBodySchema,
    answer: copyClassAnswerSchema,
    errors: ['not_found', 'class.key_taken', 'class.too_short', ...datesErrors],
    handler: ({ actor, body, now }) => copyClass(actor, body, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/assignment/copy',
    summary: 'An assignment again, hidden, in the same or another own class; all dates move with its start',
    creates: true,
    permission: 'assignment.manage',
    body: copyAssignmentBodySchema,
    answer: z.object({ id: assignmentIdSchema }),
    errors: ['not_found', ...datesErrors],
    handler: async ({ actor, body, now }) => ({ id: await copyAssignment(actor, body, now) }),
  }),
];
