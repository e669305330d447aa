import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { socketIn } from '../platform/database-endpoint.ts';

/** A proxy for the test's PostgreSQL that can be cut: connections break, and new ones are refused. */
export interface DatabaseProxy {
  connectionString: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

export async function proxyTo(connectionString: string): Promise<DatabaseProxy> {
  const target = new pg.Client({ connectionString });
  const sockets = new Set<Socket>();
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  let server = await listen(0, (inner) => {
    const { host, port } = target;
    const outer = path.isAbsolute(host) ? connect(socketIn({ folder: host, port })) : connect(port, host);
    follow(inner);
    follow(outer);
    inner.pipe(outer).pipe(inner);
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  const [accept] = server.listeners('connection') as ((socket: Socket) => void)[]; // cast: our own listener
  const port = portOf(server);
  const own = new URL(connectionString);
  own.port = String(port);
  own.searchParams.delete('host');
  return {
    connectionString: own.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      server = await listen(port, accept);
    },
  };
}

async function listen(port: number, accept: ((socket: Socket) => void) | undefined): Promise<Server> {
  const server = createServer(accept).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
