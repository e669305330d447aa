import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/recovery';
import { readLink, recoverPassword, requestLink } from '../../domain/accounts/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute } from '../../platform/route.ts';

export const recoveryRoutes = [
  definePublicRoute(calls.requestPasswordLink, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 60,
    sharedLimit: {
      name: 'recovery-mail',
      perMinute: 3,
      perMinuteAnywhere: 6,
      key: (_body, { email }) => email,
    },
    handler: async ({ query, now, request }) => {
      await requestLink({ purpose: 'recover', address: query.email, language: readerLanguage(request) }, now);
      return success;
    },
  }),
  definePublicRoute(calls.checkPasswordLink, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 120,
    handler: async ({ query, now }) =>
      (await readLink({ token: query.id, purpose: 'recover' }, now)).minutesLeft,
  }),
  definePublicRoute(calls.recoverPassword, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 60,
    sharedLimit: { name: 'recovery', perMinute: 10, perMinuteAnywhere: 20, key: ({ id }) => id },
    handler: async ({ body, now }) => {
      await recoverPassword(body, now);
      return success;
    },
  }),
];
