import { z } from 'zod';
import { defineCall } from '../call.ts';
import { linkQuerySchema, recoverPasswordBodySchema, recoveryQuerySchema } from '../local-accounts.ts';
import { doneSchema } from '../wire.ts';

export const requestPasswordLink = defineCall({
  method: 'POST',
  path: '/api/auth/getPasswordrecoverylink',
  summary:
    'Ask for a mail with the username and a link to a new password; answers the same whether or not there is such an account',
  query: recoveryQuerySchema,
  answer: doneSchema,
});

export const checkPasswordLink = defineCall({
  method: 'POST',
  path: '/api/auth/validaterecoverytoken',
  summary: 'For how many minutes a link to a new password still works',
  query: linkQuerySchema,
  answer: z.number().int(),
  errors: ['account.link_invalid'],
});

export const recoverPassword = defineCall({
  method: 'POST',
  path: '/api/auth/recoverpassword',
  summary: 'Set a new password by the link that was mailed; ends every session of the account',
  body: recoverPasswordBodySchema,
  answer: doneSchema,
  errors: ['account.link_invalid', 'account.link_mismatch'],
});
