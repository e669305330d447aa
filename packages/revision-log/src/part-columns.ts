import type { Splice } from './byte-diff.ts';
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import { readParts, writeParts } from './record.ts';
import type { PartChange, Revision } from './revision.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * The changes of parts as columns. An inserted run that is just the escaped text of one of the revision's own
 * text changes is stored as a reference to it: for ordinary typing the splice then costs next to nothing.
 */
const columnNames = ['splices', 'source', 'place', 'deleted', 'length', 'literal'] as const;
type ColumnName = (typeof columnNames)[number];

/** Each part has columns of its own: a stamp and a paragraph have nothing in common. */
interface PartTrack {
  number: number;
  /** Where its last splice ended. */
  end: number;
  /** Where, in the text, the last change ended that one of its splices was a copy of. */
  textEnd: number;
}

interface TrackWriter extends PartTrack {
  columns: Record<ColumnName, ByteWriter>;
}

export interface PartColumns {
  /** Per revision, how many changes and of which part; 0 is a change that is no splice. */
  parts: ByteWriter;
  others: ByteWriter;
  tracks: Map<string, TrackWriter>;
}

const encoder = new TextEncoder();

function escapedText(text: string): Uint8Array {
  return encoder.encode(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

export function createPartColumns(): PartColumns {
  return { parts: createByteWriter(), others: createByteWriter(), tracks: new Map() };
}

export function finishPartColumns(columns: PartColumns, out: ByteWriter): void {
  out.block(columns.parts.finish());
  out.block(columns.others.finish());
  out.varint(columns.tracks.size);
  for (const [name, track] of columns.tracks) {
    out.text(name);
    for (const column of columnNames) out.block(track.columns[column].finish());
  }
}

function createTrack(number: number): TrackWriter {
  const columns = columnNames.map((name) => [name, createByteWriter()] as const);
  // Boundary: the list above has each of these names once.
  return { number, end: 0, textEnd: 0, columns: Object.fromEntries(columns) as TrackWriter['columns'] };
}

function trackOf(columns: PartColumns, name: string): TrackWriter {
  const known = columns.tracks.get(name);
  if (known) return known;
  const track = createTrack(columns.tracks.size + 1);
  columns.tracks.set(name, track);
  return track;
}

export function writePartColumns(columns: PartColumns, revision: Pick<Revision, 'ops' | 'parts'>): void {
  columns.parts.varint(revision.parts.length);
  const texts = revision.ops.map((op) => escapedText(op.ins));
  for (const part of revision.parts) {
    if (part.kind !== 'splice') {
      columns.parts.varint(0);
      writeParts(columns.others, [part]);
      continue;
    }
    const track = trackOf(columns, part.name);
    columns.parts.varint(track.number);
    track.columns.splices.varint(part.splices.length);
    for (const [index, splice] of part.splices.entries()) {
      const source = findSource(splice, texts, index);
      writeSplice(track, { splice, source, op: revision.ops[source] });
    }
  }
}

/** The change of the text that this splice is a copy of: most likely the one of the same rank; -1 if none. */
function findSource(splice: Splice, texts: readonly Uint8Array[], rank: number): number {
  const sameRank = texts[rank];
  if (sameRank && isSame(sameRank, splice.ins)) return rank;
  return texts.findIndex((text) => isSame(text, splice.ins));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** A copy moves as far as its change of the text does, and deletes as much, unless markup lies in between. */
function writeSplice(
  track: TrackWriter,
  item: { splice: Splice; source: number; op: StoredOp | undefined },
): void {
  const { splice, op } = item;
  const { columns } = track;
  columns.source.varint(item.source + 1);
  const moved = splice.at - track.end;
  columns.place.signed(op ? moved - (op.p - track.textEnd) : moved);
  columns.deleted.signed(op ? splice.del - op.del : splice.del);
  if (!op) {
    columns.length.varint(splice.ins.length);
    columns.literal.bytes(splice.ins);
  }
  advance(track, splice, op);
}

function advance(track: PartTrack, splice: Splice, op: StoredOp | undefined): void {
  track.end = splice.at + splice.ins.length;
  if (op) track.textEnd = op.p + op.ins.length;
}

interface TrackReader extends PartTrack {
  name: string;
  columns: Record<ColumnName, ByteReader>;
}

function readTracks(input: ByteReader): TrackReader[] {
  const tracks: TrackReader[] = [];
  for (let left = input.varint(); left > 0; left--) {
    const name = input.text();
    const columns = columnNames.map((column) => [column, createByteReader(input.block())] as const);
    // Boundary: the list above has each of these names once.
    const readers = Object.fromEntries(columns) as TrackReader['columns'];
    tracks.push({ name, number: tracks.length + 1, end: 0, textEnd: 0, columns: readers });
  }
  return tracks;
}

/** One list of changes for each of the revisions. */
export function readPartColumns(
  input: ByteReader,
  revisions: readonly { ops: readonly StoredOp[] }[],
): PartChange[][] {
  const parts = createByteReader(input.block());
  const others = createByteReader(input.block());
  const tracks = readTracks(input);
  return revisions.map((revision) => {
    const changes: PartChange[] = [];
    for (let left = parts.varint(); left > 0; left--) {
      const number = parts.varint();
      if (number === 0) changes.push(...readParts(others));
      else changes.push(readSplices(tracks[number - 1], revision.ops));
    }
    return changes;
  });
}

function readSplices(track: TrackReader | undefined, ops: readonly StoredOp[]): PartChange {
  if (!track) throw new RangeError('A part is missing');
  const splices: Splice[] = [];
  for (let left = track.columns.splices.varint(); left > 0; left--) splices.push(readSplice(track, ops));
  return { kind: 'splice', name: track.name, splices };
}

function readSplice(track: TrackReader, ops: readonly StoredOp[]): Splice {
  const { columns } = track;
  const source = columns.source.varint();
  const op = ops[source - 1];
  if (source > 0 && !op) throw new RangeError('A change of the text is missing');
  const place = columns.place.signed() + (op ? op.p - track.textEnd : 0);
  const del = columns.deleted.signed() + (op ? op.del : 0);
  const ins = op ? escapedText(op.ins) : columns.literal.bytes(columns.length.varint());
  const splice = { at: track.end + place, del, ins };
  advance(track, splice, op);
  return splice;
}
