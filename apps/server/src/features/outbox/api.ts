import {
  doneSchema,
  outboxMailQuerySchema,
  outboxPageSchema,
  outboxQuerySchema,
  success,
} from '@redraft/contracts';
import { defineRoute } from '../../platform/route.ts';
import { readOutbox, resendMail } from './service.ts';

export const outboxRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'The mails of the last thirty days and what became of them, a page at a time, the newest first',
    permission: 'system.operate',
    query: outboxQuerySchema,
    answer: outboxPageSchema,
    handler: ({ query }) => readOutbox(query),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/admin/outbox/retry',
    summary: 'Send a mail again that was given up, or of which nobody knows whether it was sent',
    permission: 'system.operate',
    query: outboxMailQuerySchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await resendMail(actor, query.id, now);
      return success;
    },
  }),
];
