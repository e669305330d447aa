import { connect, type Socket } from 'node:net';
import { type Answer, getVersionIndex, readAnswer, readTime } from './answers.ts';
import type { Load, LoadResult, Question, Writer } from './load.ts';

/** A minimal client, so that the host is the bottleneck: one socket per connection, responses delimited by Content-Length. */
interface ClientState {
  saves: number;
  time: string;
  version: number;
}

let documents: readonly (readonly Uint8Array[])[] = [];
const clientStates = new Map<string, ClientState>();
let isStopped = false;

interface Connected {
  writer: Writer;
  socket: Socket;
}

interface Save {
  at: number;
  took: number;
}

async function run({ port, writers, seconds }: Load): Promise<LoadResult> {
  isStopped = false;
  const connected = await Promise.all(writers.map(async (writer) => ({ writer, socket: await open(port) })));
  const cpu = process.cpuUsage();
  const began = performance.now();
  const saves: Save[] = [];
  const write = async ({ writer, socket }: Connected): Promise<void> => {
    const standing = clientStates.get(writer.name) ?? { saves: 0, time: writer.time, version: 0 };
    clientStates.set(writer.name, standing);
    // At least once, so that slow hosts are measured too.
    do {
      const sent = performance.now();
      await saveNext(socket, writer, standing);
      const answered = performance.now();
      saves.push({ at: answered - began, took: answered - sent });
    } while (!isStopped && performance.now() - began < seconds * 1000);
  };
  await Promise.all(connected.map(write));
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  for (const { socket } of connected) socket.destroy();
  return {
    beganAt: performance.timeOrigin + began,
    seconds: elapsed / 1000,
    answeredAt: Float64Array.from(saves, ({ at }) => at),
    took: Float64Array.from(saves, ({ took }) => took),
    clientCpu: (user + system) / 1000,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

async function saveNext(socket: Socket, { document, head }: Writer, standing: ClientState): Promise<void> {
  const versions = documents[document] ?? [];
  const version = getVersionIndex(standing.saves, versions.length);
  const body = versions[version];
  if (!body) throw new Error(`There is no document ${document}`);
  const filled = head.replaceAll('{time}', standing.time).replace('{length}', String(body.length));
  const answer = await exchange(socket, filled, body);
  if (answer.status !== 200) throw new Error(`A save was answered with ${answer.status} ${answer.body}`);
  standing.saves += 1;
  standing.version = version;
  standing.time = readTime(answer) ?? standing.time;
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

async function answerQuestion(question: Exclude<Question, 'stop'>): Promise<unknown> {
  if (question === 'acknowledged')
    return new Map([...clientStates].map(([name, { version }]) => [name, version]));
  if ('load' in question) return run(question.load);
  documents = question.documents;
  return 'taken';
}

process.on('message', (message) => {
  // cast: questions of load.ts.
  const question = message as Question;
  if (question === 'stop') isStopped = true;
  else
    answerQuestion(question).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.(error),
    );
});
process.on('disconnect', () => process.exit());
