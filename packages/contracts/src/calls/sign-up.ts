import { defineCall } from '../call.ts';
import {
  confirmAgainBodySchema,
  doneWithMessageSchema,
  linkQuerySchema,
  signUpBodySchema,
} from '../local-accounts.ts';
import { openedInvitationSchema } from '../roster.ts';
import { doneSchema } from '../wire.ts';

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account with a password; a mail asks to confirm its address',
  body: signUpBodySchema,
  answer: doneWithMessageSchema,
  errors: ['account.taken', 'account.link_invalid', 'class.closed'],
});

export const openInvitation = defineCall({
  method: 'GET',
  path: '/api/auth/invitation',
  summary: 'What the link of a mail leads to that invites to a class',
  query: linkQuerySchema,
  answer: openedInvitationSchema,
  errors: ['account.link_invalid', 'class.closed'],
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/ConfirmEmail',
  summary: 'Confirm an e-mail address by the link that was sent there',
  query: linkQuerySchema,
  answer: doneWithMessageSchema,
  errors: ['account.link_invalid'],
});

export const requestConfirmation = defineCall({
  method: 'POST',
  path: '/api/auth/confirmationagain',
  summary:
    'Ask for the mail again that confirms an address; answers the same whether or not there is such an account',
  body: confirmAgainBodySchema,
  answer: doneSchema,
});
