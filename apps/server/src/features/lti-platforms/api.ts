import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/lti-platforms';
import type { FastifyRequest } from 'fastify';
import {
  addPlatform,
  approvePlatform,
  changePlatform,
  invitePlatform,
  listPlatforms,
  listRefusals,
  removePlatform,
  serviceScopes,
} from '../../domain/lti/index.ts';
import { defineRoute } from '../../platform/route.ts';

const permission = 'platform.manage';

export const ltiPlatformRoutes = [
  defineRoute(calls.listPlatforms, { permission, handler: () => listPlatforms() }),
  defineRoute(calls.listPlatformRefusals, {
    permission,
    handler: ({ query, now }) => listRefusals(query.reference, now),
  }),
  defineRoute(calls.readToolAddresses, { permission, handler: async ({ request }) => addressesAt(request) }),
  defineRoute(calls.invitePlatform, {
    permission,
    limitPerMinute: 60,
    handler: async ({ actor, body, now, request }) => {
      const origin = request.server.lti.originAt(request);
      const { url, expires } = await invitePlatform(
        actor,
        { institution: body?.institution ?? '', origin },
        now,
      );
      return { url, expires: expires.toISOString() };
    },
  }),
  defineRoute(calls.addPlatform, {
    permission,
    handler: ({ actor, body, now, request }) =>
      addPlatform(actor, { fields: body, allowsLocal: request.server.lti.allowsLocal }, now),
  }),
  defineRoute(calls.changePlatform, {
    permission,
    handler: ({ actor, params, body, now, request }) =>
      changePlatform(
        actor,
        { id: params.id, fields: body, allowsLocal: request.server.lti.allowsLocal },
        now,
      ),
  }),
  defineRoute(calls.approvePlatform, {
    permission,
    handler: ({ actor, params, now }) => approvePlatform(actor, params.id, now),
  }),
  defineRoute(calls.removePlatform, {
    permission,
    handler: async ({ actor, params, now }) => {
      await removePlatform(actor, params.id, now);
      return success;
    },
  }),
];

/** The URLs that administrators enter on the pages of a platform. */
function addressesAt(request: FastifyRequest) {
  const origin = request.server.lti.originAt(request);
  return {
    loginInitiation: `${origin}/lti/login`,
    redirect: `${origin}/lti/launch`,
    targetLink: `${origin}/lti/launch`,
    deepLinking: `${origin}/lti/launch`,
    keys: `${origin}/lti/jwks`,
    icon: `${origin}/favicon.svg`,
    domain: new URL(origin).host,
    scopes: Object.values(serviceScopes),
  };
}
