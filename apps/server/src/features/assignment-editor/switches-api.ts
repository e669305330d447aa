import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-editor-switches';
import { setPaused, setVisible } from '../../domain/assignments/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const switchRoutes = [
  defineRoute(calls.setAssignmentVisible, {
    permission: 'assignment.manage',
    handler: async ({ actor, query, now }) => {
      await setVisible(actor, { id: query.id, isVisible: query.status }, now);
      return success;
    },
  }),
  defineRoute(calls.setAssignmentPaused, {
    permission: 'assignment.manage',
    handler: async ({ actor, query, now }) => {
      await setPaused(actor, { id: query.id, isPaused: query.status }, now);
      return success;
    },
  }),
];
