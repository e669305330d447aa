import type { FileId } from '@redraft/contracts';
import {
  createTextReplay,
  decodeRecord,
  type Revision,
  type RevisionSeal,
  revisionsPerChunk,
  type TextReplay,
  unpackChunk,
  unpackParts,
  unpackText,
} from '@redraft/revision-log';
import { chunkCodec } from './codecs.ts';
import { createPartReplay, type PartReplay } from './part-replay.ts';
import {
  listAllChunks,
  listChunks,
  listTail,
  listTailAfter,
  listTextChunksAfter,
  selectBlob,
  type TailRow,
} from './queries.ts';

/** Reads versions back from the log: sealed chunks first, then what is not sealed yet (spec 7, seek). */

export type TextRevision = Omit<Revision, 'parts'> & { seq: number };
type TailRevision = Revision & RevisionSeal & { seq: number };

function readTail(rows: readonly TailRow[], sealedTo: number): TailRevision[] {
  return rows
    .filter((row) => row.seq > sealedTo)
    .map((row) => ({ ...decodeRecord(row.record), seq: row.seq, at: row.at }));
}

/** The tail is read before the chunks: what is sealed in between then shows up in both and never in neither. */
async function readRows(id: FileId, seq: number, options: { parts: boolean }) {
  const rows = await listTail(id, seq);
  const isInTail = rows[0] !== undefined && rows[0].seq === 0;
  const chunks = isInTail ? [] : await listChunks(id, seq, options);
  return { chunks, tail: readTail(rows, chunks.at(-1)?.last_seq ?? -1) };
}

/** The text of one version. */
export async function readTextAt(id: FileId, seq: number): Promise<string> {
  const { chunks, tail } = await readRows(id, seq, { parts: false });
  let replay: TextReplay | null = null;
  for (const chunk of chunks) {
    const { startText, revisions } = unpackText(chunk.text_blob, chunkCodec);
    replay ??= createTextReplay(startText ?? '');
    const wanted = Math.min(revisions.length, seq - chunk.first_seq + 1);
    for (let index = 0; index < wanted; index++) applyAll(replay, revisions[index]);
  }
  replay ??= createTextReplay('');
  for (const revision of tail) applyAll(replay, revision);
  return replay.text();
}

function applyAll(replay: TextReplay, revision: Pick<Revision, 'ops'> | undefined): void {
  for (const op of revision?.ops ?? []) replay.apply(op);
}

/** The parts of one version; chunks before the wanted one are stepped over by their net change. */
export async function readPartsAt(id: FileId, seq: number): Promise<PartReplay> {
  const { chunks, tail } = await readRows(id, seq, { parts: true });
  const replay = createPartReplay(selectBlob);
  for (const [index, row] of chunks.entries()) {
    const chunk = unpackParts({ text: row.text_blob, parts: row.parts_blob }, chunkCodec);
    if (index === 0) await replay.apply(chunk.startParts ?? []);
    if (seq >= row.last_seq) await replay.apply(chunk.net);
    else for (const changes of chunk.changes().slice(0, seq - row.first_seq + 1)) await replay.apply(changes);
  }
  for (const revision of tail) await replay.apply(revision.parts);
  return replay;
}

/** Times and changes of the text of every version, in order. */
export async function readTextRevisions(id: FileId): Promise<TextRevision[]> {
  const rows = await listTail(id, maxSeq);
  const isInTail = rows[0]?.seq === 0;
  const chunks = isInTail ? [] : await listAllChunks(id);
  const sealed = chunks.flatMap((chunk) =>
    unpackText(chunk.text_blob, chunkCodec).revisions.map((revision, index) => ({
      ...revision,
      seq: chunk.first_seq + index,
    })),
  );
  return [...sealed, ...readTail(rows, chunks.at(-1)?.last_seq ?? -1)];
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
    const rows = await listTailAfter(id, reached, revisionsPerChunk);
    if (rows[0]?.seq === reached + 1) {
      yield readTail(rows, reached);
      reached = rows.at(-1)?.seq ?? reached;
      continue;
    }
    const chunks = await listTextChunksAfter(id, reached, chunksAtOnce);
    if (chunks.length === 0) return;
    for (const chunk of chunks) {
      const { revisions } = unpackText(chunk.text_blob, chunkCodec);
      const placed = revisions.map((revision, index) => ({ ...revision, seq: chunk.first_seq + index }));
      const from = reached;
      yield placed.filter((revision) => revision.seq > from);
      reached = chunk.last_seq;
    }
  }
}

const maxSeq = 2 ** 31 - 1;

/** Every version whole, chunk by chunk, with the seal after its last one. */
export async function* readRevisions(
  id: FileId,
): AsyncGenerator<Revision & { seq: number; seal: RevisionSeal | null }> {
  const rows = await listTail(id, maxSeq);
  const chunks = await listAllChunks(id);
  for (const chunk of chunks) {
    const { revisions, seal } = unpackChunk({ text: chunk.text_blob, parts: chunk.parts_blob }, chunkCodec);
    for (const [index, revision] of revisions.entries()) {
      yield { ...revision, seq: chunk.first_seq + index, seal: index === revisions.length - 1 ? seal : null };
    }
  }
  for (const revision of readTail(rows, chunks.at(-1)?.last_seq ?? -1)) yield { ...revision, seal: revision };
}

/** Seal and time of one version that is the last of the log or of a chunk. */
export async function readSealAt(id: FileId, seq: number): Promise<{ seal: RevisionSeal; at: number }> {
  const { chunks, tail } = await readRows(id, seq, { parts: false });
  const last = tail.at(-1);
  if (last) return { seal: last, at: last.at };
  const chunk = chunks.at(-1);
  if (!chunk) throw new Error(`File ${id} has no version ${seq}`);
  const { seal, revisions } = unpackText(chunk.text_blob, chunkCodec);
  return { seal, at: revisions.at(-1)?.at ?? 0 };
}

/** Time of the first version. */
export async function readFirstAt(id: FileId): Promise<number> {
  const [first] = await listTail(id, 0);
  if (first) return first.at;
  const [chunk] = await listChunks(id, 0, { parts: false });
  return chunk ? (unpackText(chunk.text_blob, chunkCodec).revisions[0]?.at ?? 0) : 0;
}
