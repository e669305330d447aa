import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { UserId } from '@redraft/contracts';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const acceptable = /^[\w.-]{8,64}$/;

/** The ID of a request in log lines: that of a trusted proxy, so that its log and ours can be joined, or a new one. */
export function createRequestId(isProxyTrusted: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers[header];
    return isProxyTrusted && typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  };
}

/**
 * Tells clients the ID of their request and, if enabled, writes a line for each: method, route, status, milliseconds and account ID. Never a name, a
 * text or a token: the route is the pattern, without its values.
 */
export function logRequests(app: FastifyInstance, { isEnabled }: { isEnabled: boolean }): void {
  app.decorateRequest('accountId', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
  if (!isEnabled) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, accountId } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        accountId,
      },
      'request',
    );
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that makes the request, once it is known. */
    accountId: UserId | null;
  }
}
