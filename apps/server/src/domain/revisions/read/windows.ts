import type { FileId } from '@redraft/contracts';
import { type ActivityCell, packActivity, unpackActivity } from '@redraft/revision-log';
import { type ChunkRow, listTail, type TailRow } from '../queries.ts';
import { loadLogFrom, withCheckpoints } from './history.ts';
import type { Log } from './log-readers.ts';
import { readLog } from './read-log.ts';
import type { SaveChange } from './save-changes.ts';
import { type ChunkPlace, listChunkPlaces, listTextChunks } from './window-queries.ts';
import { type SaveWindow, windowAround } from './window-rules.ts';

/**
 * Reads a history in windows (docs/save-path.md#read). Only saves that changed the text are counted, from 1. Each sealed chunk stores its number of
 * saves, so only the needed chunks are unpacked.
 */

const maxSeq = 2 ** 31 - 1;

export interface HistoryOverview {
  saves: number;
  /** Times of the first and last save; null if there are none. */
  span: { firstAt: number; lastAt: number } | null;
  /** Activity in order: per save, or aggregated if there are very many. */
  cells: ActivityCell[];
  /** The number of the last save up to each requested version; 0 before the first. */
  savesAt: ReadonlyMap<number, number>;
}

/** Up to this many versions are counted one by one: with fewer, aggregation would be visible in a chart. */
const versionsInDetail = 8192;

/** The activity of a chunk, or of all unsealed revisions. */
interface HistorySegment {
  lastSeq: number;
  saves: number;
  span: HistoryOverview['span'];
  cells: ActivityCell[];
  /** Set if it was read save by save. */
  changes: readonly SaveChange[];
}

/** Chunks were merged while they were being read. */
class ChunksChanged extends Error {}

const maxAttempts = 3;

/** Retries after chunks were merged, which happens to a chunk once or twice. */
async function retryWhileSealing<T>(changesRead: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changesRead();
    } catch (error) {
      if (!(error instanceof ChunksChanged) || attempt === maxAttempts) throw error;
    }
  }
}

/** Length and activity of a history; locates the versions `seqs` in it. */
export function readOverview(
  id: FileId,
  seqs: readonly number[],
  maxVersionsInDetail: number = versionsInDetail,
): Promise<HistoryOverview> {
  return retryWhileSealing(() => tryOverview(id, seqs, maxVersionsInDetail));
}

async function tryOverview(
  id: FileId,
  seqs: readonly number[],
  maxVersionsInDetail: number,
): Promise<HistoryOverview> {
  const { tail, chunkPlaces } = await readPlaces(id);
  const sealedTo = chunkPlaces.at(-1)?.last_seq ?? -1;
  const isInDetail = ({ first_seq, last_seq, activity }: ChunkPlace) =>
    sealedTo < maxVersionsInDetail ||
    activity === null ||
    seqs.some((seq) => seq >= first_seq && seq <= last_seq);
  const changes = await readChanges(id, chunkPlaces.filter(isInDetail));
  const tailChanges = await readLog('changes', { chunks: [], tail, seq: maxSeq });
  const segments = [
    ...chunkPlaces.map((chunkPlace) =>
      toSegment(chunkPlace, changes.get(chunkPlace.first_seq), sealedTo < maxVersionsInDetail),
    ),
    segmentOfChanges(tailChanges, maxSeq),
  ];
  const spans = segments.flatMap(({ span }) => span ?? []);
  const [first] = spans;
  const last = spans.at(-1);
  return {
    saves: segments.reduce((sum, { saves }) => sum + saves, 0),
    span: first && last ? { firstAt: first.firstAt, lastAt: last.lastAt } : null,
    cells: segments.flatMap(({ cells }) => cells),
    savesAt: new Map(seqs.map((seq) => [seq, countSavesUpTo(segments, seq)])),
  };
}

/** The last version up to a time that changed the text; the first version for an earlier time. Reads a single chunk, however long the history is. */
export function lastSeqAt(id: FileId, date: Date): Promise<number> {
  return retryWhileSealing(async () => {
    const time = date.getTime();
    const { tail, chunkPlaces } = await readPlaces(id);
    const changes = await readLog('changes', { chunks: [], tail, seq: maxSeq });
    const recent = changes.findLast(({ at }) => at <= time);
    if (recent) return recent.seq;
    const chunkPlace = chunkPlaces.findLast(({ first_at }) => first_at <= time);
    if (!chunkPlace) return 0;
    const sealed = await readChanges(id, [chunkPlace]);
    return sealed.get(chunkPlace.first_seq)?.findLast(({ at }) => at <= time)?.seq ?? chunkPlace.first_seq;
  });
}

/** The window of a save; null if there is no such save. */
export function readWindow(id: FileId, version: number): Promise<SaveWindow | null> {
  return retryWhileSealing(() => tryWindow(id, version));
}

async function tryWindow(id: FileId, version: number): Promise<SaveWindow | null> {
  const { to } = windowAround(version);
  const sealed = await countSaves(id, await listChunkPlaces(id));
  if (sealed.saves >= to) return readFrom(id, { sealed, tail: [], version });
  const { tail, chunkPlaces } = await readPlaces(id);
  return readFrom(id, { sealed: await countSaves(id, chunkPlaces), tail, version });
}

