import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-editor';
import {
  changeAssignmentWithFiles,
  createAssignmentWithFiles,
  readForEditor,
  removeAssignmentWithFiles,
} from '../../domain/assignment-details/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const assignmentRoutes = [
  defineRoute(calls.readAssignment, {
    permission: 'assignment.manage',
    handler: ({ actor, query, request }) => readForEditor(actor, query.id, request.server.editorHost),
  }),
  defineRoute(calls.createAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => ({ id: await createAssignmentWithFiles(actor, body, now) }),
  }),
  defineRoute(calls.changeAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => ({
      ...success,
      ...(await changeAssignmentWithFiles(actor, body, now)),
    }),
  }),
  defineRoute(calls.removeAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, query, now }) => {
      await removeAssignmentWithFiles(actor, query.id, now);
      return success;
    },
  }),
];
