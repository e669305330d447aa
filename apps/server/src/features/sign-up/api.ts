import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-up';
import { confirmEmail, requestLink } from '../../domain/accounts/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { openInvitation, register } from './service.ts';

export const signUpRoutes = [
  definePublicRoute(calls.signUp, {
    permission: 'public',
    isLocalAccounts: true,
    // A class may sign up in its first lesson, from one address.
    limitPerMinute: 60,
    handler: async ({ body, now, request }) => {
      const language = readerLanguage(request);
      const outcome = await register({ ...body, language }, now);
      return { ...success, message: say(language, outcome) };
    },
  }),
  definePublicRoute(calls.openInvitation, {
    permission: 'public',
    limitPerMinute: 120,
    handler: ({ query, now }) => openInvitation(query.id, now),
  }),
  definePublicRoute(calls.confirmEmail, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 120,
    handler: async ({ query, now, request }) => {
      await confirmEmail(query.id, now);
      return { ...success, message: say(readerLanguage(request), 'account.confirmed') };
    },
  }),
  definePublicRoute(calls.requestConfirmation, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 60,
    sharedLimit: {
      name: 'confirmation',
      perMinute: 3,
      perMinuteAnywhere: 6,
      key: ({ account }) => account.toLowerCase(),
    },
    handler: async ({ body, now, request }) => {
      await requestLink(
        { purpose: 'confirm', address: body.account, language: readerLanguage(request) },
        now,
      );
      return success;
    },
  }),
];
