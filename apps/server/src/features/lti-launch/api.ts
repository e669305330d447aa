import * as deepLinkingCalls from '@redraft/contracts/calls/lti-deep-linking';
import * as calls from '@redraft/contracts/calls/lti-launch';
import type { FastifyRequest } from 'fastify';
import { registerClass } from '../../domain/classes/index.ts';
import {
  answerDeepLinking,
  connectContext,
  joinAccount,
  openLaunchedSession,
  readConnection,
  readDeepLinking,
} from '../../domain/lti/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';

export const ltiLaunchRoutes = [
  definePublicRoute(calls.openLaunchedSession, {
    permission: 'public',
    limitPerMinute: 1200,
    handler: ({ body, now, request }) =>
      openLaunchedSession({ code: body.code, userAgent: userAgentOf(request) }, now),
  }),
  defineRoute(calls.joinAccount, {
    permission: 'account.use',
    isLocalAccounts: true,
    limitPerMinute: 10,
    sharedLimit: {
      name: 'sign-in',
      perMinute: 30,
      perMinuteAnywhere: 100,
      waitMs: 3000,
      // Cut, because the keys are kept for a minute, and names of megabytes would fill the memory.
      key: (body) => body.username.toLowerCase().slice(0, 200),
    },
    handler: ({ actor, body, now, request }) =>
      joinAccount(
        actor,
        {
          credentials: body,
          institutions: request.server.signOn.all(request),
          userAgent: userAgentOf(request),
        },
        now,
      ),
  }),
  defineRoute(calls.readCourseConnection, {
    permission: 'account.use',
    handler: ({ actor, query }) => readConnection(actor, query.id),
  }),
  defineRoute(calls.connectClass, {
    permission: 'class.manage',
    handler: ({ actor, body, now }) => connectContext(actor, body, now),
  }),
  defineRoute(calls.connectNewClass, {
    permission: 'class.create',
    handler: ({ actor, body: { contextId, ...body }, now }) =>
      inTransaction(async () => {
        const classId = await registerClass(actor, body, now);
        return connectContext(actor, { contextId, classId }, now);
      }),
  }),
  defineRoute(deepLinkingCalls.readDeepLinking, {
    permission: 'account.use',
    handler: ({ actor, query, now }) => readDeepLinking(actor, query.id, now),
  }),
  defineRoute(deepLinkingCalls.answerDeepLinking, {
    permission: 'account.use',
    handler: ({ actor, body, now, request }) =>
      answerDeepLinking(actor, { body, url: `${request.server.lti.originAt(request)}/lti/launch` }, now),
  }),
];

function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}
