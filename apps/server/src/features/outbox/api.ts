import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/outbox';
import { defineRoute } from '../../platform/route.ts';
import { readOutbox, resendMail } from './service.ts';

export const outboxRoutes = [
  defineRoute(calls.readOutbox, {
    permission: 'system.operate',
    handler: ({ query }) => readOutbox(query),
  }),
  defineRoute(calls.resendMail, {
    permission: 'system.operate',
    handler: async ({ actor, query, now }) => {
      await resendMail(actor, query.id, now);
      return success;
    },
  }),
];
