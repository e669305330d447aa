import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { textOfDocx } from '@redraft/documents';
import { verifyChain } from '../../apps/server/src/domain/revisions/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { isNginxThere } from '../../scripts/deploy/nginx-process.ts';
import { type LoadClient, type LoadResult, startLoadClient, type Writer } from '../load/load.ts';
import { readProcessTimes, timeOfFamily } from '../process-times.ts';
import { bodiesOfEditor } from '../save-path/bodies.ts';
import { requestHead } from '../save-path/editor-request.ts';
import { percentile } from '../save-path/percentile.ts';
import { readStreams } from '../save-path/streams.ts';
import { openTextOfEach, writeStudents } from '../students.ts';
import type { Row } from '../table.ts';
import { getFile, type OpenText } from '../writing.ts';
import { type Cluster, startCluster } from './cluster.ts';

/**
 * Two web processes behind nginx without sticky sessions: a writer's saves alternate between both, or are routed by path. Compared with one process
 * behind the same nginx; also checks that nothing was lost.
 */
const writerCounts = [1, 16, 64];
const rounds = 3;
const seconds = 4;
const documentCount = 16;
const maxWriters = Math.max(...writerCounts);

interface Setting {
  cluster: Cluster;
  client: LoadClient;
  writers: readonly Writer[];
}

interface Figures {
  rate: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per save, both web processes. */
  cpu: number;
}

export async function benchManyProcesses(directory: string): Promise<Row[]> {
  if (!isNginxThere())
    return [
      { measure: 'two processes behind nginx', value: 'skipped: there is no nginx (Debian: nginx-light)' },
    ];
  const folder = path.join(directory, 'cluster');
  await mkdir(folder);
  const documents = await bodiesOfEditor(readStreams(), { count: documentCount, versions: 16 });
  const client = await startLoadClient(documents);
  const cluster = await startCluster(folder);
  try {
    await writeStudents(maxWriters);
    const texts = await openTextOfEach(`http://127.0.0.1:${cluster.ports.inTurn}`, maxWriters);
    const writers: Writer[] = [];
    for (const [index, text] of texts.entries())
      writers.push({ name: `text ${index}`, document: index % documentCount, ...(await requestHead(text)) });
    const setting = { cluster, client, writers };
    await load(setting, cluster.ports.inTurn, maxWriters);
    const rows: Row[] = [];
    for (const count of writerCounts) rows.push(...(await compare(setting, count)));
    return [...rows, ...(await readStored(setting, texts, documents))];
  } finally {
    await client.close();
    await cluster.close();
  }
}

async function compare(setting: Setting, count: number): Promise<Row[]> {
  const { one, inTurn, byFile } = setting.cluster.ports;
  const figures: Record<'one' | 'inTurn' | 'byFile', Figures[]> = { one: [], inTurn: [], byFile: [] };
  for (let round = 0; round < rounds; round++) {
    figures.one.push(await measure(setting, one, count));
    figures.inTurn.push(await measure(setting, inTurn, count));
    figures.byFile.push(await measure(setting, byFile, count));
  }
  const [alone, turning, homing] = [middle(figures.one), middle(figures.inTurn), middle(figures.byFile)];
  const inWords = ({ rate, p50, p99, cpu }: Figures) =>
    `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} ms CPU`;
  const of = `${count} writer${count === 1 ? '' : 's'}`;
  return [
    { measure: `one process behind nginx, ${of}`, value: inWords(alone) },
    { measure: `two in turn, ${of}`, value: inWords(turning) },
    { measure: `two by the file, ${of}`, value: inWords(homing) },
    {
      measure: `saves/s of two in turn against one, ${of}`,
      value: `${(turning.rate / alone.rate).toFixed(2)}x`,
    },
    {
      measure: `saves/s of two by the file against one, ${of}`,
      value: `${(homing.rate / alone.rate).toFixed(2)}x`,
    },
  ];
}

function middle(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.rate - b.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured.');
  return found;
}

async function measure(setting: Setting, port: number, count: number): Promise<Figures> {
  const before = await measureCpu(setting.cluster);
  const { took, seconds: passed } = await load(setting, port, count);
  const cpu = (await measureCpu(setting.cluster)) - before;
  const sorted = took.toSorted();
  return {
    rate: took.length / passed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: cpu / took.length,
  };
}

function load({ client, writers }: Setting, port: number, count: number): Promise<LoadResult> {
  return client.run({ port, writers: writers.slice(0, count), seconds });
}

async function measureCpu({ servers }: Cluster): Promise<number> {
  const times = await readProcessTimes();
  return servers.reduce(
    (sum, { child }) => sum + (times ? timeOfFamily(times, child.pid ?? 0) : Number.NaN),
    0,
  );
}

/** Compares every text with its writer's last acknowledged save, and verifies its log. */
async function readStored(
  { client, writers }: Setting,
  texts: readonly OpenText[],
  documents: readonly (readonly Uint8Array[])[],
): Promise<Row[]> {
  const acknowledged = await client.acknowledged();
  let different = 0;
  let broken = 0;
  for (const [index, text] of texts.entries()) {
    const { name, document } = writers[index] ?? { name: '', document: 0 };
    const body = documents[document]?.[acknowledged.get(name) ?? -1];
    const stored = textOfDocx(new Uint8Array(await (await getFile(text)).arrayBuffer()));
    if (!body || stored !== textOfDocx(body)) different += 1;
    if (!(await verifyChain(text.fileId)).isIntact) broken += 1;
  }
  const { rows } = await pool().query<{ odd: number; versions: number }>(
    `SELECT count(*) FILTER (WHERE found <> last + 1)::int AS odd, sum(found)::int AS versions FROM (
       SELECT count(*) AS found, max(seq) AS last FROM revisions GROUP BY file_id) AS files`,
  );
  return [
    { measure: 'versions written', value: String(rows[0]?.versions) },
    zeroRow('texts that are not the save last answered', different),
    zeroRow('texts with a number twice or none', rows[0]?.odd ?? Number.NaN),
    zeroRow('texts with a broken chain', broken),
  ];
}

function zeroRow(measure: string, count: number): Row {
  return { measure, value: String(count), target: '0', isMet: count === 0 };
}
