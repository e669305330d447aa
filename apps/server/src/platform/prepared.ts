import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import { db, isInTransaction, pool } from './db.ts';

/**
 * A statement that each connection parses and plans once: for what is asked often and would take longer to plan than to
 * answer. Joins the transaction of its caller, where it is planned as any other.
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
