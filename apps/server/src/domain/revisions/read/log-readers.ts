import { countWords, type Strokes } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { type DocxText, type OfficeKind, readZip } from '@redraft/documents';
import {
  createTextReplay,
  decodeParts,
  decodeRecord,
  decodeRevision,
  getOps,
  type OpColumns,
  type OpenedChanges,
  type Origin,
  openPartColumns,
  type PartChange,
  type Revision,
  type RevisionSeal,
  revisionsPerLargeChunk,
  startChain,
  type TextOp,
  type TextReplay,
  unpackChunk,
  unpackParts,
  unpackText,
} from '@redraft/revision-log';
import { sha256Hex } from '../codecs.ts';
import {
  basisOf,
  chainAfter,
  type FileBasis,
  hasTrackedText,
  planReread,
  type Reread,
  readTextOf,
  stateBeforeFirst,
} from '../plan/index.ts';
import { applyCounted, copyRate, opRate, type ReadingTools } from './decoding-tools.ts';
import { createPartReplay, type LoadBlob, type PartReplay, type PartSnapshot } from './part-replay.ts';
import { type FileChangesRequest, replayFileChanges, type SavedFileChange } from './replay-file-changes.ts';
import { changesOf, type SaveChange } from './save-changes.ts';
import { collectStrokes } from './strokes-rules.ts';
import { type LogRange, listUnsealedRows } from './unsealed-rows.ts';
import { cutWindow, findSaves, type SaveWindow, windowAround } from './window-rules.ts';

/**
 * Interprets the rows of the log. Pure except for large parts, which are loaded on demand, so it runs on the main thread and in a worker thread alike
 * (read-log.ts).
 */

export interface Log extends LogRange {
  /** The state before the first of these rows, if known; otherwise the rows begin with a complete state. */
  from?: { text: string | null; parts: PartSnapshot | null };
  /** An unpacked chunk that follows `from` and contains the requested version; then there are no rows. */
  opened?: OpenedText | OpenedParts;
}

interface OpenedText {
  kind: 'text';
  first: number;
  ops: OpColumns;
}

interface OpenedParts {
  kind: 'parts';
  first: number;
  changes: OpenedChanges;
}

/** A chunk and the state before it. */
export interface TextChunkAt extends OpenedText {
  last: number;
  text: string;
}

export interface PartsChunkAt extends OpenedParts {
  last: number;
  parts: PartSnapshot;
}

export interface FileLog extends Log {
  file: { id: FileId; kind: OfficeKind; name: string };
  /** Time of its first version. */
  firstAt: number;
}

export type TextRevision = Omit<Revision, 'parts'> & { seq: number };

export interface SaveOps {
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
  dirtyMs: number | null;
  origin: Origin;
  ops: TextOp[];
}

export interface TextLog {
  /** The initial text. */
  base: string;
  saves: SaveOps[];
}

/** The last step of a chain: its head is SHA-256(previous "|" t "|" textHash). */
export interface ChainLink {
  previous: string;
  t: number;
  textHash: string;
  words: number;
}

export interface ChainVerdict {
  isIntact: boolean;
  versions: number;
  /** The recomputed head of the chain. */
  head: string;
  /** Links of the chain: the saves that changed the text. */
  saves: number;
  /** The input of the head; null if nothing was saved, or the file has no tracked text. */
  last: ChainLink | null;
  /** First version whose stored link differs. */
  brokenAt: number | null;
}

/** Everything known about a file at its head, with what was cheap to derive. */
export interface HeadReading {
  basis: FileBasis;
  docx: DocxText | null;
  reread: Reread | null;
}

/** A window of a history, without what precedes it. */
export interface WindowRequest {
  /** The log that determines the text before the window; null if the window begins with the file. */
  before: Log | null;
  log: Log;
  savesBefore: number;
  version: number;
}

/** The results that can be requested, with their arguments. */
export interface ReadRequests {
  text: Log;
  file: Log;
  revisions: Log;
  changes: Log;
  fileChanges: FileChangesRequest;
  window: WindowRequest;
  ops: Log;
  strokes: Log;
  head: FileLog;
  chain: FileLog;
}

export interface ReadResults {
  text: string;
  /** Without active content. */
  file: Uint8Array;
  revisions: TextRevision[];
  changes: SaveChange[];
  fileChanges: SavedFileChange[];
  /** Null if there is no such save. */
  window: SaveWindow | null;
  /** Null if there are no versions. */
  ops: TextLog | null;
  strokes: Strokes;
  head: HeadReading;
  chain: ChainVerdict;
}

