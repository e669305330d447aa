import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createEmptyDatabase, useDatabase, withClient } from '../testing/database.ts';
import { db, inTransaction } from './db.ts';
import { AppError } from './errors.ts';
import { createMetricsRegistry } from './process-metrics.ts';
import {
  closeReplica,
  createReplicaCheck,
  openReplica,
  type ReplicaCheck,
  type ReplicaListener,
  readFromReplica,
} from './replica.ts';
import type { ReplicaFinding } from './replica-rules.ts';

/** Another database takes the part of the replica, so that an answer tells who gave it; the nightly tests have a real one. */
const { connectionString } = useDatabase();
let other: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  other = await createEmptyDatabase();
  await withClient(other.connectionString, (client) => client.query('CREATE TABLE settings (name text)'));
});
afterAll(() => other.drop());
afterEach(closeReplica);

const nameOf = (address: string) => new URL(address).pathname.slice(1);
const readName = async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db());
  return rows[0]?.name;
};
const insertSetting = () => sql`INSERT INTO settings (name) VALUES ('replica')`.execute(db());
const now = (): ReplicaFinding => ({ kind: 'current', asOfMs: performance.now() });

/** Opens the other database as a replica of which a check finds this. */
async function openOther(find: () => ReplicaFinding): Promise<void> {
  const check: ReplicaCheck = { run: async () => find(), close: async () => undefined };
  await new Promise<void>((resolve) => {
    openReplica(other.connectionString, { listener: { onUse: resolve, onDisuse: () => resolve() }, check });
  });
}

it('a read is answered by the replica while that is current, and by the primary in a transaction', async () => {
  expect(await readFromReplica(readName)).toBe(nameOf(connectionString()));
  await openOther(now);
  expect(await readFromReplica(readName)).toBe(nameOf(other.connectionString));
  expect(await readName()).toBe(nameOf(connectionString()));
  expect(await inTransaction(() => readFromReplica(readName))).toBe(nameOf(connectionString()));
});

it.each<[string, () => ReplicaFinding]>([
  ['more than ten seconds behind', () => ({ kind: 'current', asOfMs: performance.now() - 10_001 })],
  ['not streaming', () => ({ kind: 'not_streaming' })],
  ['promoted', () => ({ kind: 'not_in_recovery' })],
  ['of another database', () => ({ kind: 'other_database' })],
  ['away', () => ({ kind: 'away', reason: 'connect ECONNREFUSED' })],
])('a read is answered by the primary while the replica is %s', async (_what, find) => {
  await openOther(find);
  expect(await readFromReplica(readName)).toBe(nameOf(connectionString()));
});

it('a read is answered by the primary before the first check, and its failure is no answer', async () => {
  const onUse = vi.fn();
  const run = async () => Promise.reject(new Error('The primary does not answer'));
  openReplica(other.connectionString, {
    listener: { onUse, onDisuse: onUse },
    check: { run, close: async () => undefined },
  });
  expect(await readFromReplica(readName)).toBe(nameOf(connectionString()));
  expect(onUse).not.toHaveBeenCalled();
});

it('a query that the replica cancels is asked of the primary', async () => {
  await openOther(now);
  const asked: (string | undefined)[] = [];
  const answer = await readFromReplica(async () => {
    asked.push(await readName());
    if (asked.length === 1) await sql`SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(60)`.execute(db());
    return readName();
  });
  expect(asked).toEqual([nameOf(other.connectionString), nameOf(connectionString())]);
  expect(answer).toBe(nameOf(connectionString()));
});

