import { writeEventsCode } from '@redraft/wopi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AccessContext,
  type FileAccess,
  type FileEvents,
  type FileStore,
  issueEventCode,
  requireAccess,
} from '../../domain/editor-host/index.ts';
import { now } from '../../platform/clock.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the user may do with the file; set on the routes of events before the connection is made. */
    access: FileAccess | null;
  }
}

/** Connections of one opening a minute, and codes for them: an editor that loses its own waits longer each time. */
const limitPerMinute = 60;

/**
 * `POST …/events`: a code for the address of one connection. `GET …/events`: a WebSocket on which the host tells the openings of a file what others
 * did (packages/wopi).
 */
export function eventRoutes(
  scope: FastifyInstance,
  prefixes: readonly string[],
  host: {
    events: FileEvents;
    store: FileStore;
    authorize: (request: FastifyRequest) => AccessContext;
  },
): void {
  const { events, store, authorize } = host;
  const openingOf = (request: FastifyRequest) => authorize(request).opening;
  scope.decorateRequest('access', null);
  const config = {
    permission: 'wopi.token' as const,
    rateLimit: {
      max: limitPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => `opening ${openingOf(request).id}`,
    },
  };
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    const context = authorize(request);
    request.access = requireAccess(context, now());
    await events.admit(context.opening);
  };
  for (const prefix of prefixes) {
    scope.post(`${prefix}/events`, { config }, async (request) => {
      const context = authorize(request);
      requireAccess(context, now());
      return writeEventsCode(await issueEventCode(context.opening, now()));
    });
    scope.get(`${prefix}/events`, { config, preHandler, websocket: true }, async (socket, request) => {
      if (request.access === null) throw new Error('A connection was made before it was admitted');
      await events.join(socket, openingOf(request), { access: request.access, store });
    });
  }
}
