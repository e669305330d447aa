import type { FileId } from '@redraft/contracts';
import {
  type ChunkInput,
  type ChunkStart,
  keyframeInterval,
  type PackedChunk,
  type PartChange,
  type Revision,
  type RevisionSeal,
  revisionsPerChunk,
  revisionsPerLargeChunk,
  unpackChunk,
} from '@redraft/revision-log';
import { inTransaction } from '../../../platform/db.ts';
import { createThreads } from '../../../platform/threads.ts';
import { insertBlobs, selectBlob } from '../blobs.ts';
import { fillChunks } from '../chunk-contents.ts';
import { decodeStored } from '../packing.ts';
import { countedParts } from '../plan/index.ts';
import {
  insertMerged,
  insertSealed,
  listSmallChunks,
  listTail,
  listUnsealed,
  lockUnsealedFile,
  type NewChunk,
  type SmallChunkRow,
  selectLastKeyframe,
  type TailRow,
} from '../queries.ts';
import { countStoredBytes } from '../quota/index.ts';
import {
  changesOf,
  createPartReplay,
  diffParts,
  loadLogTo,
  type PartReplay,
  packChunkActivity,
  readParts,
  readTextAt,
  tools,
} from '../read/index.ts';

/**
 * Converts 256 revisions at a time into two immutable blobs and deletes their rows from the hot table, in one transaction (docs/save-path.md).
 * Idempotent, and safe with any number of concurrent saves.
 */
export async function sealFile(id: FileId, times: SealingTimes): Promise<number> {
  let sealed = 0;
  while (await sealNext(id, times)) sealed += 1;
  while (await mergeNext(id, times));
  return sealed;
}

export interface SealingTimes {
  /** Younger revisions are left alone. */
  before: Date;
  /** A file without saves since then is sealed completely, in a smaller chunk. */
  restingSince: Date;
}

/** The best compression takes a second per megabyte. What is not finished in time stays in its rows until the next run. */
const packInThread = createThreads<ChunkInput, PackedChunk>(new URL('./chunk-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  deadlineMs: 120_000,
});

/** Fewer revisions take no less space in a chunk than in rows. */
export const minRevisions = 16;

/** Seals every file that has enough old revisions; a failure does not stop the others. */
export async function sealAll(
  times: SealingTimes,
  onError: (id: FileId, cause: unknown) => void,
): Promise<number> {
  let sealed = 0;
  for (const { fileId: id } of await listUnsealed({ minRevisions, fullChunk: revisionsPerChunk })) {
    try {
      sealed += await sealFile(id, times);
    } catch (cause) {
      onError(id, cause);
    }
  }
  return sealed;
}

async function sealNext(id: FileId, times: SealingTimes): Promise<boolean> {
  return inTransaction(async () => {
    const file = await lockUnsealedFile(id);
    if (!file) return false;
    const firstSeq = file.sealed_seq + 1;
    const rows = (await listTail(id, firstSeq + revisionsPerChunk - 1)).filter((row) => row.seq >= firstSeq);
    const last = rows.at(-1);
    if (!last || last.at >= times.before.getTime()) return false;
    const isResting = rows.length >= minRevisions && last.at < times.restingSince.getTime();
    if (rows.length < revisionsPerChunk && !isResting) return false;
    await seal(id, rows, firstSeq);
    return true;
  });
}

async function seal(id: FileId, rows: readonly TailRow[], firstSeq: number): Promise<void> {
  const records = rows.map((row) => ({ ...decodeStored(row.record), at: row.at }));
  const last = records.at(-1);
  if (!last) return;
  const { size, fileHash, chain, length } = last;
  await insertSealed(
    await packChunk(id, { first: firstSeq, records, seal: { size, fileHash, chain, length } }),
  );
  await countStoredBytes(id);
}

/** An upper bound on the chunks merged at once, however small they are. */
const maxMerged = 256;

/**
 * Merges small chunks if together they have enough revisions, or if the file is inactive. Their content is recompressed once or twice in all; it
 * takes less space, and reading a version unpacks fewer chunks.
 */
async function mergeNext(id: FileId, times: SealingTimes): Promise<boolean> {
  return inTransaction(async () => {
    if (!(await lockUnsealedFile(id))) return false;
    const chunks = await listSmallChunks(id, revisionsPerLargeChunk, maxMerged);
    const [firstSeq] = chunks;
    const last = chunks.at(-1);
    if (!firstSeq || !last || firstSeq === last) return false;
    const hasEnoughRevisions = ({ last_seq }: SmallChunkRow) =>
      last_seq - firstSeq.first_seq + 1 >= revisionsPerLargeChunk;
    const endIndex = chunks.findIndex(hasEnoughRevisions);
    if (endIndex < 0 && last.last_at.getTime() >= times.restingSince.getTime()) return false;
    await merge(id, endIndex < 0 ? chunks : chunks.slice(0, endIndex + 1));
    return true;
  });
}

