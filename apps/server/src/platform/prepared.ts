import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import { db, isInTransaction, pool } from './db.ts';

/**
 * A prepared statement, parsed and planned once per connection: for frequent queries that take longer to plan than to run. Inside the caller's
 * transaction it is planned like any other.
 */
export interface Prepared {
  /** Unique in the program. */
  name: string;
  text: string;
}

export async function queryPrepared<Row extends QueryResultRow>(
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const requested = isInTransaction()
    ? db().executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    : pool().query<Row>({ name, text, values: [...values] });
  return (await requested).rows;
}
