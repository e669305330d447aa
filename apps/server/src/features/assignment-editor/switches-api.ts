import { assignmentIdSchema, doneSchema, flagSchema, success } from '@redraft/contracts';
import { z } from 'zod';
import { setPaused, setVisible } from '../../domain/assignments/index.ts';
import { defineRoute } from '../../platform/route.ts';

const oneAssignmentSchema = z.object({ id: assignmentIdSchema });

export const switchRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/assignment/visible',
    summary: 'Show an assignment to students, or hide it',
    permission: 'assignment.manage',
    query: oneAssignmentSchema.extend({ status: flagSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await setVisible(actor, { id: query.id, isVisible: query.status }, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/assignment/stoped',
    summary: 'Pause an assignment (status=true), or let students write again',
    permission: 'assignment.manage',
    query: oneAssignmentSchema.extend({ status: flagSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await setPaused(actor, { id: query.id, isPaused: query.status }, now);
      return success;
    },
  }),
];
