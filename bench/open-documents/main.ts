import { readFile } from 'node:fs/promises';
import { createDocxWriter } from '@redraft/documents';
import { zipCodec } from '../../apps/server/src/domain/revisions/index.ts';
import { onDatabaseOf } from '../database.ts';
import { percentile } from '../save-path/percentile.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { openTextOfEach, writeStudents } from '../students.ts';
import type { Row } from '../table.ts';
import { getFile, lock, type OpenText, putFile, wopiAddress } from '../writing.ts';
import { multiplyTexts } from './seed.ts';

/**
 * Ten thousand essay-sized texts open in one process: each is locked and saved twice. Also the time to read a text that is not in memory, one at a
 * time on a freshly started server.
 */
const documents = 10_000;
const concurrency = 32;
const coldReads = 1000;
const firstReads = 200;
const env = { DEMO: 'off' };

const write = createDocxWriter({ codec: zipCodec });
const paragraph = 'Whoever writes an essay says what others said before, and then why it is not so. '.repeat(
  6,
);
const essay = (writer: number, save: number) =>
  write([...Array.from({ length: 6 }, () => paragraph), `Writer ${writer}, save ${save}.`].join('\n'));

export async function benchOpenDocuments(dataDir: string): Promise<Row[]> {
  let server = await startServer({ dataDir, env });
  try {
    const texts = await open(server);
    const before = await measureMemory(server);
    for (let save = 1; save <= 2; save++) await saveAll(texts, save);
    const after = await measureMemory(server);
    await endServer(server, 'SIGTERM');
    server = await startServer({ dataDir, env, port: server.port });
    const [p50, p99] = await readCold(texts);
    return [
      { measure: 'memory of the process that answers, before', value: inMegabytes(before) },
      {
        measure: `memory with ${documents} open documents, each saved twice`,
        value: inMegabytes(after),
        target: '< 1024 MB',
        isMet: after < 1024 * 1024 * 1024,
      },
      {
        measure: 'memory of an open document',
        value: `${((after - before) / documents / 1024).toFixed(1)} KB`,
      },
      {
        measure: 'a document that is in no memory, from the question to its last byte, p50/p99',
        value: `${p50.toFixed(1)}/${p99.toFixed(1)} ms`,
        target: 'p99 < 20 ms',
        isMet: p99 < 20,
      },
    ];
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

function open(server: ServerProcess): Promise<OpenText[]> {
  return onDatabaseOf(server, async () => {
    await writeStudents(1);
    const [original] = await openTextOfEach(server.address, 1);
    if (!original) throw new Error('There is no text.');
    await requireOk(putFile(original, essay(0, 0)));
    return multiplyTexts(original, documents);
  });
}

async function saveAll(texts: readonly OpenText[], save: number): Promise<void> {
  const remaining = texts.entries();
  const one = async (): Promise<void> => {
    for (const [index, text] of remaining) {
      if (save === 1) await requireOk(lockFile(text));
      await requireOk(putFile(text, essay(index + 1, save)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
}

function lockFile(text: OpenText): Promise<Response> {
  const headers = { 'x-wopi-override': 'LOCK', 'x-wopi-lock': lock };
  return fetch(wopiAddress(text, ''), { method: 'POST', headers });
}

async function readCold(texts: readonly OpenText[]): Promise<[p50: number, p99: number]> {
  const took: number[] = [];
  for (const text of texts.slice(0, firstReads + coldReads)) {
    const began = performance.now();
    await requireOk(getFile(text));
    took.push(performance.now() - began);
  }
  const sorted = Float64Array.from(took.slice(firstReads)).toSorted();
  return [percentile(sorted, 0.5), percentile(sorted, 0.99)];
}

async function requireOk(asking: Promise<Response>): Promise<void> {
  const answer = await asking;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Resident memory of the process alone, from the operating system. */
async function measureMemory({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) * 1024;
}

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
