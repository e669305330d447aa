import * as calls from '@redraft/contracts/calls/data-rights-deletion';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import { cancelDeletion, readDeletion, requestDeletion } from './deletion.ts';

export const deletionRoutes = [
  defineRoute(calls.readDeletion, {
    permission: 'account.use',
    handler: ({ actor }) => readDeletion(actor),
  }),
  defineRoute(calls.requestDeletion, {
    permission: 'account.use',
    // Enough for a few typing errors: this call could be used to guess a password.
    limitPerMinute: 5,
    handler: ({ actor, body: { confirmation }, now, request }) =>
      requestDeletion(actor, { confirmation, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.cancelDeletion, {
    permission: 'account.use',
    handler: ({ actor, now }) => cancelDeletion(actor, now),
  }),
];
