import path from 'node:path';
import { closeDatabase, openDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { readPostmaster } from '../database.ts';

/** A PostgreSQL with the product's settings, open in this process. */
export interface PeerDatabase {
  connectionString: string;
  pid: number;
  stop: () => Promise<void>;
}

export async function startPeerDatabase(directory: string, schema: string): Promise<PeerDatabase> {
  const folder = path.join(directory, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory: folder });
  openDatabase(postgres.connectionString);
  await pool().query(schema);
  return {
    connectionString: postgres.connectionString,
    pid: await readPostmaster(folder),
    stop: async () => {
      await closeDatabase();
      await postgres.stop();
    },
  };
}

/** Bytes of all tables of the open database with their indexes, without the room of deleted rows. */
export async function weighTables(): Promise<number> {
  await pool().query('VACUUM FULL');
  const { rows } = await pool().query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return rows[0]?.bytes ?? 0;
}
