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

/** If two processes save the same file in turn, each is behind by a few rows, which are applied to its state. */
export type HeadUpdate =
  /** As if this process had taken these saves itself. */
  | { kind: 'followed'; state: FileState }
  /** Read from the resulting file; null if the rows contain large parts, whose bytes must be counted again. */
  | { kind: 'read'; head: HeadReading; addedBytes: number | null };

/** For more rows, reading the whole file is as fast. */
export const maxReplayedRows = 64;
/** Replanning costs as much as a save; more rows are read together. */
const maxReplannedSaves = 3;

/** Null if the rows do not follow the state: some are sealed, or the state is not of the stored file. */
export async function replayTail(
  id: FileId,
  state: FileState,
  { sealedSeq, tail }: TailState,
): Promise<HeadUpdate | null> {
  if (sealedSeq > state.seq || tail.length > maxReplayedRows || !isClean(state)) return null;
  const replanned = await replanSaves(state, tail);
  if (replanned) return { kind: 'followed', state: replanned };
  const head = await readLog('head', logAfter(id, state, tail));
  return { kind: 'read', head, addedBytes: sumAddedBytes(tail) };
}

/** Null if the result might differ. */
async function replanSaves(state: FileState, tail: readonly TailRow[]): Promise<FileState | null> {
  if (tail.length > maxReplannedSaves || state.pendingReread) return null;
  let currentState: FileState | null = state;
  for (const row of tail) {
    currentState = await replanSave(currentState, row);
    if (!currentState) return null;
  }
  return currentState;
}

/** Plans the save of this row again; the certificate chain shows whether the result is the same. */
async function replanSave(state: FileState, row: TailRow): Promise<FileState | null> {
  const record = decodeStored(row.record);
  if (hasLargeParts(record.parts)) return null;
  const parts = createReplay(state, record.parts);
  await parts.apply(record.parts);
  const { origin, dirtyMs, userId } = record;
  const save = { bytes: await parts.file(), at: row.at, origin, dirtyMs, userId, isDistinct: false };
  const planned = await planIncomingSave(state, save).catch(nullForDocumentErrors);
  const currentState = planned?.state;
  if (
    currentState?.chain !== record.chain ||
    currentState.at !== row.at ||
    currentState.length !== record.length
  )
    return null;
  return { ...currentState, storedBytes: state.storedBytes + row.record.length + rowOverheadBytes };
}

/** A version that earlier rules accepted is read without validation. */
function nullForDocumentErrors(cause: unknown): null {
  if (cause instanceof DocumentError) return null;
  throw cause;
}

const hasLargeParts = (parts: readonly PartChange[]) =>
  parts.some(({ kind }) => kind === 'blob' || kind === 'whole');

/** Parts that are already inflated are edited in place of being inflated again. */
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
  let addedBytes = 0;
  for (const { record } of tail) {
    if (hasLargeParts(decodeStored(record).parts)) return null;
    addedBytes += record.length + rowOverheadBytes;
  }
  return addedBytes;
}
