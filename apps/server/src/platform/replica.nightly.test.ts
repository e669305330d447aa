import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { classHeatmapSchema, systemChecksSchema } from '@redraft/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Caller, useApp } from '../testing/app.ts';
import { withClient } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { startedAssignment } from '../testing/open-workspace.ts';
import { hasPostgresTools, runPostgresTool, usePostgresClusters } from '../testing/postgres-clusters.ts';
import { ended, start } from '../testing/program.ts';
import { closeDatabase, openDatabase } from './db.ts';
import { migrate } from './migrate.ts';

/** The program with a primary and a standby, set up as docs/operations/scaling.md says; a second process on the same primary teaches and writes. */
const metricsToken = 'who may read metrics';
/** As an installation has it: an owner of the database, who is no superuser. */
const login = { user: 'app', database: 'app' };

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(!hasPostgresTools)('a read replica by streaming replication', () => {
  const clusters = usePostgresClusters();
  const app = useApp();
  const addressOf = (cluster: string) => clusters.address(cluster, login);
  const query = async (cluster: string, text: string): Promise<Record<string, unknown>[]> =>
    withClient(
      clusters.address(cluster, { ...login, user: 'redraft' }),
      async (client) => (await client.query(text)).rows,
    );
  let program: ReturnType<typeof start>;
  let origin: string;
  let world: Awaited<ReturnType<typeof startedAssignment>>;
  let admin: Caller;

  beforeAll(async () => {
    await clusters.create('primary');
    await clusters.configure('primary', [`listen_addresses = ''`]);
    await clusters.start('primary');
    await withClient(clusters.address('primary'), async (client) => {
      await client.query('CREATE ROLE app LOGIN');
      await client.query('CREATE ROLE replicator LOGIN REPLICATION');
      await client.query('CREATE DATABASE app OWNER app');
    });
    await migrate(addressOf('primary'));
    await closeDatabase();
    openDatabase(addressOf('primary'));
    world = await startedAssignment(app);
    admin = await app.signInAs('ROLE_ADMIN');
    const primary = clusters.address('primary', { user: 'replicator', database: 'postgres' });
    const options = ['-R', '-X', 'stream', '--checkpoint=fast', '--create-slot', '--slot=redraft_replica'];
    await runPostgresTool('pg_basebackup', '-D', clusters.at('standby'), '-d', primary, ...options);
    await clusters.start('standby');
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    program = start({
      PORT: port,
      DATA_DIR: clusters.at('data'),
      DATABASE_URL: addressOf('primary'),
      DATABASE_REPLICA_URL: addressOf('standby'),
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'info',
      REQUEST_LOG: 'off',
      // Without a worker, nothing but graphs reads the measures.
      ROLES: 'web',
    });
    await program.says('Redraft is running');
  }, 300_000);
  afterAll(async () => {
    program?.child.kill('SIGTERM');
    if (program) await ended(program.child);
  });

  const read = async (path: string, token: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  const readGraph = async () => {
    const path = `/api/classes/graphs/heatmap?id=${world.classId}`;
    // The answer is JSON in a text.
    return z.string().parse(JSON.parse(await read(path, world.instructor.user.accessToken)));
  };
  const readMetric = async (name: string) => {
    const lines = (await read('/metrics', metricsToken)).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  };
  const isUsed = () => readMetric('redraft_replica_used');
  const readCheck = async () => {
    const report = systemChecksSchema.parse(
      JSON.parse(await read('/api/admin/health', admin.user.accessToken)),
    );
    return report.checks.find(({ name }) => name === 'read replica');
  };
  const countScans = async (cluster: string) => {
    const [row] = await query(
      cluster,
      `SELECT sum(seq_scan + coalesce(idx_scan, 0))::int AS scans FROM pg_stat_user_tables WHERE relname = 'file_measures'`,
    );
    return Number(row?.scans);
  };

  it('a graph of a class is answered by the standby', async () => {
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(1);
    const primaryReads = await readMetric('redraft_replica_reads_total{answered_by="primary"}');
    const before = await countScans('standby');
    expect(classHeatmapSchema.parse(JSON.parse(await readGraph())).hours).not.toEqual([]);
    // PostgreSQL counts with a delay.
    await expect.poll(() => countScans('standby'), { timeout: 30_000 }).toBeGreaterThan(before);
    expect(await readMetric('redraft_replica_reads_total{answered_by="replica"}')).toBe(1);
    expect(await readMetric('redraft_replica_reads_total{answered_by="primary"}')).toBe(primaryReads);
    expect(await readCheck()).toMatchObject({ ok: true, says: expect.stringContaining('Answers graphs') });
  });

  it('a graph is at most ten seconds old while the standby replays nothing, and the standby is used again when it does', async () => {
    await query('standby', 'SELECT pg_wal_replay_pause()');
    await expect
      .poll(
        async () => (await query('standby', 'SELECT pg_get_wal_replay_pause_state() AS state'))[0]?.state,
        { timeout: 30_000 },
      )
      .toBe('paused');
    const before = await readGraph();
    await world.workspace.save('The beginning of a text, and how it goes on from there.');
    const savedAt = performance.now();
    await expect.poll(readGraph, { timeout: 30_000, interval: 200 }).not.toBe(before);
    // One second for the polling.
    expect(performance.now() - savedAt).toBeLessThan(11_000);
    const graph = await readGraph();
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(0);
    expect((await readCheck())?.says).toContain('too far behind');
    await query('standby', 'SELECT pg_wal_replay_resume()');
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(1);
    expect(await readGraph()).toBe(graph);
  });

  it('a graph is answered by the primary at once when the standby stops, and by the standby when it is back', async () => {
    const graph = await readGraph();
    await clusters.stop('standby');
    const stoppedAt = performance.now();
    expect(await readGraph()).toBe(graph);
    expect(performance.now() - stoppedAt).toBeLessThan(4000);
    expect(await readMetric('redraft_replica_reads_total{answered_by="repeated"}')).toBe(1);
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(0);
    expect((await readCheck())?.says).toContain('does not answer');
    await clusters.start('standby');
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(1);
    const answered = await readMetric('redraft_replica_reads_total{answered_by="replica"}');
    expect(await readGraph()).toBe(graph);
    expect(await readMetric('redraft_replica_reads_total{answered_by="replica"}')).toBe(answered + 1);
  });

  it('a graph is answered within seconds when the standby freezes, and by the standby when it goes on', async () => {
    const graph = await readGraph();
    const backends = await query('standby', 'SELECT pid FROM pg_stat_activity');
    const master = (await readFile(path.join(clusters.at('standby'), 'postmaster.pid'), 'utf8')).split(
      '\n',
    )[0];
    // Without the one that has answered.
    const pids = [master, ...backends.map(({ pid }) => pid)].map(Number).filter(isRunning);
    const frozenAt = performance.now();
    try {
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      expect(await readGraph()).toBe(graph);
      expect(performance.now() - frozenAt).toBeLessThan(9000);
      await expect.poll(isUsed, { timeout: 30_000 }).toBe(0);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(1);
    expect(await readGraph()).toBe(graph);
  });

  it('a standby that was promoted is not used, and the log has a line for each change', async () => {
    await query('standby', 'SELECT pg_promote()');
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(0);
    expect(await readCheck()).toMatchObject({ ok: false, says: expect.stringContaining('accepts writes') });
    const kinds = program
      .output()
      .split('\n')
      .filter((line) => line.includes('read replica'))
      .map((line): unknown => JSON.parse(line).finding?.kind ?? 'current');
    // A standby that is starting does not answer, or does not stream yet.
    const changes = kinds.filter((kind) => kind !== 'not_streaming');
    const paused = ['behind', 'current'];
    const stopped = ['away', 'current'];
    const frozen = ['away', 'current'];
    expect(changes).toEqual(['current', ...paused, ...stopped, ...frozen, 'not_in_recovery']);
  });
});
