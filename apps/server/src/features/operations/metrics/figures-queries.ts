import { sql } from 'kysely';
import { countOpenings } from '../../../domain/editor-host/index.ts';
import { countUnused } from '../../../domain/stored-objects/index.ts';
import { db } from '../../../platform/db.ts';
import { hasJobs, listQueueDelays } from '../../../platform/job-queue.ts';

/** Rows of the database that metrics count: the same whichever process reads them. */
export interface DatabaseFigures {
  queues: readonly { name: string; waiting: number; active: number; failed: number; oldestSeconds: number }[];
  mails: readonly { state: string; count: number }[];
  oldestMailSeconds: number;
  pdfCopies: readonly { state: string; count: number }[];
  conversions: readonly { state: string; count: number }[];
  /** Objects in the object storage that are to be deleted. */
  unusedObjects: number;
  sessions: number;
  openDocuments: number;
  /** Revisions that are not sealed. */
  unsealedRevisions: number;
  oldestUnsealedSeconds: number;
}

export async function readDatabaseFigures(now: Date): Promise<DatabaseFigures> {
  const [queues, mails, pdfCopies, conversions, unusedObjects, openings, sums] = await Promise.all([
    hasJobs().then((isInstalled) => (isInstalled ? listQueueDelays(now) : [])),
    countByState('mails'),
    countByState('pdf_copies'),
    countByState('conversions'),
    countUnused(),
    countOpenings(now),
    selectSums(now),
  ]);
  return { queues, mails, pdfCopies, conversions, unusedObjects, openDocuments: openings.documents, ...sums };
}

async function countByState(
  table: 'mails' | 'pdf_copies' | 'conversions',
): Promise<{ state: string; count: number }[]> {
  return db()
    .selectFrom(table)
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
}

/** Bounds the time of a scan; a backlog of this size is a fault anyway. */
const maxCounted = 1_000_000;

async function selectSums(now: Date) {
  const { rows } = await sql<{
    sessions: number;
    oldest_mail: number | null;
    revisions: number;
    oldest_revision: number | null;
  }>`SELECT
      (SELECT count(*)::int FROM sessions WHERE ended_at IS NULL AND expires_at > ${now}) AS sessions,
      (SELECT extract(epoch FROM ${now}::timestamptz - min(queued_at))::float8 FROM mails WHERE state = 'waiting') AS oldest_mail,
      unsealed.count AS revisions, unsealed.age AS oldest_revision
    FROM (SELECT count(*)::int AS count, extract(epoch FROM ${now}::timestamptz - min(at))::float8 AS age
      FROM (SELECT at FROM revisions LIMIT ${maxCounted}) AS counted) AS unsealed`.execute(db());
  const [row] = rows;
  return {
    sessions: row?.sessions ?? 0,
    oldestMailSeconds: Math.max(0, row?.oldest_mail ?? 0),
    unsealedRevisions: row?.revisions ?? 0,
    oldestUnsealedSeconds: Math.max(0, row?.oldest_revision ?? 0),
  };
}
