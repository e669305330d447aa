import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db.generated.ts';

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
  kysely: Kysely<DB>;
}

let current: Database | undefined;
const transactions = new AsyncLocalStorage<Transaction<DB>>();

export function openDatabase(connectionString: string, options: { max?: number } = {}): pg.Pool {
  if (current) throw new Error('The database is open already.');
  const openedPool = new pg.Pool({
    connectionString,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks must not end the process: the next query opens another.
  openedPool.on('error', () => undefined);
  // Nor one that breaks while a transaction holds it: its queries fail, and that is told to whoever asked.
  openedPool.on('connect', (client) => client.on('error', () => undefined));
  current = {
    connectionString,
    pool: openedPool,
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool: openedPool }) }),
  };
  return openedPool;
}

export async function closeDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  await closing?.kysely.destroy();
}

function opened(): Database {
  if (!current) throw new Error('The database is not open.');
  return current;
}

export function pool(): pg.Pool {
  return opened().pool;
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
