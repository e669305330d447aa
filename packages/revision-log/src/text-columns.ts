import { type ByteReader, type ByteWriter, createByteWriter } from './bytes.ts';
import { createRecentPlaces } from './recent-places.ts';
import { decodeOrigin, writeNullable } from './record.ts';
import { origins, type Revision } from './revision.ts';
import type { StoredOp } from './text-replay.ts';
import { decodeSigned, requireLength, unpackVarints } from './varints.ts';

/** Text changes and times of a chunk's revisions: values of one kind are stored together. */
const textColumnNames = [
  'at',
  'dirty',
  'origin',
  'user',
  'count',
  'near',
  'place',
  'deleted',
  'inserted',
] as const;
type TextColumnName = (typeof textColumnNames)[number];

export type TextRevision = Omit<Revision, 'parts'>;

/** The text changes of all revisions in sequence. */
export interface OpColumns {
  /** For each revision, the index after its last change in the columns below. */
  ends: Int32Array;
  positions: Int32Array;
  /** In code points. */
  deleted: Int32Array;
  /** For each change, the position after its characters in `inserted`. */
  insertedEnd: Int32Array;
  inserted: string;
}

function createTextColumns(): Record<TextColumnName, ByteWriter> {
  const columns = textColumnNames.map((name) => [name, createByteWriter()] as const);
  // cast: the list above has each of these names once.
  return Object.fromEntries(columns) as Record<TextColumnName, ByteWriter>;
}

/** Writes the columns to `out`; returns the inserted text. */
export function writeTextColumns(out: ByteWriter, revisions: readonly TextRevision[]): string {
  const columns = createTextColumns();
  let inserted = '';
  let at = 0;
  const places = createRecentPlaces();
  for (const revision of revisions) {
    columns.at.signed(revision.at - at);
    at = revision.at;
    writeNullable(columns.dirty, revision.dirtyMs);
    columns.origin.varint(origins.indexOf(revision.origin));
    writeNullable(columns.user, revision.userId);
    columns.count.varint(revision.ops.length);
    for (const op of revision.ops) {
      const recentIndex = places.nearest(op.p);
      columns.near.varint(recentIndex);
      columns.place.signed(op.p - places.at(recentIndex));
      columns.deleted.varint(op.del);
      columns.inserted.varint(op.ins.length);
      inserted += op.ins;
      places.move(recentIndex, { position: op.p, del: op.del, ins: op.ins.length });
    }
  }
  for (const name of textColumnNames) out.block(columns[name].finish());
  return inserted;
}

export interface TextColumns {
  /** Decoded on demand: replaying a text does not need them. */
  revisions: () => TextRevision[];
  /** Of each revision, in milliseconds since 1970. */
  times: () => Float64Array;
  ops: OpColumns;
}

/** @param inserted The inserted text, stored after the columns or elsewhere. */
export function readTextColumns(
  input: ByteReader,
  count: number,
  inserted: (input: ByteReader) => string,
): TextColumns {
  const [at, dirty, origin, user, counts, recentIndex, place, deleted, lengths] = textColumnNames.map(() =>
    input.block(),
  );
  if (!at || !dirty || !origin || !user || !counts || !recentIndex || !place || !deleted || !lengths)
    throw new RangeError('No columns');
  const ops = readOps({ counts, near: recentIndex, place, deleted, lengths }, count, inserted(input));
  const times = () => readTimes(at, count);
  return { ops, times, revisions: () => readRevisions({ dirty, origin, user }, times(), ops) };
}

function readTimes(block: Uint8Array, count: number): Float64Array {
  const times = unpackVarints(block);
  requireLength(times, count);
  let time = 0;
  return times.map((delta) => {
    time += decodeSigned(delta);
    return time;
  });
}

function readOps(
  blocks: Record<'counts' | 'near' | 'place' | 'deleted' | 'lengths', Uint8Array>,
  count: number,
  inserted: string,
): OpColumns {
  const counts = unpackVarints(blocks.counts);
  requireLength(counts, count);
  const ends = new Int32Array(count);
  let total = 0;
  for (let index = 0; index < count; index++) ends[index] = total += counts[index] ?? 0;
  const recentIndex = unpackVarints(blocks.near);
  const delta = unpackVarints(blocks.place);
  const deletedCounts = unpackVarints(blocks.deleted);
  const lengths = unpackVarints(blocks.lengths);
  for (const column of [recentIndex, delta, deletedCounts, lengths]) requireLength(column, total);
  const positions = new Int32Array(total);
  const deleted = new Int32Array(total);
  const insertedEnd = new Int32Array(total);
  const places = createRecentPlaces();
  let end = 0;
  for (let index = 0; index < total; index++) {
    const recent = recentIndex[index] ?? 0;
    const ins = lengths[index] ?? 0;
    const del = deletedCounts[index] ?? 0;
    const p = places.at(recent) + decodeSigned(delta[index] ?? 0);
    places.move(recent, { position: p, del, ins });
    positions[index] = p;
    deleted[index] = del;
    insertedEnd[index] = end += ins;
  }
  return { ends, positions, deleted, insertedEnd, inserted };
}

function readRevisions(
  blocks: Record<'dirty' | 'origin' | 'user', Uint8Array>,
  times: Float64Array,
  ops: OpColumns,
): TextRevision[] {
  const dirty = unpackVarints(blocks.dirty);
  const origin = unpackVarints(blocks.origin);
  const user = unpackVarints(blocks.user);
  for (const column of [dirty, origin, user]) requireLength(column, times.length);
  return Array.from(times, (at, index) => ({
    at,
    dirtyMs: decodeNullable(dirty[index] ?? 0),
    origin: decodeOrigin(origin[index] ?? 0),
    userId: decodeNullable(user[index] ?? 0),
    ops: getOps(ops, index),
  }));
}

function decodeNullable(value: number): number | null {
  return value === 0 ? null : value - 1;
}

/** The changes of one revision. */
export function getOps(columns: OpColumns, revision: number): StoredOp[] {
  const ops: StoredOp[] = [];
  const end = columns.ends[revision] ?? 0;
  for (let index = revision === 0 ? 0 : (columns.ends[revision - 1] ?? 0); index < end; index++)
    ops.push(getOp(columns, index));
  return ops;
}

export function getOp(columns: OpColumns, index: number): StoredOp {
  const start = index === 0 ? 0 : (columns.insertedEnd[index - 1] ?? 0);
  return {
    p: columns.positions[index] ?? 0,
    del: columns.deleted[index] ?? 0,
    ins: columns.inserted.slice(start, columns.insertedEnd[index]),
  };
}