export interface CheckpointSink {
  text: (seq: number, text: string) => void;
  parts: (seq: number, parts: PartSnapshot) => void;
  /** Receives the chunk from which a version was read. */
  textChunk: (chunk: TextChunkAt) => void;
  partsChunk: (chunk: PartsChunkAt) => void;
}

export interface ReadContext extends ReadingTools {
  loadBlob: LoadBlob;
  /** Receives states at the ends of chunks that were read, for caching. */
  cacheSink?: CheckpointSink;
}

export type Readers = {
  [RequestKind in keyof ReadRequests]: (
    log: ReadRequests[RequestKind],
    reading: ReadContext,
  ) => Promise<ReadResults[RequestKind]>;
};

export const readers: Readers = {
  text: async (log, reading) => readText(log, reading),
  file: async (log, reading) => (await (await readParts(log, reading)).files()).clean,
  revisions: async (log, reading) => readRevisions(log, reading),
  changes: async (log, reading) => changesOf(readRevisions(log, reading)),
  fileChanges: replayFileChanges,
  window: async (request, reading) => readWindow(request, reading),
  ops: async (log, reading) => readOps(log, reading),
  strokes: async (log, reading) => readStrokes(log, reading),
  head: readHead,
  chain: async (log, reading) => readChain(log, reading),
};

type TailRevision = Revision & { seq: number };

function decodeTail(log: Log, { record }: ReadingTools): TailRevision[] {
  return listUnsealedRows(log).map((row) => ({
    ...decodeRevision(record(row.record)),
    seq: row.seq,
    at: row.at,
  }));
}

function applyRevision(replay: TextReplay, { ops }: Pick<Revision, 'ops'>, tools: ReadingTools): void {
  countWork(replay, ops.length, tools, () => {
    for (const op of ops) replay.apply(op);
  });
}

function countWork(
  { moved }: { moved: () => number },
  ops: number,
  tools: ReadingTools,
  apply: () => void,
): void {
  const before = moved();
  apply();
  tools.count(ops * opRate + (moved() - before) / copyRate);
}

function readText(log: Log, reading: ReadingTools & Pick<ReadContext, 'cacheSink'>): string {
  let replay = log.from ? createTextReplay(log.from.text ?? '') : null;
  for (const [index, row] of log.chunks.entries()) {
    const { startText, ops, count } = unpackText(row.text_blob, reading.chunk);
    const currentReplay = replay ?? createTextReplay(startText ?? '');
    replay = currentReplay;
    if (reading.cacheSink && log.seq <= row.last_seq) {
      const { first_seq: first, last_seq: last } = row;
      reading.cacheSink.textChunk({ kind: 'text', first, last, ops, text: currentReplay.text() });
    }
    applyColumns(currentReplay, { ops, last: Math.min(count, log.seq - row.first_seq + 1) - 1 }, reading);
    if (isWorthCaching(log, index)) reading.cacheSink?.text(row.last_seq, currentReplay.text());
  }
  replay ??= createTextReplay('');
  if (log.opened?.kind === 'text')
    applyColumns(replay, { ops: log.opened.ops, last: log.seq - log.opened.first }, reading);
  for (const revision of decodeTail(log, reading)) applyRevision(replay, revision, reading);
  return replay.text();
}

/** Applies the changes up to that revision of a chunk. */
function applyColumns(
  replay: TextReplay,
  { ops, last }: { ops: OpColumns; last: number },
  tools: ReadingTools,
): void {
  const opEnd = ops.ends[last] ?? 0;
  countWork(replay, opEnd, tools, () => replay.applyColumns(ops, 0, opEnd));
}

/** Whether many versions were read for it, or reading nearby versions would start there. */
function isWorthCaching({ chunks, seq }: Log, index: number): boolean {
  const row = chunks[index];
  if (!row || seq < row.last_seq) return false;
  return row.last_seq - row.first_seq >= revisionsPerLargeChunk / 2 || index >= chunks.length - 2;
}

