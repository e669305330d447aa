import {
  type ChangeWindow,
  createFileComparer,
  type FileChange,
  type FileParts,
  inflateEntry,
  type OfficeKind,
  type ZipCodec,
  type ZipEntry,
} from '@redraft/documents';
import {
  decodeRevision,
  type Origin,
  type PartChange,
  type Revision,
  unpackParts,
  unpackText,
} from '@redraft/revision-log';
import type { ChunkRow } from '../queries.ts';
import { applyCounted, type ReadingTools } from './decoding-tools.ts';
import { createPartReplay, type LoadBlob, type PartSnapshot } from './part-replay.ts';
import { type LogRange, listUnsealedRows } from './unsealed-rows.ts';

export interface FileChangesRequest {
  kind: OfficeKind;
  /** Begins with a complete state, before the first requested version. */
  log: LogRange;
  first: number;
  window: ChangeWindow;
}

export interface SavedFileChange {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  origin: Origin;
  userId: number | null;
  change: FileChange;
}

/** Bytes that are compared before the other versions are left for another call: about two seconds. */
const maxCompared = 48 * 1024 * 1024;

type SavedVersion = Pick<Revision, 'at' | 'origin' | 'userId' | 'parts'> & { seq: number };

/** Applies version by version and compares each with the one before. */
export async function replayFileChanges(
  { kind, log, first, window }: FileChangesRequest,
  reading: ReadingTools & { loadBlob: LoadBlob },
): Promise<SavedFileChange[]> {
  const replay = createPartReplay(reading.loadBlob, reading.zip);
  const openParts = createPartsOpener(reading.zip);
  let compared = 0;
  const compare = createFileComparer(kind, {
    count: (bytes) => {
      compared += bytes;
      reading.count(bytes);
    },
  });
  const changes: SavedFileChange[] = [];
  let before: FileParts | null = null;
  const apply = (parts: readonly PartChange[]) => applyCounted(replay, parts, reading);
  const saved = listSaved(log, { first, reading, skip: apply });
  for await (const { seq, at, origin, userId, parts } of saved) {
    if (seq >= first) before ??= openParts(replay.snapshot());
    await apply(parts);
    if (before === null) continue;
    const after = openParts(replay.snapshot());
    changes.push({ seq, at, origin, userId, change: compare({ before, after }, window) });
    before = after;
    if (compared > maxCompared) break;
  }
  return changes;
}

/** The versions from the chunk of the first one on; what precedes is applied in bulk. */
async function* listSaved(
  log: LogRange,
  options: { first: number; reading: ReadingTools; skip: (changes: readonly PartChange[]) => Promise<void> },
): AsyncGenerator<SavedVersion> {
  const { first, reading, skip } = options;
  for (const [index, row] of log.chunks.entries()) {
    const chunk = unpackParts({ text: row.text_blob, parts: row.parts_blob }, reading.chunk);
    if (index === 0) await skip(chunk.startParts ?? []);
    if (row.last_seq < first) await skip(chunk.net);
    else yield* listChunk(row, { lists: chunk.changes().all(), last: log.seq, reading });
  }
  for (const { seq, at, record } of listUnsealedRows(log))
    yield { ...decodeRevision(reading.record(record)), seq, at };
}

function* listChunk(
  { first_seq, text_blob }: ChunkRow,
  { lists, last, reading }: { lists: readonly PartChange[][]; last: number; reading: ReadingTools },
): Generator<SavedVersion> {
  for (const [index, { at, origin, userId }] of unpackText(text_blob, reading.chunk).revisions().entries()) {
    const seq = first_seq + index;
    if (seq > last) return;
    yield { seq, at, origin, userId, parts: lists[index] ?? [] };
  }
}

/** Parts that two versions share are inflated once and are the same array in both. */
function createPartsOpener(codec: ZipCodec): (snapshot: PartSnapshot) => FileParts {
  const contents = new WeakMap<ZipEntry, Uint8Array>();
  const inflate = (entry: ZipEntry): Uint8Array => {
    const content = contents.get(entry) ?? inflateEntry(entry, codec);
    contents.set(entry, content);
    return content;
  };
  return ({ parts }) => ({
    names: () => parts.keys(),
    content: (name) => {
      const part = parts.get(name);
      if (part === undefined) return null;
      return part.kind === 'entry' ? inflate(part.entry) : part.content;
    },
    identityOf: (name) => parts.get(name) ?? null,
  });
}