/** The tail is read before the chunks (history.ts). */
async function readPlaces(id: FileId): Promise<{ tail: TailRow[]; chunkPlaces: ChunkPlace[] }> {
  const tail = await listTail(id, maxSeq);
  const chunkPlaces = await listChunkPlaces(id);
  const sealedTo = chunkPlaces.at(-1)?.last_seq ?? -1;
  return { tail: tail.filter(({ seq }) => seq > sealedTo), chunkPlaces };
}

interface CountedChunks {
  chunks: (ChunkPlace & { savesBefore: number; saves: number })[];
  saves: number;
  sealedTo: number;
}

async function countSaves(id: FileId, chunkPlaces: readonly ChunkPlace[]): Promise<CountedChunks> {
  const changes = await readChanges(
    id,
    chunkPlaces.filter(({ activity }) => activity === null),
  );
  const chunks: CountedChunks['chunks'] = [];
  let savesBefore = 0;
  for (const chunkPlace of chunkPlaces) {
    const { saves } = toSegment(chunkPlace, changes.get(chunkPlace.first_seq));
    chunks.push({ ...chunkPlace, savesBefore, saves });
    savesBefore += saves;
  }
  return { chunks, saves: savesBefore, sealedTo: chunkPlaces.at(-1)?.last_seq ?? -1 };
}

interface Source {
  sealed: CountedChunks;
  tail: readonly TailRow[];
  version: number;
}

async function readFrom(id: FileId, { sealed, tail, version }: Source): Promise<SaveWindow | null> {
  const { from, to } = windowAround(version);
  const requestedChunks = sealed.chunks.filter(
    ({ savesBefore, saves }) => savesBefore < to && savesBefore + saves >= from,
  );
  const first = requestedChunks[0] ?? { first_seq: sealed.sealedTo + 1, savesBefore: sealed.saves };
  const [before, chunks] = await Promise.all([
    logBefore(id, first.first_seq),
    readChunks(id, requestedChunks),
  ]);
  const log = { chunks, tail, seq: maxSeq };
  return readLog('window', { before, log, savesBefore: first.savesBefore, version }, withCheckpoints(id));
}

async function logBefore(id: FileId, seq: number): Promise<Log | null> {
  return seq === 0 ? null : loadLogFrom(id, seq - 1, { parts: false });
}

/** Throws if one of them does not exist any more. */
async function readChunks(id: FileId, chunkPlaces: readonly ChunkPlace[]): Promise<ChunkRow[]> {
  const rows = await listTextChunks(
    id,
    chunkPlaces.map(({ first_seq }) => first_seq),
  );
  const isComplete = chunkPlaces.every(({ last_seq }, index) => rows[index]?.last_seq === last_seq);
  if (rows.length !== chunkPlaces.length || !isComplete) throw new ChunksChanged();
  return rows;
}

/** Chunks per query. */
const chunksPerQuery = 32;

/** Keyed by the first version of each chunk. */
async function readChanges(
  id: FileId,
  chunkPlaces: readonly ChunkPlace[],
): Promise<Map<number, SaveChange[]>> {
  const changes = new Map<number, SaveChange[]>();
  for (let at = 0; at < chunkPlaces.length; at += chunksPerQuery) {
    const chunks = await readChunks(id, chunkPlaces.slice(at, at + chunksPerQuery));
    const changesRead = await readLog('changes', { chunks, tail: [], seq: maxSeq });
    for (const { first_seq, last_seq } of chunks) {
      const chunkChanges = changesRead.filter(({ seq }) => seq >= first_seq && seq <= last_seq);
      changes.set(first_seq, chunkChanges);
    }
  }
  return changes;
}

/** @param isInDetail Save by save if the changes are known; a large chunk with one requested version has thousands of them. */
function toSegment(
  chunkPlace: ChunkPlace,
  changes: readonly SaveChange[] | undefined,
  isInDetail = true,
): HistorySegment {
  if (changes && (isInDetail || chunkPlace.activity === null))
    return segmentOfChanges(changes, chunkPlace.last_seq);
  const activity = unpackActivity(chunkPlace.activity ?? packActivity([], 0), chunkPlace.first_at);
  return { lastSeq: chunkPlace.last_seq, ...activity, changes: changes ?? [] };
}

function segmentOfChanges(changes: readonly SaveChange[], lastSeq: number): HistorySegment {
  const [first] = changes;
  const last = changes.at(-1);
  return {
    lastSeq,
    saves: changes.length,
    span: first && last ? { firstAt: first.at, lastAt: last.at } : null,
    cells: changes.map(({ insChars, delChars }) => ({ saves: 1, inserted: insChars, deleted: delChars })),
    changes,
  };
}

function countSavesUpTo(segments: readonly HistorySegment[], requestedChunks: number): number {
  let count = 0;
  for (const { lastSeq, saves, changes } of segments) {
    if (requestedChunks < lastSeq) return count + changes.filter(({ seq }) => seq <= requestedChunks).length;
    count += saves;
  }
  return count;
}
