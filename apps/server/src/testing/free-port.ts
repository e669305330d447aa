import { once } from 'node:events';
import { createServer } from 'node:net';

/** One that nobody listens on, for a program that has to know its own address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server on a port has a number');
  return address.port;
}