/** Chunks before the requested version are skipped by applying their net change. */
export async function readParts(log: Log, reading: ReadContext): Promise<PartReplay> {
  const replay = createPartReplay(reading.loadBlob, reading.zip, log.from?.parts ?? null);
  const apply = (changes: readonly PartChange[]) => applyCounted(replay, changes, reading);
  for (const [index, row] of log.chunks.entries()) {
    const chunk = unpackParts({ text: row.text_blob, parts: row.parts_blob }, reading.chunk);
    if (index === 0 && !log.from) await apply(chunk.startParts ?? []);
    if (log.seq >= row.last_seq) await apply(chunk.net);
    else {
      const { first_seq: first, last_seq: last } = row;
      reading.cacheSink?.partsChunk({
        kind: 'parts',
        first,
        last,
        changes: chunk.opened(),
        parts: replay.snapshot(),
      });
      await apply(chunk.changes().upTo(log.seq - first));
    }
    if (isWorthCaching(log, index)) reading.cacheSink?.parts(row.last_seq, replay.snapshot());
  }
  if (log.opened?.kind === 'parts')
    await apply(openPartColumns(log.opened.changes).upTo(log.seq - log.opened.first));
  for (const { record } of listUnsealedRows(log)) await apply(decodeParts(reading.record(record)));
  return replay;
}

/** Seal and time of a version that is the last of the log or of a chunk. */
function readSeal(log: Log, tools: ReadingTools): { seal: RevisionSeal; at: number } {
  const last = log.tail.at(-1);
  if (last) return { seal: decodeRecord(tools.record(last.record)), at: last.at };
  const chunk = log.chunks.at(-1);
  if (!chunk) throw new Error(`There is no version ${log.seq}`);
  const { seal, times } = unpackText(chunk.text_blob, tools.chunk);
  return { seal, at: times().at(-1) ?? 0 };
}

/** Times and text changes of every version, in order. */
function readRevisions(log: Log, tools: ReadingTools): TextRevision[] {
  const sealed = log.chunks.flatMap((chunk) =>
    unpackText(chunk.text_blob, tools.chunk)
      .revisions()
      .map((revision, index) => ({ ...revision, seq: chunk.first_seq + index })),
  );
  const tail = decodeTail(log, tools).map(withoutParts);
  return [...sealed, ...tail];
}

function withoutParts({ seq, at, dirtyMs, origin, userId, ops }: TailRevision): TextRevision {
  return { seq, at, dirtyMs, origin, userId, ops };
}

function readOps(log: Log, tools: ReadingTools): TextLog | null {
  const [first, ...laterRevisions] = readRevisions(log, tools);
  if (!first) return null;
  const replay = createTextReplay('');
  applyRevision(replay, first, tools);
  const base = replay.text();
  const saves: SaveOps[] = [];
  for (const { seq, at, dirtyMs, origin, ops } of laterRevisions) {
    if (ops.length === 0) continue;
    tools.count(ops.length * opRate);
    saves.push({ seq, t: at, dirtyMs, origin, ops: ops.map(replay.applyReading) });
  }
  return { base, saves };
}

/** The changes without their content, without allocating an object for each. */
function readStrokes(log: Log, tools: ReadingTools): Strokes {
  const strokes = collectStrokes();
  for (const row of log.chunks) {
    const { ops, times } = unpackText(row.text_blob, tools.chunk);
    tools.count(ops.positions.length);
    strokes.addColumns(ops, times(), row.first_seq);
  }
  for (const revision of decodeTail(log, tools)) strokes.add(revision);
  return strokes.finish();
}

function readWindow(
  { before, log, savesBefore, version }: WindowRequest,
  reading: ReadContext,
): SaveWindow | null {
  const replay = createTextReplay(before ? readText(before, reading) : '');
  const { from, to } = windowAround(version);
  const revisions: Pick<TextRevision, 'seq' | 'at' | 'ops'>[] = [];
  let number = savesBefore;
  for (const row of log.chunks) {
    const { ops, times } = unpackText(row.text_blob, reading.chunk);
    const saveIndexes = findSaves(ops, row.first_seq === 0);
    const requestedIndexes = saveIndexes.slice(Math.max(0, from - 1 - number), to - number);
    // Changes before the window are applied in bulk.
    const opEnd = number < from ? (ops.ends[(requestedIndexes[0] ?? 0) - 1] ?? 0) : 0;
    countWork(replay, opEnd, reading, () => replay.applyColumns(ops, 0, opEnd));
    const at = times();
    for (const index of requestedIndexes)
      revisions.push({ seq: row.first_seq + index, at: at[index] ?? 0, ops: getOps(ops, index) });
    number += saveIndexes.length;
  }
  revisions.push(...decodeTail(log, reading));
  const apply = (revision: Pick<Revision, 'ops'>) => applyRevision(replay, revision, reading);
  return cutWindow({
    version,
    revisions,
    savesBefore: log.chunks.length > 0 ? Math.max(savesBefore, from - 1) : savesBefore,
    replay: { apply, text: replay.text },
  });
}

