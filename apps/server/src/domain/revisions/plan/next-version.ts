import type { ZipEntry } from '@redraft/documents';
import {
  countCodePoints,
  encodeRecord,
  extendChain,
  type Origin,
  type PartChange,
  type RecordBody,
  type StoredOp,
} from '@redraft/revision-log';
import { sha256Hex } from '../codecs.ts';
import type { ChangedPart } from './changed-parts.ts';
import type { FileState } from './file-state.ts';
import { type DocxChange, hasTrackedText, withoutSharedEnds } from './plan-docx.ts';

/** The version that a save becomes: the file's new state, and the record for the log. */

export interface IncomingSave {
  bytes: Uint8Array;
  at: number;
  dirtyMs: number | null;
  userId: number | null;
  origin: Origin;
  /** Its time must be later than the head's, so that the time identifies the version. */
  isDistinct: boolean;
}

export interface PlannedSave {
  state: FileState;
  record: Uint8Array;
  blobs: readonly { hash: string; content: Uint8Array }[];
}

interface Step {
  state: FileState;
  save: IncomingSave;
  entries: ReadonlyMap<string, ZipEntry>;
  parts: readonly ChangedPart[];
  docx: DocxChange | null;
  ops: readonly StoredOp[];
  changes: readonly PartChange[];
}

export function nextState(step: Step): FileState {
  const { state, save, docx, ops } = step;
  const at = Math.max(save.at, save.isDistinct ? state.at + 1 : state.at);
  const firstAt = state.seq < 0 ? at : state.firstAt;
  const text = docx ? docx.text : state.text;
  const t = Math.floor((at - firstAt) / 1000);
  const chain = chainAfter(state.chain, {
    t,
    text,
    ops,
    changes: step.changes,
    followsText: hasTrackedText(state.kind),
  });
  const contents = new Map(state.contents);
  // A part that changed once is likely to change again.
  if (state.seq >= 0) for (const part of step.parts) contents.set(part.name, part.after);
  for (const name of contents.keys()) if (!step.entries.has(name)) contents.delete(name);
  return {
    ...state,
    seq: state.seq + 1,
    at,
    firstAt,
    body: save.bytes,
    storedBody: save.bytes,
    fileHash: sha256Hex(save.bytes),
    entries: step.entries,
    contents,
    docx: docx && withoutSharedEnds(docx),
    pendingReread: null,
    text,
    length: lengthAfter(state.length, ops),
    chain,
  };
}

export function lengthAfter(length: number, ops: readonly StoredOp[]): number {
  return ops.reduce((sum, op) => sum + countCodePoints(op.ins) - op.del, length);
}

/** Each change of the text extends the chain; for other files, each change of the parts (docs/metrics.md#certificate-chain). */
export function chainAfter(
  chain: string,
  step: {
    t: number;
    text: string;
    ops: readonly StoredOp[];
    changes: readonly PartChange[];
    followsText: boolean;
  },
): string {
  if (!step.followsText)
    return extendChain(chain, { t: step.t, text: changesDigest(step.changes) }, sha256Hex);
  return step.ops.length === 0 ? chain : extendChain(chain, { t: step.t, text: step.text }, sha256Hex);
}

const noHash = '0'.repeat(64);

/** A canonical encoding: the same changes give the same bytes, whether read from a record or a chunk. */
function changesDigest(parts: readonly PartChange[]): string {
  return sha256Hex(
    encodeRecord({
      origin: 'typed',
      dirtyMs: null,
      userId: null,
      size: 0,
      fileHash: noHash,
      chain: noHash,
      length: 0,
      ops: [],
      parts,
    }),
  );
}

export function recordOf(item: {
  save: Omit<IncomingSave, 'at' | 'isDistinct'>;
  next: Pick<FileState, 'fileHash' | 'chain' | 'length'>;
  ops: readonly StoredOp[];
  changes: readonly PartChange[];
}): Uint8Array {
  const { save, next } = item;
  const record: RecordBody = {
    origin: save.origin,
    dirtyMs: save.dirtyMs,
    userId: save.userId,
    size: save.bytes.length,
    fileHash: next.fileHash,
    chain: next.chain,
    length: next.length,
    ops: item.ops,
    parts: item.changes,
  };
  return encodeRecord(record);
}
