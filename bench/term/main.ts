import { setTimeout as delay } from 'node:timers/promises';
import { closeDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { onDatabaseOf, openDatabaseOf, preloadStatements, runInDatabaseOf } from '../database.ts';
import { megabytes } from '../others.ts';
import type { Measured } from '../results.ts';
import { percentile } from '../save-path/percentile.ts';
import { endServer, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { driveTerm, type Times } from './drive.ts';
import { generateTerm } from './generate.ts';
import { measureSealing, type SealingFigures } from './sealing.ts';
import { size, texts, versions } from './size.ts';
import {
  explain,
  listHottest,
  listLargestTables,
  listSequentialScans,
  resetStatements,
  type Scan,
  type TableSize,
} from './statements.ts';
import { writeTemplate } from './template.ts';

const savesASecond = 1_000;
/** The jobs of the worker that look for what is due run at least once in this time. */
const jobsMs = 60_000;

/**
 * A university's database in the middle of a term, and what its people do on it, over HTTP against a real server with its worker. One text is written by
 * the product; all others are copies of its rows, so sizes are those of real rows. Sealing is measured on copies that are not sealed yet.
 */
export async function benchTerm(dataDir: string): Promise<Measured> {
  const first = await startServer({ dataDir, env: { DEMO: 'off' } });
  const sealing = await onDatabaseOf(first, async () => {
    const figures = await measureSealing(await writeTemplate(first));
    await preloadStatements();
    await pool().query(
      `INSERT INTO user_roles (user_id, role) SELECT id, 'ROLE_ADMIN' FROM users WHERE username = 'instructor'`,
    );
    return figures;
  }).finally(() => endServer(first, 'SIGTERM'));
  const generation = await runInDatabaseOf(dataDir, async () => ({
    generatedMs: await measureMs(generateTerm),
    vacuumedMs: await measureMs(() => pool().query('VACUUM ANALYZE')),
  }));

  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await openDatabaseOf(server);
  try {
    await resetStatements();
    const times = await driveTerm(server);
    await delay(jobsMs);
    const scans = await listSequentialScans();
    const hottest = await Promise.all(
      (await listHottest()).map(async (statement) => ({ ...statement, plan: await explain(statement) })),
    );
    const tables = await listLargestTables();
    const rows = [
      ...sizeRows(tables, generation),
      ...timeRows(times),
      ...hottest.map(({ query, calls, totalMs, meanMs, plan }) => ({
        measure: `statement ${query.replaceAll(/\s+/g, ' ').slice(0, 70)}`,
        value: `${totalMs.toFixed(0)} ms in ${calls} calls, mean ${meanMs.toFixed(2)} ms; ${describeScans(plan)}`,
      })),
      scanRow(scans),
      ...sealingRows(sealing),
    ];
    const statements = hottest.map(({ plan, ...statement }) => ({
      ...statement,
      plan: plan?.join(', ') ?? null,
    }));
    return { rows, isPartial: size.share !== 1, figures: { size, statements, scans, tables, sealing } };
  } finally {
    await closeDatabase();
    await endServer(server, 'SIGTERM');
  }
}

async function measureMs(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

const million = (count: number): string => `${(count / 1e6).toFixed(2)} million`;

function sizeRows(
  tables: readonly TableSize[],
  { generatedMs, vacuumedMs }: { generatedMs: number; vacuumedMs: number },
): Row[] {
  return [
    {
      measure: 'the university',
      value: `${size.students} students, ${size.classes} classes, ${million(texts)} texts, ${million(versions)} versions`,
    },
    { measure: 'generated in', value: `${(generatedMs / 1000).toFixed(0)} s` },
    { measure: 'VACUUM ANALYZE of all of it', value: `${(vacuumedMs / 1000).toFixed(0)} s` },
    ...tables.map(({ table, rows, bytes, indexBytes }) => ({
      measure: `table ${table}`,
      value: `${million(rows)} rows, ${megabytes(bytes)}, of it indexes ${megabytes(indexBytes)}`,
    })),
  ];
}

function timeRows(times: Times): Row[] {
  return [...times].map(([name, values]) => {
    const sorted = Float64Array.from(values).toSorted();
    return {
      measure: `${name}, p50/p99 of ${values.length}`,
      value: `${percentile(sorted, 0.5).toFixed(0)}/${percentile(sorted, 0.99).toFixed(0)} ms`,
    };
  });
}

/** The tables that the plan reads from end to end. */
function describeScans(plan: readonly string[] | null): string {
  if (plan === null) return 'plan not known';
  const scans = plan.filter((read) => read.startsWith('Seq Scan'));
  return scans.length === 0 ? 'no sequential scan' : scans.join(', ');
}

function scanRow(scans: readonly Scan[]): Row {
  const list = scans
    .map(({ table, scans: count, rows }) => `${table} ${count} times, ${rows} rows`)
    .join('; ');
  return {
    measure: 'tables of more than 1000 rows that were read from end to end',
    value: list === '' ? 'none' : list,
    target: 'none',
    isMet: scans.length === 0,
  };
}

function sealingRows({ saves, ms, bytes, vacuum }: SealingFigures): Row[] {
  const rate = saves / (ms / 1000);
  return [
    {
      measure: `sealing ${million(saves)} saves, one worker`,
      value: `${rate.toFixed(0)} saves a second, ${bytes.toFixed(0)} bytes a version`,
      target: `> ${savesASecond}`,
      isMet: rate > savesASecond,
    },
    {
      measure: 'VACUUM of the table that they have left',
      value: `${(vacuum.ms / 1000).toFixed(1)} s, ${million(vacuum.deadRows)} dead rows, ${megabytes(vacuum.bytesBefore)} before, ${megabytes(vacuum.bytesAfter)} after`,
    },
  ];
}
