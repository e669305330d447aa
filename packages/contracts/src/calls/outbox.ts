import { defineCall } from '../call.ts';
import { outboxMailQuerySchema, outboxPageSchema, outboxQuerySchema } from '../outbox.ts';
import { doneSchema } from '../wire.ts';

export const readOutbox = defineCall({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'The mails of the last thirty days and what became of them, a page at a time, the newest first',
  query: outboxQuerySchema,
  answer: outboxPageSchema,
});

export const resendMail = defineCall({
  method: 'POST',
  path: '/api/admin/outbox/retry',
  summary: 'Send a mail again that was given up, or of which nobody knows whether it was sent',
  query: outboxMailQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});
