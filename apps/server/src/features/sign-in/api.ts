import {
  authorizeAnswerSchema,
  doneSchema,
  exchangeBodySchema,
  type SignInBody,
  sessionExpirySchema,
  sessionUserSchema,
  signInBodySchema,
  signInWaysSchema,
  success,
} from '@redraft/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { closeSession } from '../../domain/accounts/index.ts';
import { browsersOf, rememberBrowser } from '../../platform/browser-cookie.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { authorize, exchangeCode, resumeOpening, signIn, stayIn } from './service.ts';

/** A whole school may sign in at eight, but nobody tries more than thirty passwords of one person a minute. */
const signInLimits = {
  limitPerMinute: 600,
  limitAlike: {
    name: 'sign-in',
    perMinute: 30,
    perMinuteAnywhere: 100,
    waitMs: 3000,
    // Cut: the keys are kept for a minute, and names of megabytes would fill the memory.
    key: (body: SignInBody) => body.username.toLowerCase().slice(0, 200),
  },
};
const signInErrors = ['auth.wrong_credentials', 'auth.unconfirmed', 'request.rate_limited'] as const;

export const accountRoutes = [
  definePublicRoute({
    method: 'GET',
    path: '/api/auth/ways',
    summary: 'How one can sign in here',
    permission: 'public',
    answer: signInWaysSchema,
    handler: async ({ request }) => ({
      local: request.server.hasLocalAccounts,
      institutions: request.server.signOn.all(request).map(({ way, name }) => ({ way, name })),
    }),
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/signin',
    summary: 'Sign in with a local account',
    permission: 'public',
    body: signInBodySchema,
    answer: sessionUserSchema,
    errors: signInErrors,
    isLocalAccounts: true,
    ...signInLimits,
    handler: ({ body, now, request }) =>
      signIn(
        {
          ...{ ...body, isRemembered: body.remember ?? false },
          ...{ userAgent: userAgentOf(request), address: request.ip },
        },
        now,
      ),
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/authorize',
    summary:
      'Sign in on the authorization page; answers a single-use code, and a cookie without which it is void',
    permission: 'public',
    body: signInBodySchema,
    answer: authorizeAnswerSchema,
    errors: signInErrors,
    isLocalAccounts: true,
    ...signInLimits,
    handler: ({ body, now, request, reply }) => {
      const browser = rememberBrowser(request, reply, 'form');
      const from = { browser, address: request.ip };
      return authorize({ ...body, ...from, isRemembered: body.remember ?? false }, now);
    },
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/auth/oauth2userupdate',
    summary: 'Exchange the code of the authorization page for an access token',
    permission: 'public',
    body: exchangeBodySchema,
    answer: sessionUserSchema,
    errors: ['auth.code_invalid', 'auth.code_elsewhere', 'request.rate_limited'],
    limitPerMinute: signInLimits.limitPerMinute,
    handler: ({ body, now, request }) => {
      const endsSessionsOf = request.server.signOn.oidc(request)?.name;
      const shown = { code: body.token, browsers: browsersOf(request), userAgent: userAgentOf(request) };
      return exchangeCode({ ...shown, endsSessionsOf }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/renew',
    summary: 'Let the session go on, with what it has open',
    permission: 'account.use',
    answer: sessionExpirySchema,
    handler: ({ actor, now }) => stayIn(actor, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/resume',
    summary: 'After signing in again: let a document that is still open go on in this session',
    permission: 'account.use',
    body: z.object({ token: z.string().regex(/^[\w-]{20,200}$/) }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await resumeOpening(actor, body.token, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/signout',
    summary: 'End the session',
    permission: 'account.use',
    answer: doneSchema,
    handler: async ({ actor, now }) => {
      await closeSession(actor, now);
      return success;
    },
  }),
];

function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}
