import { type SignInBody, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-in';
import type { FastifyRequest } from 'fastify';
import { closeSession } from '../../domain/accounts/index.ts';
import { browsersOf, rememberBrowser } from '../../platform/browser-cookie.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { authorize, exchangeCode, extendSession, resumeOpening, signIn } from './service.ts';

/**
 * A whole school may sign in at eight o'clock from one IP address. For one username, thirty attempts per minute are allowed from one address; beyond
 * a hundred from all addresses, those from addresses without an earlier success wait.
 */
const signInLimits = {
  limitPerMinute: 600,
  sharedLimit: {
    name: 'sign-in',
    perMinute: 30,
    perMinuteAnywhere: 100,
    waitMs: 3000,
    // Cut, because the keys are kept for a minute, and names of megabytes would fill the memory.
    key: (body: SignInBody) => body.username.toLowerCase().slice(0, 200),
  },
};

export const accountRoutes = [
  definePublicRoute(calls.readSignInWays, {
    permission: 'public',
    handler: async ({ request }) => ({
      local: request.server.hasLocalAccounts,
      institutions: request.server.signOn.all(request).map(({ way, name }) => ({ way, name })),
    }),
  }),
  definePublicRoute(calls.signIn, {
    permission: 'public',
    isLocalAccounts: true,
    ...signInLimits,
    handler: ({ body, now, request }) =>
      signIn(
        {
          ...body,
          isRemembered: body.remember ?? false,
          userAgent: userAgentOf(request),
          address: request.ip,
        },
        now,
      ),
  }),
  definePublicRoute(calls.authorize, {
    permission: 'public',
    isLocalAccounts: true,
    ...signInLimits,
    handler: ({ body, now, request, reply }) => {
      const browser = rememberBrowser(request, reply, 'form');
      const client = { browser, address: request.ip };
      return authorize({ ...body, ...client, isRemembered: body.remember ?? false }, now);
    },
  }),
  definePublicRoute(calls.exchangeCode, {
    permission: 'public',
    limitPerMinute: signInLimits.limitPerMinute,
    handler: ({ body, now, request }) => {
      const { signOn } = request.server;
      const endsSessionsOf = {
        oidc: signOn.oidc(request)?.name,
        saml: signOn.saml?.endsSessions ? signOn.saml.name : undefined,
      };
      const credentials = {
        code: body.token,
        browsers: browsersOf(request),
        userAgent: userAgentOf(request),
      };
      return exchangeCode({ ...credentials, endsSessionsOf }, now);
    },
  }),
  defineRoute(calls.renewSession, {
    permission: 'account.use',
    handler: ({ actor, now }) => extendSession(actor, now),
  }),
  defineRoute(calls.resumeOpening, {
    permission: 'account.use',
    handler: async ({ actor, body, now }) => {
      await resumeOpening(actor, body.token, now);
      return success;
    },
  }),
  defineRoute(calls.signOut, {
    permission: 'account.use',
    handler: async ({ actor, now }) => {
      await closeSession(actor, now);
      return success;
    },
  }),
];

function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}