async function merge(id: FileId, chunks: readonly SmallChunkRow[]): Promise<void> {
  const filledChunks = await fillChunks(chunks);
  const unpackedChunks = filledChunks.map((row) =>
    unpackChunk({ text: row.text_blob, parts: row.parts_blob }, tools.chunk),
  );
  const [firstSeq] = chunks;
  const last = unpackedChunks.at(-1);
  if (!firstSeq || !last) return;
  const records = unpackedChunks.flatMap(({ revisions }) => revisions);
  await insertMerged(await packChunk(id, { first: firstSeq.first_seq, records, seal: last.seal }));
  await countStoredBytes(id);
}

async function packChunk(
  id: FileId,
  { first, records, seal }: { first: number; records: readonly Revision[]; seal: RevisionSeal },
): Promise<NewChunk> {
  const isWhole = first === 0 || first - (await selectLastKeyframe(id, first)) >= keyframeInterval;
  const partsBefore = first === 0 ? createPartReplay(selectBlob) : await readPartsBefore(id, first);
  const chunkStart = isWhole ? await describeStart(id, first, partsBefore) : null;
  const { netChanges, countedBlobs } = await netChange(id, partsBefore, records);
  const packed = await packInThread({
    revisions: records,
    seal,
    start: chunkStart,
    net: netChanges,
    counted: countedBlobs,
  });
  const firstAt = records[0]?.at ?? 0;
  const numberedRevisions = records.map(({ at, ops }, index) => ({ at, ops, seq: first + index }));
  return {
    fileId: id,
    firstSeq: first,
    lastSeq: first + records.length - 1,
    firstAt,
    lastAt: records.at(-1)?.at ?? firstAt,
    isWhole,
    ...packed,
    activity: packChunkActivity(changesOf(numberedRevisions), firstAt),
  };
}

async function readPartsBefore(id: FileId, seq: number): Promise<PartReplay> {
  return readParts(await loadLogTo(id, seq - 1, { parts: true }), { ...tools, loadBlob: selectBlob });
}

async function describeStart(id: FileId, firstSeq: number, partsBefore: PartReplay): Promise<ChunkStart> {
  if (firstSeq === 0) return { text: '', parts: [] };
  const text = await readTextAt(id, firstSeq - 1);
  const hash = partsBefore.storedHash();
  if (hash === null) return { text, parts: await changeBetween(id, new Map(), partsBefore.contents()) };
  return { text, parts: await changeFromKeyframe(id, hash, partsBefore) };
}

interface NetChange {
  netChanges: PartChange[];
  /** Contents of parts with statistics before their first change. */
  countedBlobs: Map<string, Uint8Array>;
}

/** The net change of the parts over all these revisions; applies them to `start`. */
async function netChange(
  id: FileId,
  partsBefore: PartReplay,
  records: readonly Revision[],
): Promise<NetChange> {
  const before = partsBefore.contents();
  const countedBlobs = new Map<string, Uint8Array>();
  for (const { parts } of records) {
    for (const part of parts) {
      if (part.kind !== 'splice' || !countedParts.has(part.name) || countedBlobs.has(part.name)) continue;
      const content = partsBefore.content(part.name);
      if (content && content.length <= maxCountedBytes) countedBlobs.set(part.name, content);
    }
    await partsBefore.apply(parts);
  }
  const hash = records.flatMap((record) => record.parts).findLast((part) => part.kind === 'whole')?.hash;
  const netChanges = await (hash === undefined
    ? changeBetween(id, before, partsBefore.contents())
    : changeFromKeyframe(id, hash, partsBefore));
  return { netChanges, countedBlobs };
}

/** Statistics written by editors take less than a kilobyte; each chunk contains them once. */
const maxCountedBytes = 4096;

async function changeFromKeyframe(id: FileId, hash: string, state: PartReplay): Promise<PartChange[]> {
  const wholeFileChange: PartChange = { kind: 'whole', hash };
  const base = createPartReplay(selectBlob);
  await base.apply([wholeFileChange]);
  return [wholeFileChange, ...(await changeBetween(id, base.contents(), state.contents()))];
}

async function changeBetween(
  id: FileId,
  before: Map<string, Uint8Array>,
  after: Map<string, Uint8Array>,
): Promise<PartChange[]> {
  const { changes, blobs } = diffParts(before, after);
  await insertBlobs(id, blobs);
  return changes;
}
