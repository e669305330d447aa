import * as calls from '@redraft/contracts/calls/role-rules';
import type { FastifyRequest } from 'fastify';
import { defineRoute } from '../../platform/route.ts';
import { previewRules, readRulesPage, saveRulesPage } from './service.ts';

const permission = 'account.manage';

export const roleRuleRoutes = [
  defineRoute(calls.readRoleRules, {
    permission,
    handler: ({ request }) => readRulesPage(signOnOf(request)),
  }),
  defineRoute(calls.saveRoleRules, {
    permission,
    handler: ({ actor, body, request, now }) => saveRulesPage(actor, { ...body, ...signOnOf(request) }, now),
  }),
  defineRoute(calls.previewRoleRules, {
    permission,
    // Each reads the claims of all identities.
    limitPerMinute: 60,
    handler: ({ body, request }) => previewRules(body.rules, signOnOf(request)),
  }),
];

function signOnOf(request: FastifyRequest) {
  const { signOn } = request.server;
  return { policy: signOn.policy, offered: signOn.all(request) };
}
