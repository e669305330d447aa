import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db.generated.ts';
import { unavailable } from './errors.ts';
import { createOutageWatch, type OutageListener, type OutageWatch } from './outage.ts';
import { traceQueries } from './tracing.ts';

/**
 * One pool per process. `db()` returns the current transaction inside `inTransaction`, else the pool, so that queries join the transaction of their
 * caller.
 */

// bigint IDs and counts stay below 2^53, and numeric marks have two decimals: both are exact as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar day, not an instant, so it stays a string.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

interface Database {
  connectionString: string;
  pool: pg.Pool;
  savePool: pg.Pool;
  kysely: Kysely<DB>;
  outage: OutageWatch;
}

/** At most two batches run for each of the two statements of a save. */
const maxSaveConnections = 4;
/** Queries for a few rows of large tables by key: a generic plan is right whatever the tables contain. */
const genericPlanOptions = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  ...['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'material'].map(
    (planNode) => `enable_${planNode}=off`,
  ),
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

let current: Database | undefined;
const transactions = new AsyncLocalStorage<Transaction<DB>>();

export function openDatabase(
  connectionString: string,
  options: { max?: number; outageLines?: OutageListener } = {},
): pg.Pool {
  if (current) throw new Error('The database is open already.');
  const mainPool = openPool({ connectionString, max: options.max ?? 20 });
  const savePool = openPool({ connectionString, max: maxSaveConnections, options: genericPlanOptions });
  current = {
    connectionString,
    pool: mainPool,
    savePool,
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool: mainPool }) }),
    outage: createOutageWatch({
      probe: () => probe(connectionString),
      listener: options.outageLines ?? { onAway: () => undefined, onBack: () => undefined },
    }),
  };
  return mainPool;
}

/** Its failures are those of its queries. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const opened = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config });
  // An idle connection that breaks must not end the process: the next query opens another one.
  opened.on('error', () => undefined);
  // The same inside a transaction: its queries fail, and the caller sees that error.
  opened.on('connect', (client) => client.on('error', () => undefined));
  traceQueries(opened);
  return opened;
}

export async function closeDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  closing?.outage.close();
  await Promise.all([closing?.kysely.destroy(), closing?.savePool.end()]);
}

/** Uses its own connection: those of the pool may hang. */
async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reports any failure; true if the database is away, in which case the outage watch logs it. */
export function isOutage(error: unknown): boolean {
  return current?.outage.notice(error) ?? false;
}

/** Resolves once it is worth asking again. */
export async function waitForDatabase(): Promise<void> {
  await current?.outage.isBackWithin(60_000, 0);
}

/** Fails at once during an outage: spares the database the request, and the client the wait. */
export function requireDatabase(): void {
  const { outage } = requireOpen();
  if (!outage.isAway()) return;
  outage.refuse();
  throw unavailable();
}

/** Retries once the database is back, if that is soon; only for work that may run twice. */
export async function retryOnOutage<T>(
  work: () => Promise<T>,
  waitLimit: { ms: number; bytes: number },
): Promise<T> {
  const { outage } = requireOpen();
  const waitEnd = performance.now() + waitLimit.ms;
  for (;;) {
    if (outage.isAway() && !(await outage.isBackWithin(waitEnd - performance.now(), waitLimit.bytes)))
      requireDatabase();
    try {
      return await work();
    } catch (error) {
      if (!outage.notice(error) || performance.now() >= waitEnd) throw error;
    }
  }
}

function requireOpen(): Database {
  if (!current) throw new Error('The database is not open.');
  return current;
}

export function pool(): pg.Pool {
  return requireOpen().pool;
}

/**
 * A separate pool for the prepared statements of saves, so that no save waits behind queries of pages. It uses generic plans: planning for the
 * specific values takes longer than execution.
 */
export function savePool(): pg.Pool {
  return requireOpen().savePool;
}

export interface PoolConnections {
  pool: 'main' | 'saves';
  idle: number;
  active: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** Of both pools; none while the database is not open. */
export function countPoolConnections(): PoolConnections[] {
  if (!current) return [];
  const pools = [
    ['main', current.pool],
    ['saves', current.savePool],
  ] as const;
  return pools.map(([name, { idleCount, totalCount, waitingCount }]) => ({
    pool: name,
    idle: idleCount,
    active: totalCount - idleCount,
    waiting: waitingCount,
  }));
}

/** A connection outside the pool, for long-lived use; the caller connects and ends it. */
export function separateClient(options: pg.ClientConfig): pg.Client {
  return new pg.Client({ ...options, connectionString: requireOpen().connectionString });
}

export function db(): Kysely<DB> {
  return transactions.getStore() ?? requireOpen().kysely;
}

export function isInTransaction(): boolean {
  return transactions.getStore() !== undefined;
}

/** Runs `work` on another connection, committed by itself: for what others are to see before the caller's transaction ends. */
export function outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return transactions.exit(work);
}

/** Runs `work` in a transaction; joins the caller's transaction if there is one. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (transactions.getStore()) return work();
  return requireOpen()
    .kysely.transaction()
    .execute((transaction) => transactions.run(transaction, work));
}

/** Runs `work` in a transaction that sees one state of its database and refuses to write: that of the pool, or of another one. */
export function inReadOnlyTransaction<T>(
  work: () => Promise<T>,
  database = requireOpen().kysely,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => transactions.run(transaction, work));
}
