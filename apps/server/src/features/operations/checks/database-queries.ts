import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import type { BackupFacts } from './check-rules.ts';

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

export async function readBackupFacts(): Promise<BackupFacts> {
  const { rows } = await sql<{
    finished_at: Date | null;
    is_on: boolean;
    last_archived_time: Date | null;
    last_failed_time: Date | null;
  }>`SELECT (SELECT max(finished_at) FROM backups) AS finished_at,
      current_setting('archive_mode') <> 'off' AS is_on, last_archived_time, last_failed_time
    FROM pg_stat_archiver`.execute(db());
  const [row] = rows;
  return {
    finishedAt: row?.finished_at ?? null,
    archiving: {
      isOn: row?.is_on ?? false,
      lastArchivedAt: row?.last_archived_time ?? null,
      lastFailedAt: row?.last_failed_time ?? null,
    },
  };
}

export async function insertBackup(finishedAt: Date): Promise<void> {
  await db().insertInto('backups').values({ finished_at: finishedAt }).execute();
}
