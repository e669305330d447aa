import {
  confirmAgainBodySchema,
  doneSchema,
  doneWithMessageSchema,
  linkQuerySchema,
  openedInvitationSchema,
  signUpBodySchema,
  success,
} from '@redraft/contracts';
import { confirmEmail, wishForLink } from '../../domain/accounts/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { openInvitation, register } from './service.ts';

export const signUpRoutes = [
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Make an account with a password; a mail asks to confirm its address',
    permission: 'public',
    body: signUpBodySchema,
    answer: doneWithMessageSchema,
    errors: ['account.taken', 'account.link_invalid', 'class.closed'],
    isLocalAccounts: true,
    // A class signs up in its first lesson, from one address.
    limitPerMinute: 60,
    handler: async ({ body, now, request }) => {
      const language = readerLanguage(request);
      const next = await register({ ...body, language }, now);
      return { ...success, message: say(language, next) };
    },
  }),
  definePublicRoute({
    method: 'GET',
    path: '/api/auth/invitation',
    summary: 'What the link of a mail leads to that invites to a class',
    permission: 'public',
    query: linkQuerySchema,
    answer: openedInvitationSchema,
    errors: ['account.link_invalid', 'class.closed'],
    limitPerMinute: 120,
    handler: ({ query, now }) => openInvitation(query.id, now),
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/ConfirmEmail',
    summary: 'Confirm an e-mail address by the link that was sent there',
    permission: 'public',
    query: linkQuerySchema,
    answer: doneWithMessageSchema,
    errors: ['account.link_invalid'],
    isLocalAccounts: true,
    limitPerMinute: 120,
    handler: async ({ query, now, request }) => {
      await confirmEmail(query.id, now);
      return { ...success, message: say(readerLanguage(request), 'account.confirmed') };
    },
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/confirmationagain',
    summary:
      'Ask for the mail again that confirms an address; answers the same whether or not there is such an account',
    permission: 'public',
    body: confirmAgainBodySchema,
    answer: doneSchema,
    isLocalAccounts: true,
    limitPerMinute: 60,
    limitAlike: {
      name: 'confirmation',
      perMinute: 3,
      perMinuteAnywhere: 6,
      key: ({ account }) => account.toLowerCase(),
    },
    handler: async ({ body, now, request }) => {
      await wishForLink(
        { purpose: 'confirm', address: body.account, language: readerLanguage(request) },
        now,
      );
      return success;
    },
  }),
];
