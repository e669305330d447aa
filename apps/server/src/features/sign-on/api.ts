import {
  connectedInstitutionsSchema,
  connectInstitutionAnswerSchema,
  connectInstitutionBodySchema,
  doneSchema,
  success,
} from '@redraft/contracts';
import type { FastifyRequest } from 'fastify';
import { defineRoute } from '../../platform/route.ts';
import { beginSignOn, disconnect, institutionBy, listConnected } from './service.ts';

export const signOnRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auth/institutions',
    summary: 'The institutions at which one can sign in, and with which of them the own account is connected',
    permission: 'account.use',
    answer: connectedInstitutionsSchema,
    handler: ({ actor, request }) => listConnected(actor, waysAt(request)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/institutions/connect',
    summary: 'Begin to connect the own account with an institution; answers the address to go to for that',
    permission: 'account.use',
    body: connectInstitutionBodySchema,
    answer: connectInstitutionAnswerSchema,
    errors: ['signon.off', 'signon.away'],
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
  defineRoute({
    method: 'POST',
    path: '/api/auth/institutions/disconnect',
    summary: 'Part the own account from an institution; refused where nobody could sign in to it any more',
    permission: 'account.use',
    body: connectInstitutionBodySchema,
    answer: doneSchema,
    errors: ['signon.off', 'signon.last_way'],
    limitPerMinute: 20,
    handler: async ({ actor, body, request, now }) => {
      await disconnect(actor, { ...waysAt(request), way: body.way }, now);
      return success;
    },
  }),
];

function waysAt(request: FastifyRequest) {
  const { signOn, hasLocalAccounts } = request.server;
  return { institutions: signOn.all(request), hasLocalAccounts };
}
