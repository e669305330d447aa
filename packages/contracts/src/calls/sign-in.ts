import { z } from 'zod';
import {
  authorizeAnswerSchema,
  exchangeBodySchema,
  sessionExpirySchema,
  sessionUserSchema,
  signInBodySchema,
} from '../accounts.ts';
import { defineCall } from '../call.ts';
import { signInWaysSchema } from '../local-accounts.ts';
import { doneSchema } from '../wire.ts';

const signInErrors = ['auth.wrong_credentials', 'auth.unconfirmed', 'request.rate_limited'] as const;

export const readSignInWays = defineCall({
  method: 'GET',
  path: '/api/auth/ways',
  summary: 'How one can sign in here',
  answer: signInWaysSchema,
});

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/signin',
  summary: 'Sign in with a local account',
  body: signInBodySchema,
  answer: sessionUserSchema,
  errors: signInErrors,
});

export const authorize = defineCall({
  method: 'POST',
  path: '/api/auth/authorize',
  summary:
    'Sign in on the authorization page; answers a single-use code, and a cookie without which it is void',
  body: signInBodySchema,
  answer: authorizeAnswerSchema,
  errors: signInErrors,
});

export const exchangeCode = defineCall({
  method: 'POST',
  path: '/api/auth/oauth2userupdate',
  summary: 'Exchange the code of the authorization page for an access token',
  body: exchangeBodySchema,
  answer: sessionUserSchema,
  errors: ['auth.code_invalid', 'auth.code_elsewhere', 'request.rate_limited'],
});

export const renewSession = defineCall({
  method: 'POST',
  path: '/api/auth/renew',
  summary: 'Let the session go on, with what it has open',
  answer: sessionExpirySchema,
});

export const resumeOpening = defineCall({
  method: 'POST',
  path: '/api/auth/resume',
  summary: 'After signing in again: let a document that is still open go on in this session',
  body: z.object({ token: z.string().regex(/^[\w-]{20,200}$/) }),
  answer: doneSchema,
  errors: ['not_found'],
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End the session',
  answer: doneSchema,
});
