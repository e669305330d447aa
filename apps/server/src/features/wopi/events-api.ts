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
    /** The user's access to the file; set on event routes before the connection is established. */
    access: FileAccess | null;
  }
}

/** Connections and codes per opening and minute: an editor that loses its connection waits longer before each attempt. */
const limitPerMinute = 60;

/**
 * `POST …/events`: a code for the URL of one connection. `GET …/events`: a WebSocket on which the host informs the openings of a file about the
 * others (packages/wopi).
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
