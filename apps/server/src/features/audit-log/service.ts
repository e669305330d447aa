import type { AuditPage, AuditQuery, AuditSearch } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile, separatorSigns } from '../../platform/csv-file.ts';
import { idPage } from '../../platform/id-page.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { type EntryRow, listEntries } from './queries.ts';

/** Entries per page. */
const pageSize = 50;
/** Rows per piece of the file. */
const rowsPerQuery = 1000;

export async function readAuditLog({ before, ...search }: AuditQuery): Promise<AuditPage> {
  const rows = await listEntries(search, { before, limit: pageSize + 1 });
  const { page, next } = idPage(rows, pageSize);
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor:
        row.actor_id === null
          ? null
          : { id: row.actor_id, name: row.actor_name ?? '', username: row.actor_username ?? '' },
      action: row.action,
      subject: row.subject_type,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      details: row.details,
    })),
    next,
  };
}

/** Streams the matching entries as a file; the export is recorded. */
export async function exportAuditLog(
  actor: Actor,
  { separator, ...search }: AuditSearch & { separator: 'comma' | 'semicolon' },
  now: Date,
): Promise<FileAnswer> {
  const subject = { subject: 'audit_log' as const, subjectId: 0 };
  await audit({ at: now, actorId: actor.userId, action: 'audit.export', ...subject, details: { ...search } });
  return {
    bytes: { pieces: piecesOf(search, separatorSigns[separator]), length: null },
    contentType: 'text/csv; charset=utf-8',
    fileName: `audit ${now.toISOString().slice(0, 10)}.csv`,
  };
}

/** Column headers, for programs in any language. */
const columns = [
  'at_utc',
  'person',
  'username',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'details',
];

async function* piecesOf(search: AuditSearch, separator: string): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder();
  yield utf8.encode(csvFile([columns], separator));
  for (let before: number | undefined; ; ) {
    const rows = await listEntries(search, { before, limit: rowsPerQuery });
    // Without the byte order mark, which only the beginning of the file has.
    if (rows.length > 0) yield utf8.encode(csvFile(rows.map(lineOf), separator).slice(1));
    if (rows.length < rowsPerQuery) return;
    before = rows.at(-1)?.id;
  }
}

function lineOf(row: EntryRow): string[] {
  return [
    row.at.toISOString(),
    row.actor_name ?? '',
    row.actor_username ?? '',
    row.action,
    row.subject_type,
    String(row.subject_id),
    row.subject_name ?? '',
    JSON.stringify(row.details),
  ];
}
