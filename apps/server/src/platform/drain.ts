import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { resolvesWithin } from './resolves-within.ts';

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
/** Since it began to end: what takes longer than this is cut, for whoever ends the program waits for it. */
const boundMs = 5000;
/** How often connections are looked through for those that rest by now. */
const sweepMs = 100;
/** What is left to do once no connection is there. */
const closeMs = 500;

/** Gives the program its `drain`; before its routes, so that all of them answer by it. */
export function drainable(app: FastifyInstance, limits = { restMs, boundMs }): void {
  let isDraining = false;
  const connections = follow(app.server);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async () => {
    isDraining = true;
    const bound = delay(limits.boundMs, undefined, { ref: false });
    if (app.server.listening) await stopListening(app.server, limits.restMs);
    const sweep = setInterval(() => closeResting(app.server, connections), sweepMs);
    const closed = app.close();
    await Promise.race([closed, bound]);
    clearInterval(sweep);
    // Those of WebSockets and of half a request too, which the server itself does not count.
    for (const connection of connections) connection.destroy();
    await resolvesWithin(closeMs, closed);
  });
}

function follow(server: FastifyInstance['server']): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Closing once is not enough: a connection under an answer comes to rest later, and would be kept for its next request. */
function closeResting(server: FastifyInstance['server'], connections: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
}

async function stopListening(server: FastifyInstance['server'], ms: number): Promise<void> {
  const ended = once(server, 'close');
  // Right after a round of accepting: whoever knocked already is let in.
  await setImmediate();
  // Not the `close` of HTTP, which cuts resting connections at once.
  Server.prototype.close.call(server);
  await Promise.race([ended, delay(ms, undefined, { ref: false })]);
}
