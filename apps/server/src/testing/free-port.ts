import { once } from 'node:events';
import { createServer } from 'node:net';

/** An unused port, for a program that must know its own URL before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server on a port has a number');
  return address.port;
}
