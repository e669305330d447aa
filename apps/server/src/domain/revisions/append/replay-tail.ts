import type { FileId } from '@redraft/contracts';
import { DocumentError } from '@redraft/documents';
import type { PartChange } from '@redraft/revision-log';
import { selectBlob } from '../blobs.ts';
import { decodeStored } from '../packing.ts';
import { type FileState, isClean, planIncomingSave } from '../plan/index.ts';
import type { TailRow, TailState } from '../queries.ts';
import { rowOverheadBytes } from '../quota/index.ts';
import type { FileLog, HeadReading } from '../read/index.ts';
import { createPartReplay, type PartReplay, readLog } from '../read/index.ts';

/**
 * Where saves of a file come by two processes in turn, each is behind by what the other has written: a few rows, which are applied to
 * the state that it has.
 */
export type HeadUpdate =
  /** As if it had taken these saves itself. */
  | { kind: 'followed'; state: FileState }
  /** Read from the file that they make; null where they bring large parts, whose bytes are counted again. */
  | { kind: 'read'; head: HeadReading; addedBytes: number | null };

/** More are read with the rest of the file as fast. */
export const maxReplayedRows = 64;
/** Each costs as much as a save; more are read together. */
const maxReplannedSaves = 3;

/** Null where the state does not lead on to the head: what follows is sealed, or is not the file that is handed out. */
export async function replayTail(
  id: FileId,
  state: FileState,
  { sealedSeq, tail }: TailState,
): Promise<HeadUpdate | null> {
  if (sealedSeq > state.seq || tail.length > maxReplayedRows || !isClean(state)) return null;
  const followed = await replanSaves(state, tail);
  if (followed) return { kind: 'followed', state: followed };
  const head = await readLog('head', logAfter(id, state, tail));
  return { kind: 'read', head, addedBytes: sumAddedBytes(tail) };
}

/** Null where it is not certain that the result is the same. */
async function replanSaves(state: FileState, tail: readonly TailRow[]): Promise<FileState | null> {
  if (tail.length > maxReplannedSaves || state.reread) return null;
  let next: FileState | null = state;
  for (const row of tail) {
    next = await replanSave(next, row);
    if (!next) return null;
  }
  return next;
}

/** The save that the row is of, planned again; the chain says whether it came to the same. */
async function replanSave(state: FileState, row: TailRow): Promise<FileState | null> {
  const record = decodeStored(row.record);
  if (hasLargeParts(record.parts)) return null;
  const parts = createReplay(state, record.parts);
  await parts.apply(record.parts);
  const { origin, dirtyMs, userId } = record;
  const save = { bytes: await parts.file(), at: row.at, origin, dirtyMs, userId, isDistinct: false };
  const planned = await planIncomingSave(state, save).catch(nullForDocuments);
  const next = planned?.state;
  if (next?.chain !== record.chain || next.at !== row.at || next.length !== record.length) return null;
  return { ...next, storedBytes: state.storedBytes + row.record.length + rowOverheadBytes };
}

/** What was taken by other rules than those of today is read, not judged. */
function nullForDocuments(cause: unknown): null {
  if (cause instanceof DocumentError) return null;
  throw cause;
}

const hasLargeParts = (parts: readonly PartChange[]) =>
  parts.some(({ kind }) => kind === 'blob' || kind === 'whole');

/** Of what is edited, the content that is known already is not inflated again. */
function createReplay({ entries, contents }: FileState, changes: readonly PartChange[]): PartReplay {
  const edited = new Set(changes.flatMap((change) => (change.kind === 'splice' ? [change.name] : [])));
  const parts = [...entries].map(([name, entry]) => {
    const content = edited.has(name) ? contents.get(name) : undefined;
    const part = content ? { kind: 'content' as const, content } : { kind: 'entry' as const, entry };
    return [name, part] as const;
  });
  return createPartReplay(selectBlob, undefined, { parts: new Map(parts), whole: null, size: 0 });
}

function logAfter(id: FileId, state: FileState, tail: readonly TailRow[]): FileLog {
  const { kind, name } = state;
  const parts = [...state.entries].map(([part, entry]) => [part, { kind: 'entry' as const, entry }] as const);
  return {
    chunks: [],
    tail,
    seq: tail.at(-1)?.seq ?? state.seq,
    file: { id, kind, name },
    firstAt: state.firstAt,
    from: { text: state.text, parts: { parts: new Map(parts), whole: null, size: 0 } },
  };
}

function sumAddedBytes(tail: readonly TailRow[]): number | null {
  let added = 0;
  for (const { record } of tail) {
    if (hasLargeParts(decodeStored(record).parts)) return null;
    added += record.length + rowOverheadBytes;
  }
  return added;
}
