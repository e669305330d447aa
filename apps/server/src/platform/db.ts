import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db.generated.ts';
import { unavailable } from './errors.ts';
import { createOutageWatch, type OutageLines, type OutageWatch } from './outage.ts';

/**
 * One pool per process. `db()` is the current transaction inside `inTransaction`, else the pool, so a query
 * joins the transaction of its caller by itself.
 */

// bigint ids and counts stay below 2^53; numeric marks have two decimals: both are exact as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar day, not an instant: keep it as text.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

interface Database {
  connectionString: string;
  pool: pg.Pool;
  savePool: pg.Pool;
  kysely: Kysely<DB>;
  outage: OutageWatch;
}

/** Two batches of each of the two statements of a save are under way at most. */
const maxSaving = 4;
/** A few rows of large tables, by their keys, whatever the tables held when the plan was made. */
const plannedOnce = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  ...['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'material'].map((way) => `enable_${way}=off`),
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

let current: Database | undefined;
const transactions = new AsyncLocalStorage<Transaction<DB>>();

export function openDatabase(
  connectionString: string,
  options: { max?: number; outageLines?: OutageLines } = {},
): pg.Pool {
  if (current) throw new Error('The database is open already.');
  const openedPool = openPool({ connectionString, max: options.max ?? 20 });
  const savePool = openPool({ connectionString, max: maxSaving, options: plannedOnce });
  current = {
    connectionString,
    pool: openedPool,
    savePool,
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool: openedPool }) }),
    outage: createOutageWatch({
      probe: () => probe(connectionString),
      lines: options.outageLines ?? { gone: () => undefined, back: () => undefined },
    }),
  };
  return openedPool;
}

function openPool(config: { connectionString: string; max: number; options?: string }): pg.Pool {
  const opened = new pg.Pool({ ...config, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks must not end the process: the next query opens another.
  opened.on('error', () => undefined);
  // Nor one that breaks while a transaction holds it: its queries fail, and that is told to whoever asked.
  opened.on('connect', (client) => client.on('error', () => undefined));
  return opened;
}

export async function closeDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  closing?.outage.close();
  await Promise.all([closing?.kysely.destroy(), closing?.savePool.end()]);
}

/** On a connection of its own: those of the pool may hang. */
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

/** Of anything that failed: true if that was the database being away, which is told elsewhere. */
export function isOutage(error: unknown): boolean {
  return current?.outage.notice(error) ?? false;
}

/** Resolves once it is worth asking again. */
export async function waitForDatabase(): Promise<void> {
  await current?.outage.isBackWithin(60_000, 0);
}

/** Spares a database that is away, and whoever asks the waiting. */
export function requireDatabase(): void {
  const { outage } = opened();
  if (!outage.isAway()) return;
  outage.refuse();
  throw unavailable();
}

/** Runs it again once the database is back, if that is within a moment; for what may run twice. */
export async function retryOnOutage<T>(
  work: () => Promise<T>,
  patience: { ms: number; bytes: number },
): Promise<T> {
  const { outage } = opened();
  const until = performance.now() + patience.ms;
  for (;;) {
    if (outage.isAway() && !(await outage.isBackWithin(until - performance.now(), patience.bytes)))
      requireDatabase();
    try {
      return await work();
    } catch (error) {
      if (!outage.notice(error) || performance.now() >= until) throw error;
    }
  }
}

function opened(): Database {
  if (!current) throw new Error('The database is not open.');
  return current;
}

export function pool(): pg.Pool {
  return opened().pool;
}

/**
 * For the prepared statements that every save asks: connections of their own, so that no save waits behind what a page asks.
 * Their plans are made once: planning them for the very values takes longer than running them does.
 */
export function savePool(): pg.Pool {
  return opened().savePool;
}

/** A connection beside the pool, for what holds one for long; the caller connects and ends it. */
export function separateClient(options: pg.ClientConfig): pg.Client {
  return new pg.Client({ ...options, connectionString: opened().connectionString });
}

export function db(): Kysely<DB> {
  return transactions.getStore() ?? opened().kysely;
}

export function isInTransaction(): boolean {
  return transactions.getStore() !== undefined;
}

/** Runs `work` in one transaction; joins the caller's if there is one. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (transactions.getStore()) return work();
  return opened()
    .kysely.transaction()
    .execute((transaction) => transactions.run(transaction, work));
}
