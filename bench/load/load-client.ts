import { getVersionIndex } from './answers.ts';
import type { ClientState, Connection } from './connection.ts';
import { connectEtherpad } from './etherpad.ts';
import { connectHocuspocus } from './hocuspocus.ts';
import { connectHttp } from './http.ts';
import type { Load, LoadResult, Protocol, Question, Writer } from './load.ts';
import { connectShareDb } from './sharedb.ts';

/** A minimal client, so that the host is the bottleneck. */
let documents: readonly (readonly Uint8Array[])[] = [];
const clientStates = new Map<string, ClientState>();
let isStopped = false;

type Connect = (port: number, writer: Writer, state: ClientState) => Promise<Connection>;

const connectors: Readonly<Record<Protocol, Connect>> = {
  http: connectHttp,
  sharedb: connectShareDb,
  hocuspocus: connectHocuspocus,
  etherpad: connectEtherpad,
};

interface Connected {
  writer: Writer;
  connection: Connection;
  state: ClientState;
}

interface Save {
  at: number;
  took: number;
}

async function run(load: Load): Promise<LoadResult> {
  const { writers, seconds, savesEach = Number.POSITIVE_INFINITY } = load;
  isStopped = false;
  const connected = await Promise.all(writers.map((writer) => openConnection(load, writer)));
  const cpu = process.cpuUsage();
  const began = performance.now();
  const saves: Save[] = [];
  const write = async ({ writer, connection, state }: Connected): Promise<void> => {
    const end = state.saves + savesEach;
    // At least once, so that slow hosts are measured too.
    do {
      const sent = performance.now();
      await saveNext(connection, writer, state);
      const answered = performance.now();
      saves.push({ at: answered - began, took: answered - sent });
    } while (!isStopped && state.saves < end && performance.now() - began < seconds * 1000);
  };
  await Promise.all(connected.map(write));
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  for (const { connection } of connected) connection.close();
  return {
    beganAt: performance.timeOrigin + began,
    seconds: elapsed / 1000,
    answeredAt: Float64Array.from(saves, ({ at }) => at),
    took: Float64Array.from(saves, ({ took }) => took),
    clientCpu: (user + system) / 1000,
  };
}

async function openConnection({ port, protocol = 'http' }: Load, writer: Writer): Promise<Connected> {
  const state = clientStates.get(writer.name) ?? { saves: 0, time: writer.time, version: 0 };
  clientStates.set(writer.name, state);
  return { writer, state, connection: await connectors[protocol](port, writer, state) };
}

async function saveNext(connection: Connection, { document }: Writer, state: ClientState): Promise<void> {
  const versions = documents[document] ?? [];
  const version = getVersionIndex(state.saves, versions.length);
  const body = versions[version];
  if (!body) throw new Error(`There is no document ${document}`);
  await connection.save(body, state);
  state.saves += 1;
  state.version = version;
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