/** Bytes that are scanned and hashed in the time that it takes to unpack one. */
const hashedRate = 8;

/** Cold start: the head's state from the log alone. */
async function readHead(log: FileLog, reading: ReadContext): Promise<HeadReading> {
  const { id, kind, name } = log.file;
  const { seal, at } = readSeal(log, reading);
  const { stored: storedBody, clean: body } = await (await readParts(log, reading)).files();
  reading.count(storedBody.length / hashedRate);
  const entries = new Map(readZip(storedBody).map((entry) => [entry.name, entry]));
  const docx = hasTrackedText(kind) ? readTextOf(entries, reading.zip) : null;
  const text = hasTrackedText(kind) ? readHeadText(log, reading, docx) : '';
  const state = {
    ...stateBeforeFirst(id, { kind, name }),
    seq: log.seq,
    at,
    firstAt: log.firstAt,
    body,
    storedBody,
    entries,
    docx,
    fileHash: sha256Hex(body),
    // The log determines the text, whatever the current program extracts. One string if both are the same.
    text: docx?.text === text ? docx.text : text,
    length: seal.length,
    chain: seal.chain,
  };
  return { basis: basisOf(state), docx, reread: planReread(state) };
}

/** The text according to the log; if a link of the chain proves that it equals the file's text, nothing is replayed. */
function readHeadText(log: FileLog, reading: ReadContext, docx: DocxText | null): string {
  const rows = listUnsealedRows(log);
  const changed = rows.findLastIndex((row) => decodeRevision(reading.record(row.record)).ops.length > 0);
  const row = rows[changed];
  const before = rows[changed - 1];
  if (!docx || !row || !before) return readText(log, reading);
  const { chain, ops } = decodeRecord(reading.record(row.record));
  const expectedChain = chainAfter(decodeRecord(reading.record(before.record)).chain, {
    t: Math.floor((row.at - log.firstAt) / 1000),
    text: docx.text,
    ops,
    changes: [],
    followsText: true,
  });
  return expectedChain === chain ? docx.text : readText(log, reading);
}

function* readFullRevisions(
  log: Log,
  tools: ReadingTools,
): Generator<Revision & { seq: number; seal: RevisionSeal | null }> {
  for (const chunk of log.chunks) {
    const packed = { text: chunk.text_blob, parts: chunk.parts_blob };
    const { revisions, seal } = unpackChunk(packed, tools.chunk);
    for (const [index, revision] of revisions.entries()) {
      const isLast = index === revisions.length - 1;
      yield { ...revision, seq: chunk.first_seq + index, seal: isLast ? seal : null };
    }
  }
  for (const { record, seq, at } of listUnsealedRows(log)) {
    const revision = { ...decodeRecord(tools.record(record)), seq, at };
    yield { ...revision, seal: revision };
  }
}

/** Recomputes the certificate chain from the log and compares it with the stored one (docs/metrics.md#certificate-chain). */
function readChain(log: FileLog, tools: ReadingTools): ChainVerdict {
  const { id, kind } = log.file;
  const replay = createTextReplay('');
  let head = startChain(String(id), sha256Hex);
  let before: { previous: string; t: number } | null = null;
  let [versions, saves] = [0, 0];
  const verdict = (brokenAt: number | null): ChainVerdict => {
    const text = replay.text();
    const link = before && hasTrackedText(kind) ? { ...before, textHash: sha256Hex(text) } : null;
    const last = link && { ...link, words: countWords(text) };
    return { isIntact: brokenAt === null, versions, head, saves, last, brokenAt };
  };
  for (const revision of readFullRevisions(log, tools)) {
    if (revision.seq > log.seq) break;
    applyRevision(replay, revision, tools);
    if (revision.ops.length > 0) tools.count(replay.length());
    const t = Math.floor((revision.at - log.firstAt) / 1000);
    const next = chainAfter(head, {
      t,
      text: revision.ops.length > 0 ? replay.text() : '',
      ops: revision.ops,
      changes: revision.parts,
      followsText: hasTrackedText(kind),
    });
    if (next !== head) {
      before = { previous: head, t };
      if (revision.seq > 0) saves += 1;
    }
    head = next;
    if (revision.seal && revision.seal.chain !== head) return verdict(revision.seq);
    versions += 1;
  }
  return verdict(null);
}
