import { connect } from 'node:net';
import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { watch } from '../watch.ts';
import type { World } from '../world.ts';

/** Two check intervals of the server, plus a margin. */
const timeoutMs = 40_000;
const beats = 1000;
/** Opening and closing all of them at once is work in itself. */
const burstMs = 5000;

/** Sends the given text and then single characters. Returns what was received until the connection was closed; null if it stayed open. */
function drip({ server }: World, words: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    const dripping = setInterval(() => socket.writable && socket.write('x'), beats);
    const bound = setTimeout(() => end(null), timeoutMs);
    function end(result: string | null): void {
      clearInterval(dripping);
      clearTimeout(bound);
      socket.destroy();
      resolve(result);
    }
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => end(answer));
    socket.write(words);
  });
}

const attack: Attack = {
  name: 'Who speaks a letter a second is sent away, and keeps nobody waiting',
  isBeside: true,
  run: async (world) => {
    const count = world.isShort ? 50 : 1000;
    const headers = 'GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ';
    const body = `POST /api/auth/signin HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n`;
    const { result, waits } = await watch(world, () =>
      Promise.all(Array.from({ length: count }, (_, index) => drip(world, index % 2 === 0 ? headers : body))),
    );
    return [
      outcomeRow(`of ${count} slow connections still open`, result.filter((one) => one === null).length, 0),
      outcomeRow(
        'those that were not told so by a 408',
        result.filter((one) => one !== null && !one.startsWith('HTTP/1.1 408 ')).length,
        0,
      ),
      waitRow(world, 'longest wait for /healthz', waits.health, burstMs),
      waitRow(world, 'longest wait of another save', waits.save, burstMs),
      outcomeRow('saves of others that failed', waits.lost, 0),
    ];
  },
};

export default attack;