it.each([
  ['service.files_unavailable', 1],
  ['not_found', 2],
] as const)(
  'a read that fails with %s on the replica runs %i times: of our own errors, only not_found is tried again on the primary',
  async (code, runs) => {
    await openOther(now);
    const work = vi.fn(() => Promise.reject(new AppError(code)));
    await expect(readFromReplica(work)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(runs);
  },
);

it('a connection that the replica ends is replaced, and its read asked of the primary', async () => {
  await openOther(now);
  let tries = 0;
  const answer = await readFromReplica(async () => {
    tries += 1;
    if (tries === 1) await sql`SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(60)`.execute(db());
    return readName();
  });
  expect(answer).toBe(nameOf(connectionString()));
  expect(await readFromReplica(readName)).toBe(nameOf(other.connectionString));
});

it('a read that waits on a replica that is away by now is asked of the primary', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let finding = now();
  await openOther(() => finding);
  let tries = 0;
  let failure: unknown;
  const isAsked = Promise.withResolvers<void>();
  const answer = readFromReplica(async () => {
    tries += 1;
    await readName();
    isAsked.resolve();
    if (tries === 1)
      await sql`SELECT pg_sleep(60)`.execute(db()).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    return readName();
  });
  await isAsked.promise;
  finding = { kind: 'away', reason: 'timeout expired' };
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await answer).toBe(nameOf(connectionString()));
  // Not cancelled by the timeout of statements.
  expect(failure).not.toMatchObject({ code: '57014' });
});

it('a write among reads is refused, with a replica and without one', async () => {
  const work = vi.fn(insertSetting);
  for (const isOpen of [false, true]) {
    if (isOpen) await openOther(now);
    await expect(readFromReplica(work)).rejects.toMatchObject({ code: '25006' });
    await expect(readFromReplica(() => inTransaction(work))).rejects.toMatchObject({ code: '25006' });
  }
  // Not tried again on the primary, where it would succeed.
  expect(work).toHaveBeenCalledTimes(4);
});

it('reads that run one after the other in one work see one state', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM settings`.execute(db());
    return rows[0]?.count;
  };
  await openOther(now);
  const counts = await readFromReplica(async () => {
    const before = await count();
    await withClient(other.connectionString, (client) =>
      client.query(`INSERT INTO settings VALUES ('later')`),
    );
    return [before, await count()];
  });
  expect(counts).toEqual([0, 0]);
});

it('a database that is no replica is recognized, and so is another one and none', async () => {
  const find = async (address: string) => {
    const check = createReplicaCheck(address);
    return check.run().finally(check.close);
  };
  expect(await find(connectionString())).toEqual({ kind: 'not_in_recovery' });
  expect(await find(other.connectionString)).toEqual({ kind: 'other_database' });
  expect(await find('postgresql://redraft@127.0.0.1:1/redraft')).toMatchObject({
    kind: 'away',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});

it('a change of the replica is reported once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reports: string[] = [];
  const listener: ReplicaListener = {
    onUse: () => reports.push('current'),
    onDisuse: ({ kind }) => reports.push(kind),
  };
  let finding: ReplicaFinding = { kind: 'away', reason: 'one' };
  openReplica(other.connectionString, {
    listener,
    check: { run: async () => finding, close: async () => undefined },
  });
  for (const next of [finding, { kind: 'away', reason: 'two' } as const, now(), now()]) {
    finding = next;
    await vi.advanceTimersByTimeAsync(3000);
  }
  vi.useRealTimers();
  expect(reports).toEqual(['away', 'current']);
});

it('metrics say whether the replica is used and who answered', async () => {
  const read = () => createMetricsRegistry().metrics();
  expect(await read()).not.toMatch(/^redraft_replica/m);
  await openOther(now);
  await readFromReplica(readName);
  const metrics = await read();
  expect(metrics).toMatch(/^redraft_replica_used 1$/m);
  expect(metrics).toMatch(/^redraft_replica_lag_seconds 0?\.?\d/m);
  expect(metrics).toMatch(/^redraft_replica_reads_total\{answered_by="replica"\} [1-9]/m);
  await closeReplica();
  await openOther(() => ({ kind: 'not_streaming' }));
  expect(await read()).toMatch(/^redraft_replica_used 0$/m);
});
