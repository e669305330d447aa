import {
  connectedInstitutionsSchema,
  connectInstitutionAnswerSchema,
  connectInstitutionBodySchema,
} from '@redraft/contracts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { beginSignOn, listConnected } from './service.ts';

export const signOnRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auth/institutions',
    summary: 'The institutions at which one can sign in, and with which of them the own account is connected',
    permission: 'account.use',
    answer: connectedInstitutionsSchema,
    handler: ({ actor, request }) => listConnected(actor, request.server.signOn.all(request)),
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
      const institution = request.server.signOn.all(request).find(({ way }) => way === body.way);
      if (!institution) throw new AppError('signon.off');
      const connecting = { target: '/Profile', language: undefined, connectsUserId: actor.userId };
      return {
        address: await beginSignOn({ institution, exchange: { request, reply }, ...connecting }, now),
      };
    },
  }),
];
