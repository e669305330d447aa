import {
  doneSchema,
  linkQuerySchema,
  recoverPasswordBodySchema,
  recoveryQuerySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { readLink, recoverPassword, wishForLink } from '../../domain/accounts/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute } from '../../platform/route.ts';

export const recoveryRoutes = [
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/getPasswordrecoverylink',
    summary:
      'Ask for a mail with the username and a link to a new password; answers the same whether or not there is such an account',
    permission: 'public',
    query: recoveryQuerySchema,
    answer: doneSchema,
    isLocalAccounts: true,
    limitPerMinute: 60,
    limitAlike: {
      name: 'recovery-mail',
      perMinute: 3,
      perMinuteAnywhere: 6,
      key: (_body, { email }) => email,
    },
    handler: async ({ query, now, request }) => {
      await wishForLink({ purpose: 'recover', address: query.email, language: readerLanguage(request) }, now);
      return success;
    },
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/validaterecoverytoken',
    summary: 'For how many minutes a link to a new password still works',
    permission: 'public',
    query: linkQuerySchema,
    answer: z.number().int(),
    errors: ['account.link_invalid'],
    isLocalAccounts: true,
    limitPerMinute: 120,
    handler: async ({ query, now }) =>
      (await readLink({ token: query.id, purpose: 'recover' }, now)).minutesLeft,
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/recoverpassword',
    summary: 'Set a new password by the link that was mailed; ends every session of the account',
    permission: 'public',
    body: recoverPasswordBodySchema,
    answer: doneSchema,
    errors: ['account.link_invalid', 'account.link_mismatch'],
    isLocalAccounts: true,
    limitPerMinute: 60,
    limitAlike: { name: 'recovery', perMinute: 10, perMinuteAnywhere: 20, key: ({ id }) => id },
    handler: async ({ body, now }) => {
      await recoverPassword(body, now);
      return success;
    },
  }),
];
