import type { Splice } from './byte-diff.ts';
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import {
  type CountedChange,
  type CountedReader,
  type CountedStep,
  readCountedPart,
  writeCountedPart,
} from './counted-part.ts';
import { escapedInsertions, escapedText } from './escaped-insertions.ts';
import { type Counts, createCountGuess, noCounts } from './predicted-counts.ts';
import { readParts, writeParts } from './record.ts';
import type { PartChange, Revision } from './revision.ts';
import type { OpColumns } from './text-columns.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * The changes of parts as columns. An inserted run that equals the escaped text of a text change of the same revision is stored as a reference, so
 * ordinary typing costs almost nothing. Parts with statistics and times store only how these changed (counted-part.ts).
 */
const columnNames = ['splices', 'source', 'place', 'deleted', 'length', 'literal'] as const;
type ColumnName = (typeof columnNames)[number];

/** Each part has its own columns, because their contents are unrelated. */
interface PartTrack {
  /** Where its last splice ended. */
  end: number;
  /** Where, in the text, the change ended from which one of its splices was copied last. */
  textEnd: number;
}

interface TrackWriter extends PartTrack {
  number: number;
  columns: Record<ColumnName, ByteWriter>;
  /** For each of its changes, whether it is stored as counts; null for a part without counts. */
  isCounted: boolean[] | null;
  changes: number;
}

export interface PartsInput {
  revisions: readonly Revision[];
  ops: OpColumns;
  /** For parts with counts: the content before the first splice of the chunk. */
  counted: ReadonlyMap<string, Uint8Array>;
}

export function writePartColumns(out: ByteWriter, input: PartsInput): void {
  const parts = createByteWriter();
  const otherParts = createByteWriter();
  const tracks = new Map<string, TrackWriter>();
  const countedBlocks = writeCountedParts(input);
  for (const revision of input.revisions) {
    parts.varint(revision.parts.length);
    const texts = revision.ops.map((op) => escapedText(op.ins));
    for (const part of revision.parts) {
      if (part.kind !== 'splice') {
        parts.varint(0);
        writeParts(otherParts, [part]);
        continue;
      }
      const track = tracks.get(part.name) ?? createTrack(tracks.size + 1, countedBlocks.get(part.name));
      tracks.set(part.name, track);
      parts.varint(track.number);
      writeChange(track, part.splices, { revision, texts });
    }
  }
  out.block(parts.finish());
  out.block(otherParts.finish());
  out.varint(tracks.size);
  for (const [name, track] of tracks) {
    out.text(name);
    out.block(countedBlocks.get(name)?.block ?? noBytes);
    for (const column of columnNames) out.block(track.columns[column].finish());
  }
}

const noBytes = new Uint8Array();

interface CountedBlock {
  block: Uint8Array;
  isCounted: boolean[];
}

function writeCountedParts({ revisions, ops, counted }: PartsInput): Map<string, CountedBlock> {
  const blocks = new Map<string, CountedBlock>();
  for (const [name, start] of counted) {
    const changes = countedChanges(name, revisions, ops);
    if (changes.length === 0) continue;
    const out = createByteWriter();
    const isCounted = writeCountedPart(out, start, changes);
    blocks.set(name, { block: out.finish(), isCounted });
  }
  return blocks;
}

/** All splices of that part, up to its first change that is not a splice. */
function countedChanges(name: string, revisions: readonly Revision[], ops: OpColumns): CountedChange[] {
  const changes: CountedChange[] = [];
  const guess = createCountGuess();
  let startCounts = noCounts();
  for (const [index, { at, parts }] of revisions.entries()) {
    guess.follow(ops, index);
    for (const part of parts) {
      if (part.kind === 'splice') {
        if (part.name !== name) continue;
        changes.push({ at, guess: guess.since(startCounts), splices: part.splices });
        startCounts = guess.now();
      } else if (changes.length > 0 && (part.kind === 'whole' || part.name === name)) return changes;
    }
  }
  return changes;
}

function createTrack(number: number, counted: CountedBlock | undefined): TrackWriter {
  const columns = columnNames.map((name) => [name, createByteWriter()] as const);
  return {
    number,
    end: 0,
    textEnd: 0,
    // cast: the list above has each of these names once.
    columns: Object.fromEntries(columns) as TrackWriter['columns'],
    isCounted: counted?.isCounted ?? null,
    changes: 0,
  };
}

