import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-on';
import type { FastifyRequest } from 'fastify';
import { defineRoute } from '../../platform/route.ts';
import { beginSignOn, disconnect, institutionBy, listConnected } from './service.ts';

export const signOnRoutes = [
  defineRoute(calls.listInstitutions, {
    permission: 'account.use',
    handler: ({ actor, request }) => listConnected(actor, listSignInMethods(request)),
  }),
  defineRoute(calls.connectInstitution, {
    permission: 'account.use',
    limitPerMinute: 20,
    handler: async ({ actor, body, request, reply, now }) => {
      const institution = institutionBy(body.way, request.server.signOn.all(request));
      const connecting = {
        target: '/Profile',
        language: undefined,
        connects: { userId: actor.userId, sessionId: actor.sessionId },
      };
      return {
        address: await beginSignOn({ institution, exchange: { request, reply }, ...connecting }, now),
      };
    },
  }),
  defineRoute(calls.disconnectInstitution, {
    permission: 'account.use',
    limitPerMinute: 20,
    handler: async ({ actor, body, request, now }) => {
      await disconnect(actor, { ...listSignInMethods(request), way: body.way }, now);
      return success;
    },
  }),
];

function listSignInMethods(request: FastifyRequest) {
  const { signOn, hasLocalAccounts } = request.server;
  return { institutions: signOn.all(request), hasLocalAccounts };
}
