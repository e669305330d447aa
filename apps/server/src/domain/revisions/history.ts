import type { FileId } from '@redraft/contracts';
import { revisionsPerChunk } from '@redraft/revision-log';
import type { Log, LogOfFile, TextRevision } from './log-reading.ts';
import {
  type FileRow,
  listAllChunks,
  listChunks,
  listTail,
  listTailAfter,
  listTextChunksAfter,
  selectFirstSealedAt,
} from './queries.ts';
import { readLog } from './reading-beside.ts';

/** Reads versions back from the log: sealed chunks first, then what is not sealed yet (docs/save-path.md). */

const maxSeq = 2 ** 31 - 1;

/** The tail is read before the chunks: what is sealed in between then shows up in both and never in neither. */
export async function logTo(id: FileId, seq: number, options: { parts: boolean }): Promise<Log> {
  const tail = await listTail(id, seq);
  const isInTail = tail[0]?.seq === 0;
  return { tail, chunks: isInTail ? [] : await listChunks(id, seq, options), seq };
}

/** The text of one version. */
export async function readTextAt(id: FileId, seq: number): Promise<string> {
  return readLog('text', await logTo(id, seq, { parts: false }));
}

/** All that was ever written in the file. */
export async function wholeLog(id: FileId): Promise<Log> {
  const tail = await listTail(id, maxSeq);
  const isInTail = tail[0]?.seq === 0;
  return { tail, chunks: isInTail ? [] : await listAllChunks(id), seq: maxSeq };
}

export async function logOfFile(log: Log, file: FileRow & { id: FileId }): Promise<LogOfFile> {
  const { id, kind, name } = file;
  return { ...log, file: { id, kind, name }, firstAt: await readFirstAt(id) };
}

/** Times and changes of the text of every version, in order. */
export async function readTextRevisions(id: FileId): Promise<TextRevision[]> {
  return readLog('revisions', await wholeLog(id));
}

/** Chunks read by one query. */
const chunksAtOnce = 8;

/**
 * What came after a version, in order and in batches of at most a chunk, so that whoever folds a long log can let
 * others in between. Nothing of the file before it is read. Versions have no gaps: where one is missing from the
 * tail it is sealed already, and was before the tail was looked at.
 */
export async function* readTextRevisionsAfter(id: FileId, seq: number): AsyncGenerator<TextRevision[]> {
  let reached = seq;
  for (;;) {
    const tail = await listTailAfter(id, reached, revisionsPerChunk);
    if (tail[0]?.seq === reached + 1) {
      yield await readLog('revisions', { chunks: [], tail, seq: maxSeq });
      reached = tail.at(-1)?.seq ?? reached;
      continue;
    }
    const chunks = await listTextChunksAfter(id, reached, chunksAtOnce);
    if (chunks.length === 0) return;
    for (const chunk of chunks) {
      const row = { ...chunk, parts_blob: noParts };
      const revisions = await readLog('revisions', { chunks: [row], tail: [], seq: maxSeq });
      const from = reached;
      yield revisions.filter((revision) => revision.seq > from);
      reached = chunk.last_seq;
    }
  }
}

const noParts = new Uint8Array();

/** Time of the first version. */
async function readFirstAt(id: FileId): Promise<number> {
  const [first] = await listTail(id, 0);
  return first ? first.at : selectFirstSealedAt(id);
}
