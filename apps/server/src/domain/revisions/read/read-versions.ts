import type { Strokes } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { AppError } from '../../../platform/errors.ts';
import { decodeStored } from '../packing.ts';
import { listTailsAfter, selectOptionalFile, type TailRow } from '../queries.ts';
import {
  loadFullLog,
  loadLog,
  readOptionalFileAt,
  readOptionalTextAt,
  readTextRevisions,
} from './history.ts';
import type { ChainVerdict, Log, TextLog, TextRevision } from './log-readers.ts';
import { readLog } from './read-log.ts';
import { changeOf, type TimedChange } from './save-changes.ts';

const maxSeq = 2 ** 31 - 1;

const noVersion = (id: FileId, seq: number) => new AppError('not_found', { details: { fileId: id, seq } });

/** The file at a version without active content: equal parts, and identical bytes if it was stored whole. */
export async function readAt(id: FileId, seq: number): Promise<Uint8Array> {
  const file = await readOptionalFileAt(id, seq);
  if (!file) throw noVersion(id, seq);
  return file;
}

export async function textAt(id: FileId, seq: number): Promise<string> {
  const text = await readOptionalTextAt(id, seq);
  if (text === null) throw noVersion(id, seq);
  return text;
}

/**
 * Saves in many files after a version of each, without files that have none. One query as long as none of them is sealed, which is the case while
 * people are writing.
 */
export async function listChangesAfter(
  known: ReadonlyMap<FileId, number>,
): Promise<Map<FileId, TimedChange[]>> {
  const changes = new Map<FileId, TimedChange[]>();
  for (const [id, tail] of await listTailsAfter(known)) {
    changes.set(
      id,
      tail.isSealed ? await readChangesAfter(id, known.get(id) ?? -1) : tail.rows.map(toChange),
    );
  }
  return changes;
}

async function readChangesAfter(id: FileId, seq: number): Promise<TimedChange[]> {
  const revisions = await readTextRevisions(id);
  return revisions
    .filter((revision) => revision.seq > seq)
    .map((revision) => ({ ...changeOf(revision), dirtyMs: revision.dirtyMs }));
}

function toChange(row: TailRow): TimedChange {
  const { dirtyMs, ops } = decodeStored(row.record);
  return { ...changeOf({ seq: row.seq, at: row.at, ops }), dirtyMs };
}

/** The complete history of the text: its initial state, and each save that changed it (docs/metrics.md#the-log). */
export async function readOps(id: FileId): Promise<TextLog> {
  const log = await readLog('ops', await loadFullLog(id));
  if (!log) throw new AppError('not_found', { details: { fileId: id } });
  return log;
}

/** Position, time and size of text changes, without content, of a log that `loadFullTextLog` loaded. */
export function computeStrokes(log: Log): Promise<Strokes> {
  return readLog('strokes', log);
}

/** Every version in order with its text change; the first one is the initial content. */
export async function listVersions(id: FileId): Promise<TextRevision[]> {
  const revisions = await readTextRevisions(id);
  if (revisions.length === 0) throw new AppError('not_found', { details: { fileId: id } });
  return revisions;
}

/** The version that was current at that time; the first one for an earlier time. */
export async function latestSeqAtOrBefore(id: FileId, date: Date): Promise<number> {
  const revisions = await readTextRevisions(id);
  return revisions.findLast((revision) => revision.at <= date.getTime())?.seq ?? 0;
}

/** Recomputes the certificate chain up to a version and compares it with the stored one (docs/metrics.md#certificate-chain). */
export async function verifyChain(id: FileId, seq: number = maxSeq): Promise<ChainVerdict> {
  const file = await selectOptionalFile(id);
  if (!file) throw new AppError('not_found', { details: { fileId: id } });
  const log = await loadLog(loadFullLog(id), { ...file, id });
  return readLog('chain', { ...log, seq });
}
