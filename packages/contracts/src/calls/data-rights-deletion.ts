import { defineCall } from '../call.ts';
import { accountDeletionSchema, requestDeletionBodySchema } from '../data-rights.ts';

export const readDeletion = defineCall({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'Whether and when the own account is deleted, and what is in the way',
  answer: accountDeletionSchema,
});

export const requestDeletion = defineCall({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Ask for the own account to be deleted after fourteen days',
  body: requestDeletionBodySchema,
  answer: accountDeletionSchema,
  errors: ['account.confirmation_wrong', 'account.last_admin', 'account.owns_classes', 'service.unavailable'],
  creates: true,
});

export const cancelDeletion = defineCall({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Keep the own account after all',
  answer: accountDeletionSchema,
  errors: ['account.deletion_begun'],
});
