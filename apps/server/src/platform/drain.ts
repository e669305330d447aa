import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes the program without cutting a connection under a request. */
    drain: () => Promise<void>;
    isDraining: () => boolean;
  }
}

/**
 * For connections that rest between two requests: whoever polls or saves each second comes by once more, and is told with the
 * answer that the connection ends. A request can only then meet a connection that is being closed if its client was silent until now.
 */
const restMs = 1500;
/** What takes longer than this is cut: whoever ends the program waits for it. */
const boundMs = 10_000;

/** Gives the program its `drain`; before its routes, so that all of them answer by it. */
export function drainable(app: FastifyInstance, limits = { restMs, boundMs }): void {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async () => {
    isDraining = true;
    if (app.server.listening) await stopListening(app.server, limits.restMs);
    const bound = setTimeout(() => app.server.closeAllConnections(), limits.boundMs);
    await app.close();
    clearTimeout(bound);
  });
}

async function stopListening(server: FastifyInstance['server'], ms: number): Promise<void> {
  const ended = once(server, 'close');
  // Right after a round of accepting: whoever knocked already is let in.
  await setImmediate();
  // Not the `close` of HTTP, which cuts resting connections at once.
  Server.prototype.close.call(server);
  await Promise.race([ended, delay(ms, undefined, { ref: false })]);
}
