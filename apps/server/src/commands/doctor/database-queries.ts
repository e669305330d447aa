import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Facts about a PostgreSQL server and this database. */
export async function readDatabaseFacts(): Promise<{
  version: string;
  encoding: string;
  hasTrigrams: boolean;
  at: Date;
}> {
  const { rows } = await sql<{ version: string; encoding: string; has_trigrams: boolean; at: Date }>`
    SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
      EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS has_trigrams, clock_timestamp() AS at`.execute(
    db(),
  );
  const [row] = rows;
  if (!row) throw new Error('The database told nothing about itself');
  return { version: row.version, encoding: row.encoding, hasTrigrams: row.has_trigrams, at: row.at };
}
