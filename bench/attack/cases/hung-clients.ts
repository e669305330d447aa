import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endServer } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { openWorld } from '../world.ts';

/** Time that a supervisor waits before SIGKILL. */
const targetMs = 10_000;
const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n';
const requests = [
  '',
  'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Half',
  `POST /api/auth/signin HTTP/1.1\r\n${head}\r\n{`,
  // The client never reads these responses.
  'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500),
];

async function hang(port: number, request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(request);
  return socket;
}

const attack: Attack = {
  name: 'No client keeps the server from ending',
  isBeside: true,
  run: async ({ isShort, seed }) => {
    const world = await openWorld({ isShort, seed });
    const sockets: Socket[] = [];
    try {
      for (const request of requests)
        for (let count = 0; count < 10; count++) sockets.push(await hang(world.server.port, request));
      const began = performance.now();
      await endServer(world.server, 'SIGTERM');
      const ms = performance.now() - began;
      const bound = isShort ? 6 * targetMs : targetMs;
      return [
        outcomeRow('exit code', String(world.server.child.exitCode), '0'),
        { measure: 'time to end', value: `${ms.toFixed(0)} ms`, target: `≤ ${bound} ms`, isMet: ms <= bound },
      ];
    } finally {
      for (const socket of sockets) socket.destroy();
      await world.close();
    }
  },
};

export default attack;
