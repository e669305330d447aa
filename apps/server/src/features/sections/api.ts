import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sections';
import { defineRoute } from '../../platform/route.ts';
import { addSection, assignSection, removeSection, renameSection } from './service.ts';

export const sectionRoutes = [
  defineRoute(calls.addSection, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => ({ id: await addSection(actor, body, now) }),
  }),
  defineRoute(calls.renameSection, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => {
      await renameSection(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeSection, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await removeSection(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.assignSection, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => {
      await assignSection(actor, body, now);
      return success;
    },
  }),
];
