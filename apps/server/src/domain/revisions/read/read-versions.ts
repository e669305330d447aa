import type { Strokes } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { AppError } from '../../../platform/errors.ts';
import { decodeStored } from '../packing.ts';
import { listTailsAfter, selectOptionalFile, type TailRow } from '../queries.ts';
import {
  loadFullLog,
  loadFullTextLog,
  loadLog,
  readOptionalFileAt,
  readOptionalTextAt,
  readTextRevisions,
} from './history.ts';
import type { ChainVerdict, TextLog, TextRevision } from './log-readers.ts';
import { readLog } from './read-log.ts';
import { changeOf, type TimedChange } from './save-changes.ts';

const maxSeq = 2 ** 31 - 1;

const noVersion = (id: FileId, seq: number) => new AppError('not_found', { details: { fileId: id, seq } });

/** The file as it was at a version: the same parts, and the same bytes if it came in as a whole; nothing active among them. */
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
 * What was saved in many files after a version of each; files without anything new are left out. One query as
 * long as nothing of it is sealed yet, which is so for whoever is writing now.
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

/** The whole history of the text: what it began with, and each save that changed it (docs/metrics.md#the-log). */
export async function readOps(id: FileId): Promise<TextLog> {
  const log = await readLog('ops', await loadFullLog(id));
  if (!log) throw new AppError('not_found', { details: { fileId: id } });
  return log;
}

/** Where and when the text was changed and how much, without any word. */
export async function readStrokes(id: FileId): Promise<Strokes> {
  return readLog('strokes', await loadFullTextLog(id));
}

/** Every version in order, with the change that it made to the text; the first one is what the file began with. */
export async function listVersions(id: FileId): Promise<TextRevision[]> {
  const revisions = await readTextRevisions(id);
  if (revisions.length === 0) throw new AppError('not_found', { details: { fileId: id } });
  return revisions;
}

/** The version that was the current one at that time; the first one for a time before it. */
export async function latestSeqAtOrBefore(id: FileId, date: Date): Promise<number> {
  const revisions = await readTextRevisions(id);
  return revisions.findLast((revision) => revision.at <= date.getTime())?.seq ?? 0;
}

/**
 * Computes the certificate chain anew from the log, up to a version, and compares it with what is stored
 * (docs/metrics.md#certificate-chain).
 */
export async function verifyChain(id: FileId, seq: number = maxSeq): Promise<ChainVerdict> {
  const file = await selectOptionalFile(id);
  if (!file) throw new AppError('not_found', { details: { fileId: id } });
  const log = await loadLog(loadFullLog(id), { ...file, id });
  return readLog('chain', { ...log, seq });
}