/** A part with counts has one more value before its splices: 0 splices means counts. */
function writeChange(
  track: TrackWriter,
  splices: readonly Splice[],
  from: { revision: Revision; texts: readonly Uint8Array[] },
): void {
  const isCounted = track.isCounted?.[track.changes] ?? false;
  track.changes += 1;
  if (isCounted) {
    track.columns.splices.varint(0);
    return;
  }
  track.columns.splices.varint(splices.length + (track.isCounted ? 1 : 0));
  for (const [index, splice] of splices.entries()) {
    const source = findSource(splice, from.texts, index);
    writeSplice(track, { splice, source, op: from.revision.ops[source] });
  }
}

/** The text change that this splice copies: most likely the one with the same index; -1 if none. */
function findSource(splice: Splice, texts: readonly Uint8Array[], rank: number): number {
  const sameRank = texts[rank];
  if (sameRank && isSame(sameRank, splice.ins)) return rank;
  return texts.findIndex((text) => isSame(text, splice.ins));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** A copy moves as far as its text change does, and deletes as much, unless there is markup in between. */
function writeSplice(
  track: TrackWriter,
  item: { splice: Splice; source: number; op: StoredOp | undefined },
): void {
  const { splice, op } = item;
  const { columns } = track;
  columns.source.varint(item.source + 1);
  const relativeOffset = splice.at - track.end;
  columns.place.signed(op ? relativeOffset - (op.p - track.textEnd) : relativeOffset);
  columns.deleted.signed(op ? splice.del - op.del : splice.del);
  if (!op) {
    columns.length.varint(splice.ins.length);
    columns.literal.bytes(splice.ins);
  } else track.textEnd = op.p + op.ins.length;
  track.end = splice.at + splice.ins.length;
}

interface TrackReader extends PartTrack {
  name: string;
  columns: Record<ColumnName, ByteReader>;
  isCounted: boolean;
  /** Null once the part was replaced. */
  counted: CountedReader | null;
  /** The counts at the last change of the part. */
  begun: Counts;
  /** Its counts have changed and were not reported yet. */
  isPending: boolean;
  /** Its splices that were not reported yet. */
  untold: Splice[];
  hasChanged: boolean;
}

/** @param format Format of the chunk: the first one had no counts. */
function readTracks(input: ByteReader, format: 1 | 2): TrackReader[] {
  const tracks: TrackReader[] = [];
  for (let left = input.varint(); left > 0; left--) {
    const name = input.text();
    const block = format === 1 ? noBytes : input.block();
    const isCounted = block.length > 0;
    const counted = isCounted ? readCountedPart(createByteReader(block)) : null;
    const columns = columnNames.map((column) => [column, createByteReader(input.block())] as const);
    // cast: the list above has each of these names once.
    const readers = Object.fromEntries(columns) as TrackReader['columns'];
    tracks.push({
      name,
      end: 0,
      textEnd: 0,
      columns: readers,
      isCounted,
      counted,
      begun: noCounts(),
      isPending: false,
      untold: [],
      hasChanged: false,
    });
  }
  return tracks;
}

export interface PartRevisions {
  ops: OpColumns;
  /** Of each revision. */
  times: Float64Array;
}

export interface PartColumns {
  /** A list of changes per revision. */
  all: () => PartChange[][];
  /** Changes that lead to the same parts as all changes up to that revision; count changes are combined. */
  upTo: (revision: number) => PartChange[];
}

export function readPartColumns(bytes: Uint8Array, revisions: PartRevisions, format: 1 | 2): PartColumns {
  return {
    all: () => {
      const lists: PartChange[][] = [];
      walkChanges(bytes, revisions, { format, last: revisions.times.length - 1, isStepwise: true }, (list) =>
        lists.push(list),
      );
      return lists;
    },
    upTo: (last) => {
      const changes: PartChange[] = [];
      walkChanges(bytes, revisions, { format, last, isStepwise: false }, (list) => {
        for (const change of list) changes.push(change);
      });
      return changes;
    },
  };
}

function walkChanges(
  bytes: Uint8Array,
  { ops, times }: PartRevisions,
  options: { format: 1 | 2; last: number; isStepwise: boolean },
  onChanges: (changes: PartChange[]) => void,
): void {
  const input = createByteReader(bytes);
  const parts = createByteReader(input.block());
  const otherParts = createByteReader(input.block());
  const tracks = readTracks(input, options.format);
  const guess = createCountGuess();
  const hasCounts = tracks.some(({ counted }) => counted !== null);
  const escaped = escapedInsertions(ops);
  for (let revision = 0; revision <= options.last; revision++) {
    const changes: PartChange[] = [];
    if (hasCounts) guess.follow(ops, revision);
    for (let left = parts.varint(); left > 0; left--) {
      const number = parts.varint();
      if (number === 0) {
        const [other] = readParts(otherParts);
        if (!other) throw new RangeError('A change is missing');
        changes.push(...readUnlisted(tracks), other);
        endCounts(tracks, other);
        continue;
      }
      const track = tracks[number - 1];
      if (!track) throw new RangeError('A part is missing');
      const step = {
        at: times[revision] ?? 0,
        guess: track.counted ? guess.since(track.begun) : track.begun,
      };
      if (track.counted) track.begun = guess.now();
      const splices = readChange(track, { ops, escaped, revision, step, isStepwise: options.isStepwise });
      if (!splices) continue;
      if (options.isStepwise) changes.push({ kind: 'splice', name: track.name, splices });
      else for (const splice of splices) track.untold.push(splice);
    }
    if (options.isStepwise || changes.length > 0) onChanges(changes);
  }
  if (!options.isStepwise) onChanges(readUnlisted(tracks));
}

/** Later count changes apply to the content that the reader holds. */
function endCounts(tracks: readonly TrackReader[], change: PartChange): void {
  for (const track of tracks)
    if (track.hasChanged && (change.kind === 'whole' || change.name === track.name)) track.counted = null;
}

function readUnlisted(tracks: readonly TrackReader[]): PartChange[] {
  const changes: PartChange[] = [];
  for (const track of tracks) {
    if (track.untold.length > 0) {
      changes.push({ kind: 'splice', name: track.name, splices: track.untold });
      track.untold = [];
    }
    if (!track.isPending || !track.counted) continue;
    changes.push({ kind: 'raw', name: track.name, content: track.counted.content() });
    track.isPending = false;
  }
  return changes;
}

interface ChangePlace {
  ops: OpColumns;
  escaped: (op: number) => Uint8Array;
  revision: number;
  step: CountedStep;
  isStepwise: boolean;
}

/** Null if only counts changed and they are combined. */
function readChange(track: TrackReader, at: ChangePlace): Splice[] | null {
  const { counted } = track;
  track.hasChanged = true;
  const reported = track.columns.splices.varint();
  if (track.isCounted && reported === 0) {
    if (!counted) throw new RangeError('Counts go on behind their end');
    if (at.isStepwise) return counted.countSplices(at.step);
    counted.count(at.step);
    track.isPending = true;
    return null;
  }
  const splices: Splice[] = [];
  for (let left = reported - (track.isCounted ? 1 : 0); left > 0; left--) splices.push(readSplice(track, at));
  if (!counted) return splices;
  counted.splice(at.step, splices);
  if (at.isStepwise) return splices;
  track.isPending = true;
  return null;
}

function readSplice(track: TrackReader, { ops, escaped, revision }: ChangePlace): Splice {
  const { columns } = track;
  const source = columns.source.varint();
  const position = columns.place.signed();
  const deleted = columns.deleted.signed();
  if (source === 0) {
    const ins = columns.literal.bytes(columns.length.varint());
    const splice = { at: track.end + position, del: deleted, ins };
    track.end = splice.at + ins.length;
    return splice;
  }
  const op = (revision === 0 ? 0 : (ops.ends[revision - 1] ?? 0)) + source - 1;
  if (op >= (ops.ends[revision] ?? 0)) throw new RangeError('A change of the text is missing');
  const p = ops.positions[op] ?? 0;
  const ins = escaped(op);
  const splice = { at: track.end + position + p - track.textEnd, del: deleted + (ops.deleted[op] ?? 0), ins };
  track.end = splice.at + ins.length;
  track.textEnd = p + (ops.insertedEnd[op] ?? 0) - (op === 0 ? 0 : (ops.insertedEnd[op - 1] ?? 0));
  return splice;
}
