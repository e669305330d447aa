import type { FileId } from '@redraft/contracts';
import { type FileState, isClean } from './file-state.ts';
import type { LogOfFile } from './log-reading.ts';
import { decodeStored } from './packing.ts';
import { type FileRow, type LogRows, selectLog } from './queries.ts';
import { rowRoom } from './room.ts';

/**
 * Where saves of a file come by two processes in turn, each is behind by what the other has written: a few rows, which are applied to
 * the state that it has.
 */
export interface Ahead {
  /** The rows that are missing, beginning with the state. */
  log: LogOfFile;
  /** What they add to the file; null where they bring large parts, whose room is counted anew. */
  addedBytes: number | null;
}

/** More are read with the rest of the file as fast. */
const mostRows = 64;

/** Null where the state does not lead on to the head: what follows is sealed, or is not the file that is handed out. */
export async function whatIsAhead(id: FileId, state: FileState, file: FileRow): Promise<Ahead | null> {
  const isNear = file.sealed_seq <= state.seq && file.head_seq - state.seq <= mostRows;
  if (!isNear || !isClean(state)) return null;
  const rows = await selectLog(id, file.head_seq, { parts: true, after: state.seq });
  if (!followsOn(rows, state.seq)) return null;
  const { kind, name } = file;
  const log = {
    ...rows,
    seq: file.head_seq,
    file: { id, kind, name },
    firstAt: state.firstAt,
    from: { text: state.text, parts: partsOf(state) },
  };
  return { log, addedBytes: addedBy(rows) };
}

/** Sealing may have come in between. */
function followsOn({ chunks, tail }: LogRows, seq: number): boolean {
  return chunks.length === 0 && tail[0]?.seq === seq + 1;
}

function partsOf({ entries }: FileState) {
  const parts = [...entries].map(([name, entry]) => [name, { kind: 'entry' as const, entry }] as const);
  return { parts: new Map(parts), whole: null, size: 0 };
}

function addedBy({ tail }: LogRows): number | null {
  let added = 0;
  for (const { record } of tail) {
    const { parts } = decodeStored(record);
    if (parts.some(({ kind }) => kind === 'blob' || kind === 'whole')) return null;
    added += record.length + rowRoom;
  }
  return added;
}
