import type { FileId } from '@redraft/contracts';
import {
  countCodePoints,
  createTextReplay,
  decodeRecord,
  type Origin,
  type StoredOp,
  startChain,
  type TextOp,
} from '@redraft/revision-log';
import { AppError } from '../../platform/errors.ts';
import { sha256Hex } from './codecs.ts';
import { readPartsAt, readRevisions, readTextAt, readTextRevisions, type TextRevision } from './history.ts';
import { listTailsAfter, selectOptionalFile, type TailRow } from './queries.ts';
import { chainAfter, followsText } from './save-rules.ts';

async function requireVersion(id: FileId, seq: number): Promise<void> {
  const file = await selectOptionalFile(id);
  if (!file || seq < 0 || seq > file.head_seq)
    throw new AppError('not_found', { details: { fileId: id, seq } });
}

/** The file as it was at a version: the same parts, and the same bytes if it came in as a whole. */
export async function readAt(id: FileId, seq: number): Promise<Uint8Array> {
  await requireVersion(id, seq);
  return (await readPartsAt(id, seq)).file();
}

export async function textAt(id: FileId, seq: number): Promise<string> {
  await requireVersion(id, seq);
  return readTextAt(id, seq);
}

export interface SaveChange {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  insChars: number;
  delChars: number;
}

/**
 * What was saved in many files after a version of each; files without anything new are left out. One query as
 * long as nothing of it is sealed yet, which is so for whoever is writing now.
 */
export async function listChangesAfter(
  known: ReadonlyMap<FileId, number>,
): Promise<Map<FileId, SaveChange[]>> {
  const changes = new Map<FileId, SaveChange[]>();
  for (const [id, tail] of await listTailsAfter(known)) {
    changes.set(
      id,
      tail.isSealed ? await readChangesAfter(id, known.get(id) ?? -1) : tail.rows.map(toChange),
    );
  }
  return changes;
}

async function readChangesAfter(id: FileId, seq: number): Promise<SaveChange[]> {
  const revisions = await readTextRevisions(id);
  return revisions
    .filter((revision) => revision.seq > seq)
    .map((revision) => ({ seq: revision.seq, at: revision.at, ...countOps(revision.ops) }));
}

function toChange(row: TailRow): SaveChange {
  return { seq: row.seq, at: row.at, ...countOps(decodeRecord(row.record).ops) };
}

function countOps(ops: readonly StoredOp[]): { insChars: number; delChars: number } {
  return {
    insChars: ops.reduce((sum, op) => sum + countCodePoints(op.ins), 0),
    delChars: ops.reduce((sum, op) => sum + op.del, 0),
  };
}

export interface SaveOps {
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
  dirtyMs: number | null;
  origin: Origin;
  ops: TextOp[];
}

/** The whole history of the text: what it began with, and each save that changed it (spec 4 §0). */
export async function readOps(id: FileId): Promise<{ base: string; saves: SaveOps[] }> {
  const [first, ...others] = await readTextRevisions(id);
  if (!first) throw new AppError('not_found', { details: { fileId: id } });
  const replay = createTextReplay('');
  for (const op of first.ops) replay.apply(op);
  const base = replay.text();
  const saves: SaveOps[] = [];
  for (const { seq, at, dirtyMs, origin, ops } of others) {
    if (ops.length > 0) saves.push({ seq, t: at, dirtyMs, origin, ops: ops.map(replay.applyReading) });
  }
  return { base, saves };
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

export interface ChainVerdict {
  isIntact: boolean;
  versions: number;
  /** Head of the chain as it was computed again. */
  head: string;
  /** First version whose stored link differs. */
  brokenAt: number | null;
}

/** Computes the certificate chain anew from the log and compares it with what is stored (spec 4 §18). */
export async function verifyChain(id: FileId): Promise<ChainVerdict> {
  const file = await selectOptionalFile(id);
  if (!file) throw new AppError('not_found', { details: { fileId: id } });
  const replay = createTextReplay('');
  let head = startChain(String(id), sha256Hex);
  let versions = 0;
  let firstAt: number | null = null;
  for await (const revision of readRevisions(id)) {
    firstAt ??= revision.at;
    for (const op of revision.ops) replay.apply(op);
    const t = Math.floor((revision.at - firstAt) / 1000);
    const text = revision.ops.length > 0 ? replay.text() : '';
    head = chainAfter(head, {
      t,
      text,
      ops: revision.ops,
      changes: revision.parts,
      followsText: followsText(file.kind),
    });
    if (revision.seal && revision.seal.chain !== head)
      return { isIntact: false, versions, head, brokenAt: revision.seq };
    versions += 1;
  }
  return { isIntact: true, versions, head, brokenAt: null };
}
