import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { resolvesWithin } from './resolves-within.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes the server without cutting connections during a request. */
    drain: () => Promise<void>;
    isDraining: () => boolean;
  }
}

/**
 * Grace period for idle keep-alive connections: clients that poll or save every second send one more request in it and are told by the answer
 * (`connection: close`). Only clients that were silent longer can hit a closing connection.
 */
const idleGraceMs = 1500;
/** Maximum duration of a drain; whatever takes longer is cut, because a supervisor waits for the exit. */
const maxDrainMs = 5000;
/** Interval for closing connections that have become idle. */
const sweepMs = 100;
/** Time for the remaining work once no connection is open. */
const closeMs = 500;

/** Adds `drain` to the server. Call it before routes are added, so that it applies to all of them. */
export function drainable(app: FastifyInstance, limits = { restMs: idleGraceMs, boundMs: maxDrainMs }): void {
  let isDraining = false;
  const connections = trackConnections(app.server);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async () => {
    isDraining = true;
    const timeLimit = delay(limits.boundMs, undefined, { ref: false });
    if (app.server.listening) await stopListening(app.server, limits.restMs);
    const sweep = setInterval(() => closeIdle(app.server, connections), sweepMs);
    const closed = app.close();
    await Promise.race([closed, timeLimit]);
    clearInterval(sweep);
    // Includes WebSockets and incomplete requests, which Node's HTTP server does not count.
    for (const connection of connections) connection.destroy();
    await resolvesWithin(closeMs, closed);
  });
}

function trackConnections(server: FastifyInstance['server']): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Closing once is not enough: a connection that is answering becomes idle later, and would be kept alive for its next request. */
function closeIdle(server: FastifyInstance['server'], connections: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
}

async function stopListening(server: FastifyInstance['server'], ms: number): Promise<void> {
  const listenerClosed = once(server, 'close');
  // After one more round of accepting: connections that are already queued are served.
  await setImmediate();
  // Not `close` of the HTTP server, which would cut idle connections at once.
  Server.prototype.close.call(server);
  await Promise.race([listenerClosed, delay(ms, undefined, { ref: false })]);
}
