import path from 'node:path';
import { closeDatabase, openDatabase, pool } from '../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { type Host, startHost } from './hosts.ts';
import { percentile, runLoad } from './http-load.ts';
import { measureStorage, type StorageResult } from './storage.ts';
import { hasRecordings, mixedDocuments, readStreams } from './streams.ts';
import type { Row } from './table.ts';

/**
 * The targets of the measured design, in one run on one machine: the product's save path against a bare host
 * that writes each file, both behind the same plain HTTP server. Absolute figures depend on the machine and
 * on what else it does; the ratios are what counts.
 */
const documentCount = 64;
const warmUpSeconds = 2;
const measuredSeconds = 4;
const rounds = 3;

interface Figures {
  rate: number;
  p50: number;
  p99: number;
  cpu: number;
}

async function measure(
  host: Host,
  connections: number,
  documents: readonly Uint8Array[][],
): Promise<Figures> {
  const before = await host.cpu();
  const load = await runLoad({ port: host.port, connections, documents, seconds: measuredSeconds });
  const cpu = (await host.cpu()) - before;
  return {
    rate: load.saves / load.seconds,
    p50: percentile(load.latencies, 0.5),
    p99: percentile(load.latencies, 0.99),
    cpu: cpu / load.saves,
  };
}

/** The middle one by rate: the two hosts take turns, so that a busy moment hits both. */
function middle(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.rate - b.rate);
  return sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, p50: 0, p99: 0, cpu: 0 };
}

async function compare(
  hosts: { bare: Host; log: Host },
  connections: number,
  documents: readonly Uint8Array[][],
) {
  const bare: Figures[] = [];
  const log: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(hosts.bare, connections, documents));
    log.push(await measure(hosts.log, connections, documents));
  }
  return { bare: middle(bare), log: middle(log) };
}

async function walPosition(): Promise<number> {
  const { rows } = await pool().query<{ bytes: number }>(
    "SELECT (pg_current_wal_lsn() - '0/0')::float8 AS bytes",
  );
  return rows[0]?.bytes ?? 0;
}

async function walPerSave(host: Host, documents: readonly Uint8Array[][]): Promise<number> {
  const before = await walPosition();
  const load = await runLoad({ port: host.port, connections: 64, documents, seconds: measuredSeconds });
  return ((await walPosition()) - before) / load.saves;
}

function hostRows(
  connections: number,
  figures: { bare: Figures; log: Figures },
  targets: { rate: number; tail?: number },
): Row[] {
  const { bare, log } = figures;
  const inWords = (f: Figures) =>
    `${f.rate.toFixed(0)}/s, p50 ${f.p50.toFixed(1)} ms, p99 ${f.p99.toFixed(1)} ms, ${f.cpu.toFixed(3)} ms CPU`;
  const ratio = log.rate / bare.rate;
  const tail = log.p99 / bare.p99;
  const rows: Row[] = [
    { measure: `bare host, ${connections} connections`, value: inWords(bare) },
    { measure: `save path, ${connections} connections`, value: inWords(log) },
    {
      measure: `saves/s against the bare host, ${connections} connections`,
      value: `${ratio.toFixed(2)}x`,
      target: `>= ${targets.rate}x`,
      isMet: ratio >= targets.rate,
    },
  ];
  if (targets.tail !== undefined) {
    rows.push({
      measure: 'p99 at saturation against the bare host',
      value: `${tail.toFixed(2)}x`,
      target: `<= ${targets.tail}x`,
      isMet: tail <= targets.tail,
    });
  }
  return rows;
}

function storageRows(result: StorageResult): Row[] {
  const { name, textSeek, docxSeek } = result;
  const ms = (seek: { p50: number; p99: number }) => `${seek.p50.toFixed(2)}/${seek.p99.toFixed(2)} ms`;
  return [
    { measure: `${name}: docx of ${result.versions} versions`, value: `${result.docx.toFixed(0)} B each` },
    {
      measure: `${name}: bytes a version, everything counted`,
      value: result.whole.toFixed(1),
      target: '<= 16',
      isMet: result.whole <= 16,
    },
    { measure: `${name}: of these, sealed text and times`, value: result.text.toFixed(1) },
    {
      measure: `${name}: text at any version, p50/p99`,
      value: ms(textSeek),
      target: '<= 1/4 ms',
      isMet: textSeek.p50 <= 1 && textSeek.p99 <= 4,
    },
    {
      measure: `${name}: docx at any version, p50/p99`,
      value: ms(docxSeek),
      target: '<= 3 ms',
      isMet: docxSeek.p50 <= 3,
    },
  ];
}

export async function benchSavePath(directory: string): Promise<Row[]> {
  const streams = await readStreams();
  const documents = mixedDocuments(streams, { count: documentCount, versions: 40 });
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
  await migrate(postgres.connectionString);
  openDatabase(postgres.connectionString);
  const bare = await startHost('bare', path.join(directory, 'files'));
  const log = await startHost('log', postgres.connectionString, String(documentCount));
  try {
    for (const host of [bare, log])
      await runLoad({ port: host.port, connections: 64, documents, seconds: warmUpSeconds });
    const few = await compare({ bare, log }, 4, documents);
    const many = await compare({ bare, log }, 64, documents);
    const wal = await walPerSave(log, documents);
    const storage: StorageResult[] = [];
    for (const stream of streams) storage.push(await measureStorage(stream));
    return [
      {
        measure: 'what is written',
        value: hasRecordings ? 'recordings' : 'generated, without recordings beside',
      },
      ...hostRows(64, many, { rate: 1.5, tail: 0.8 }),
      ...hostRows(4, few, { rate: 1 }),
      {
        measure: 'Node CPU a save, mixed documents',
        value: `${many.log.cpu.toFixed(3)} ms`,
        target: '<= 0.16 ms',
        isMet: many.log.cpu <= 0.16,
      },
      { measure: 'WAL a save', value: `${wal.toFixed(0)} B`, target: '<= 700 B', isMet: wal <= 700 },
      ...storage.flatMap(storageRows),
    ];
  } finally {
    await bare.stop();
    await log.stop();
    await closeDatabase();
    await postgres.stop();
  }
}
