import { connect, type Socket } from 'node:net';
import { type Answer, readAnswer, readTime } from './answers.ts';
import type { Connection } from './connection.ts';
import type { Writer } from './load.ts';

/** A minimal client of HTTP: one socket per connection, responses delimited by Content-Length. */
export async function connectHttp(port: number, { head }: Writer): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    save: async (body, state) => {
      const filled = head.replaceAll('{time}', state.time).replace('{length}', String(body.length));
      const answer = await exchange(socket, filled, body);
      if (answer.status !== 200) throw new Error(`A save was answered with ${answer.status} ${answer.body}`);
      state.time = readTime(answer) ?? state.time;
    },
    close: () => socket.destroy(),
  };
}

function exchange(socket: Socket, head: string, body: Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const done = (): void => {
      socket.off('data', receive);
      socket.off('close', lost);
    };
    const lost = (): void => {
      done();
      reject(new Error('The host closed a connection'));
    };
    const receive = (chunk: Buffer): void => {
      received += chunk.toString('latin1');
      const answer = readAnswer(received);
      if (!answer) return;
      done();
      resolve(answer);
    };
    socket.on('data', receive);
    socket.on('close', lost);
    socket.cork();
    socket.write(head, 'latin1');
    socket.write(body);
    socket.uncork();
  });
}
