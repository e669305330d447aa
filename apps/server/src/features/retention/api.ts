import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/retention';
import { defineRoute } from '../../platform/route.ts';
import { changeRetention, endHold, placeHold, readRetention } from './service.ts';

export const retentionRoutes = [
  defineRoute(calls.readRetention, {
    permission: 'system.operate',
    handler: ({ query, now }) => readRetention(query, now),
  }),
  defineRoute(calls.changeRetention, {
    permission: 'system.operate',
    handler: async ({ actor, body, now }) => {
      await changeRetention(actor, body.months, now);
      return success;
    },
  }),
  defineRoute(calls.placeHold, {
    permission: 'system.operate',
    handler: async ({ actor, body, now }) => {
      await placeHold(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.endHold, {
    permission: 'system.operate',
    handler: async ({ actor, query, now }) => {
      await endHold(actor, query.classId, now);
      return success;
    },
  }),
];
