import { accountDeletionSchema, requestDeletionBodySchema } from '@redraft/contracts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import { keepAccount, readDeletion, requestDeletion } from './deletion.ts';

const path = '/api/account/deletion';

export const deletionRoutes = [
  defineRoute({
    method: 'GET',
    path,
    summary: 'Whether and when the own account is deleted, and what is in the way',
    permission: 'account.use',
    answer: accountDeletionSchema,
    handler: ({ actor }) => readDeletion(actor),
  }),
  defineRoute({
    method: 'POST',
    path,
    summary: 'Ask for the own account to be deleted after fourteen days',
    creates: true,
    permission: 'account.use',
    body: requestDeletionBodySchema,
    answer: accountDeletionSchema,
    errors: [
      'account.confirmation_wrong',
      'account.last_admin',
      'account.owns_classes',
      'service.unavailable',
    ],
    // As many as somebody needs who mistypes: it is a way to guess a password.
    limitPerMinute: 5,
    handler: ({ actor, body: { confirmation }, now, request }) =>
      requestDeletion(actor, { confirmation, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'Keep the own account after all',
    permission: 'account.use',
    answer: accountDeletionSchema,
    errors: ['account.deletion_begun'],
    handler: ({ actor, now }) => keepAccount(actor, now),
  }),
];
