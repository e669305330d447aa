import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-editor';
import {
  changeWholeAssignment,
  createWholeAssignment,
  readForEditor,
  removeWholeAssignment,
} from '../../domain/whole-assignments/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const assignmentRoutes = [
  defineRoute(calls.readAssignment, {
    permission: 'assignment.manage',
    handler: ({ actor, query, request }) => readForEditor(actor, query.id, request.server.editorHost),
  }),
  defineRoute(calls.createAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => ({ id: await createWholeAssignment(actor, body, now) }),
  }),
  defineRoute(calls.changeAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => ({
      ...success,
      ...(await changeWholeAssignment(actor, body, now)),
    }),
  }),
  defineRoute(calls.removeAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, query, now }) => {
      await removeWholeAssignment(actor, query.id, now);
      return success;
    },
  }),
];
