import path from 'node:path';
import { pool } from '../../apps/server/src/platform/db.ts';
import { readPostmaster } from '../database.ts';
import { listChildren, readProcessTimes, timeOfFamily } from '../process-times.ts';
import type { ServerProcess } from '../server.ts';
import { readMetrics } from './metrics-text.ts';

/** Cumulative counters of server and database; the difference of two readings belongs to the saves in between. */
export interface Readings {
  /** CPU milliseconds of the server process, all threads. */
  nodeCpu: number;
  /** Of other processes; null if not available. */
  beside: OtherProcessTimes | null;
  wal: number;
  /** Seconds from request head to response, and per stage. */
  saving: number;
  stages: Readonly<Record<string, number>>;
}

/** CPU milliseconds. */
export interface OtherProcessTimes {
  database: number;
  worker: number;
}

export async function readMeters(server: ServerProcess, metricsToken: string): Promise<Readings> {
  const answer = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  if (!answer.ok) throw new Error(`The server answers ${answer.status} at /metrics.`);
  const metrics = readMetrics(await answer.text());
  const sum = (name: string, labels: Readonly<Record<string, string>> = {}) =>
    metrics
      .filter(
        (one) =>
          one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
      )
      .reduce((total, { value }) => total + value, 0);
  const stages = metrics
    .filter(({ name }) => name === 'redraft_save_stage_seconds_total')
    .map(({ labels, value }): [string, number] => [labels.stage ?? '', value]);
  return {
    nodeCpu: sum('process_cpu_seconds_total') * 1000,
    beside: await readOtherProcessTimes(server),
    wal: await walPosition(),
    saving: sum('redraft_http_request_duration_seconds_sum', {
      method: 'POST',
      route: '/wopi/files/:id/contents',
    }),
    stages: Object.fromEntries(stages),
  };
}

export async function walPosition(): Promise<number> {
  const { rows } = await pool().query<{ bytes: number }>(
    "SELECT (pg_current_wal_lsn() - '0/0')::float8 AS bytes",
  );
  return rows[0]?.bytes ?? 0;
}

/** CPU time of the database processes and the server's child processes. */
async function readOtherProcessTimes({ dataDir, child }: ServerProcess): Promise<OtherProcessTimes | null> {
  const times = await readProcessTimes();
  if (!times || child.pid === undefined) return null;
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
  const others = listChildren(times, child.pid).filter((pid) => pid !== postmaster);
  return {
    database: timeOfFamily(times, postmaster),
    worker: others.reduce((sum, pid) => sum + timeOfFamily(times, pid), 0),
  };
}

export interface Statement {
  calls: number;
  query: string;
}

/** Statements executed by any client meanwhile, including BEGIN and COMMIT; most frequent first. */
export async function countStatements(action: () => Promise<void>): Promise<Statement[]> {
  await track('top');
  await pool().query('SELECT pg_stat_statements_reset()');
  await action();
  const { rows } = await pool().query<Statement>(
    'SELECT calls, query FROM pg_stat_statements ORDER BY calls DESC',
  );
  await track('none');
  return rows.filter(({ query }) => !query.includes('pg_stat_statements'));
}

async function track(what: 'top' | 'none'): Promise<void> {
  await pool().query(`ALTER SYSTEM SET pg_stat_statements.track = '${what}'`);
  await pool().query('SELECT pg_reload_conf()');
}
