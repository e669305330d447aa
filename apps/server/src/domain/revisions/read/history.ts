import type { FileId } from '@redraft/contracts';
import { revisionsPerChunk } from '@redraft/revision-log';
import {
  type FileRow,
  listAllChunks,
  listTail,
  listTailAfter,
  listTextChunksAfter,
  selectFirstAt,
  selectLog,
} from '../queries.ts';
import { checkpoints } from './checkpoints.ts';
import type { CheckpointSink, FileLog, Log, TextRevision } from './log-readers.ts';
import { readLog } from './read-log.ts';

/** Reads versions from the log: sealed chunks first, then unsealed revisions (docs/save-path.md). */

const maxSeq = 2 ** 31 - 1;

/** The log up to a version; undefined if there is no such version. */
export async function loadLogTo(id: FileId, seq: number, { parts }: { parts: boolean }): Promise<Log> {
  return { ...(await selectLog(id, seq, { parts, after: -1 })), seq };
}

/** For a version in a chunk that is unpacked already: needs no query. */
function loadLogWithin(id: FileId, seq: number, { parts }: { parts: boolean }): Log | null {
  const stored = parts
    ? checkpoints()?.partsChunks.before(id, seq)
    : checkpoints()?.textChunks.before(id, seq);
  const openedChunk = stored?.state;
  if (!openedChunk || seq > openedChunk.last) return null;
  const from =
    openedChunk.kind === 'text'
      ? { text: openedChunk.text, parts: null }
      : { text: null, parts: openedChunk.parts };
  return { chunks: [], tail: [], seq, from, opened: openedChunk };
}

/** Like `loadLogTo`, starting from a cached checkpoint. */
export async function loadLogFrom(id: FileId, seq: number, { parts }: { parts: boolean }): Promise<Log> {
  const cachedLog = loadLogWithin(id, seq, { parts });
  if (cachedLog) return cachedLog;
  const checkpoint = parts ? checkpoints()?.parts.before(id, seq) : checkpoints()?.texts.before(id, seq);
  if (!checkpoint) return loadLogTo(id, seq, { parts });
  const rows = await selectLog(id, seq, { parts, after: checkpoint.seq });
  const next = rows.chunks[0]?.first_seq ?? rows.tail[0]?.seq;
  // Chunks were merged since, or a whole keyframe is closer.
  if (next !== undefined && next !== checkpoint.seq + 1) return loadLogTo(id, seq, { parts });
  const { state } = checkpoint;
  const from = typeof state === 'string' ? { text: state, parts: null } : { text: null, parts: state };
  return { ...rows, seq, from };
}

function holdsVersion({ chunks, tail, seq, from }: Log): boolean {
  const last = tail.at(-1)?.seq ?? chunks.at(-1)?.last_seq ?? (from ? seq : -1);
  return seq >= 0 && last >= seq;
}

export function withCheckpoints(id: FileId): CheckpointSink | undefined {
  const stored = checkpoints();
  if (!stored) return undefined;
  return {
    text: (seq, state) => stored.texts.store(id, { seq, state }),
    parts: (seq, state) => stored.parts.store(id, { seq, state }),
    textChunk: (state) => stored.textChunks.store(id, { seq: state.first, state }),
    partsChunk: (state) => stored.partsChunks.store(id, { seq: state.first, state }),
  };
}

/** The text of a version; null if there is no such version. */
export async function readOptionalTextAt(id: FileId, seq: number): Promise<string | null> {
  const log = await loadLogFrom(id, seq, { parts: false });
  return holdsVersion(log) ? readLog('text', log, withCheckpoints(id)) : null;
}

/** The text of a version. */
export async function readTextAt(id: FileId, seq: number): Promise<string> {
  const text = await readOptionalTextAt(id, seq);
  if (text === null) throw new Error(`There is no version ${seq} of file ${id}`);
  return text;
}

/** The file at a version, without active content; null if there is no such version. */
export async function readOptionalFileAt(id: FileId, seq: number): Promise<Uint8Array | null> {
  const log = await loadLogFrom(id, seq, { parts: true });
  return holdsVersion(log) ? readLog('file', log, withCheckpoints(id)) : null;
}

/** The complete log of the file. */
export async function loadFullLog(id: FileId): Promise<Log> {
  const tail = await listTail(id, maxSeq);
  const isInTail = tail[0]?.seq === 0;
  return { tail, chunks: isInTail ? [] : await listAllChunks(id), seq: maxSeq };
}

/** The same, without the parts of sealed chunks. */
export async function loadFullTextLog(id: FileId): Promise<Log> {
  const tail = await listTail(id, maxSeq);
  if (tail[0]?.seq === 0) return { tail, chunks: [], seq: maxSeq };
  return { tail, chunks: await listTextChunksAfter(id, -1, maxSeq), seq: maxSeq };
}

export async function loadLog(log: Promise<Log>, file: FileRow & { id: FileId }): Promise<FileLog> {
  const { id, kind, name } = file;
  const [rows, firstAt] = await Promise.all([log, selectFirstAt(id)]);
  return { ...rows, file: { id, kind, name }, firstAt };
}

/** Times and text changes of every version, in order. */
export async function readTextRevisions(id: FileId): Promise<TextRevision[]> {
  return readLog('revisions', await loadFullTextLog(id));
}

/** Chunks per query. */
const chunksPerQuery = 8;

/**
 * Text changes after a version, in order and in batches of at most a chunk, so that long folds can yield in between. Nothing before that version is
 * read. Versions have no gaps: one that is missing from the tail was sealed before the tail was read.
 */
export async function* readTextRevisionsAfter(id: FileId, seq: number): AsyncGenerator<TextRevision[]> {
  let reachedSeq = seq;
  for (;;) {
    const tail = await listTailAfter(id, reachedSeq, revisionsPerChunk);
    if (tail[0]?.seq === reachedSeq + 1) {
      yield await readLog('revisions', { chunks: [], tail, seq: maxSeq });
      reachedSeq = tail.at(-1)?.seq ?? reachedSeq;
      continue;
    }
    const chunks = await listTextChunksAfter(id, reachedSeq, chunksPerQuery);
    if (chunks.length === 0) return;
    for (const chunk of chunks) {
      const revisions = await readLog('revisions', { chunks: [chunk], tail: [], seq: maxSeq });
      const from = reachedSeq;
      yield revisions.filter((revision) => revision.seq > from);
      reachedSeq = chunk.last_seq;
    }
  }
}
