import { pool } from '../../apps/server/src/platform/db.ts';

/** Copies of rows, one set for each row of a series; some columns are computed by these expressions. */
export interface Copy {
  table: string;
  where: string;
  series: string;
  columns: Readonly<Record<string, string>>;
}

interface Client {
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
}

export const copy = (table: string, where: string, series: string, columns: Copy['columns']): Copy => ({
  table,
  where,
  series,
  columns,
});

/** Triggers and foreign keys do not run for the copies. */
export async function insertCopies(copies: readonly Copy[]): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    for (const one of copies) await insertCopy(one, client);
    await client.query("SET session_replication_role = 'origin'");
  } finally {
    client.release();
  }
}

async function insertCopy({ table, where, series, columns }: Copy, client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => columns[name] ?? `template."${name}"`);
  await client.query(`INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM (SELECT * FROM ${series}) AS numbers
    CROSS JOIN (SELECT * FROM ${table} ${where}) AS template`);
}
