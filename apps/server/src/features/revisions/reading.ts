import type { FileId } from '@redraft/contracts';
import {
  countCodePoints,
  createTextReplay,
  type Origin,
  startChain,
  type TextOp,
} from '@redraft/revision-log';
import { AppError } from '../../platform/errors.ts';
import { sha256Hex } from './codecs.ts';
import { readPartsAt, readRevisions, readTextAt, readTextRevisions } from './history.ts';
import { selectOptionalFile } from './queries.ts';
import { chainAfter } from './save-rules.ts';

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

export interface SaveSummary {
  seq: number;
  at: Date;
  insChars: number;
  delChars: number;
  /** Of the text, in code points. */
  length: number;
}

/** All versions, or those of a time, `to` included. */
export async function listSaves(id: FileId, range: { from?: Date; to?: Date } = {}): Promise<SaveSummary[]> {
  const from = range.from?.getTime() ?? Number.NEGATIVE_INFINITY;
  const to = range.to?.getTime() ?? Number.POSITIVE_INFINITY;
  let length = 0;
  const saves: SaveSummary[] = [];
  for (const revision of await readTextRevisions(id)) {
    const insChars = revision.ops.reduce((sum, op) => sum + countCodePoints(op.ins), 0);
    const delChars = revision.ops.reduce((sum, op) => sum + op.del, 0);
    length += insChars - delChars;
    if (revision.at < from || revision.at > to) continue;
    saves.push({ seq: revision.seq, at: new Date(revision.at), insChars, delChars, length });
  }
  return saves;
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
  const followsText = file.kind === 'docx' || file.kind === 'dotx';
  const replay = createTextReplay('');
  let head = startChain(String(id), sha256Hex);
  let versions = 0;
  let firstAt: number | null = null;
  for await (const revision of readRevisions(id)) {
    firstAt ??= revision.at;
    for (const op of revision.ops) replay.apply(op);
    const t = Math.floor((revision.at - firstAt) / 1000);
    const text = revision.ops.length > 0 ? replay.text() : '';
    head = chainAfter(head, { t, text, ops: revision.ops, changes: revision.parts, followsText });
    if (revision.seal && revision.seal.chain !== head)
      return { isIntact: false, versions, head, brokenAt: revision.seq };
    versions += 1;
  }
  return { isIntact: true, versions, head, brokenAt: null };
}
