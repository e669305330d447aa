import { type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import { createPartColumns, finishPartColumns, readPartColumns, writePartColumns } from './part-columns.ts';
import { createRecentPlaces } from './recent-places.ts';
import {
  originOf,
  readNullable,
  readParts,
  readSeal,
  writeNullable,
  writeParts,
  writeSeal,
} from './record.ts';
import { origins, type PartChange, type Revision, type RevisionSeal } from './revision.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * 256 revisions as two immutable blobs (docs/save-path.md): one for the text and the times, one for the
 * parts of the file. Values of one kind stand together, so that they compress together.
 *
 * A chunk does not hold the text or the parts at its start, except for one in `wholeEvery`: they follow from
 * the chunks before. The text is replayed; for the parts each chunk ends with the net change over the whole
 * chunk, so that those before the wanted one are skipped in one step each. The net change is compressed
 * with the text columns as its dictionary: what was typed stands there already.
 */
export interface ChunkCodec {
  compress: (bytes: Uint8Array, dictionary?: Uint8Array) => Uint8Array;
  decompress: (bytes: Uint8Array, dictionary?: Uint8Array) => Uint8Array;
}

export const revisionsPerChunk = 256;
/** A whole keyframe every 16,384 revisions: what one costs then no longer counts. */
export const wholeEvery = 64;

export interface ChunkStart {
  text: string;
  parts: readonly PartChange[];
}

export interface ChunkInput {
  revisions: readonly Revision[];
  /** Size, hashes and length after the last revision. */
  seal: RevisionSeal;
  /** The state before the first revision; given for a whole keyframe only. */
  start: ChunkStart | null;
  /** The change of the parts from before the first to behind the last revision. */
  net: readonly PartChange[];
}

export interface PackedChunk {
  text: Uint8Array;
  parts: Uint8Array;
}

export interface TextChunk {
  /** The text before the first revision, in a chunk with a whole keyframe. */
  startText: string | null;
  seal: RevisionSeal;
  revisions: Omit<Revision, 'parts'>[];
}

export interface PartsChunk {
  startParts: readonly PartChange[] | null;
  net: readonly PartChange[];
  /** Changes of the parts, one list a revision; unpacked when asked for: most chunks are only stepped over. */
  changes: () => PartChange[][];
}

const chunkVersion = 1;

export function packChunk(input: ChunkInput, codec: ChunkCodec): PackedChunk {
  const columns = writeText(input);
  const out = createByteWriter();
  out.block(codec.compress(writeChanges(input.revisions)));
  out.bytes(codec.compress(writeKeyframe(input), columns));
  return { text: codec.compress(columns), parts: out.finish() };
}

export function unpackText(packed: Uint8Array, codec: ChunkCodec): TextChunk {
  return readText(codec.decompress(packed));
}

/** Needs the text blob too: it is the dictionary, and most of what is inserted is a reference to it. */
export function unpackParts(packed: PackedChunk, codec: ChunkCodec): PartsChunk & { text: TextChunk } {
  const columns = codec.decompress(packed.text);
  const text = readText(columns);
  const input = createByteReader(packed.parts);
  const changes = input.block();
  const keyframe = readKeyframe(codec.decompress(input.rest(), columns));
  return {
    ...keyframe,
    text,
    changes: () => readPartColumns(createByteReader(codec.decompress(changes)), text.revisions),
  };
}

/** As `unpackParts`, whole: the revisions as they were packed. */
export function unpackChunk(
  packed: PackedChunk,
  codec: ChunkCodec,
): { revisions: Revision[]; seal: RevisionSeal } {
  const { text, changes } = unpackParts(packed, codec);
  const lists = changes();
  const revisions = text.revisions.map((revision, index) => ({ ...revision, parts: lists[index] ?? [] }));
  return { revisions, seal: text.seal };
}

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

function createTextColumns() {
  const columns = textColumnNames.map((name) => [name, createByteWriter()] as const);
  // Boundary: the list above has each of these names once.
  return Object.fromEntries(columns) as Record<(typeof textColumnNames)[number], ByteWriter>;
}

function writeText(input: ChunkInput): Uint8Array {
  const columns = createTextColumns();
  let inserted = '';
  let at = 0;
  const places = createRecentPlaces();
  for (const revision of input.revisions) {
    columns.at.signed(revision.at - at);
    at = revision.at;
    writeNullable(columns.dirty, revision.dirtyMs);
    columns.origin.varint(origins.indexOf(revision.origin));
    writeNullable(columns.user, revision.userId);
    columns.count.varint(revision.ops.length);
    for (const op of revision.ops) {
      const near = places.nearest(op.p);
      columns.near.varint(near);
      columns.place.signed(op.p - places.at(near));
      columns.deleted.varint(op.del);
      columns.inserted.varint(op.ins.length);
      inserted += op.ins;
      places.move(near, { place: op.p, del: op.del, ins: op.ins.length });
    }
  }
  const out = createByteWriter();
  out.varint(chunkVersion);
  out.varint(input.revisions.length);
  writeSeal(out, input.seal);
  out.varint(input.start === null ? 0 : 1);
  if (input.start) out.text(input.start.text);
  for (const name of textColumnNames) out.block(columns[name].finish());
  out.text(inserted);
  return out.finish();
}

function readText(bytes: Uint8Array): TextChunk {
  const input = createByteReader(bytes);
  const version = input.varint();
  if (version !== chunkVersion) throw new RangeError(`Unknown chunk version ${version}`);
  const count = input.varint();
  const seal = readSeal(input);
  const startText = input.varint() === 0 ? null : input.text();
  const [at, dirty, origin, user, counts, near, place, deleted, lengths] = textColumnNames.map(() =>
    createByteReader(input.block()),
  );
  if (!at || !dirty || !origin || !user || !counts || !near || !place || !deleted || !lengths)
    throw new RangeError('No columns');
  const inserted = input.text();
  const revisions: Omit<Revision, 'parts'>[] = [];
  let time = 0;
  const places = createRecentPlaces();
  let taken = 0;
  for (let index = 0; index < count; index++) {
    time += at.signed();
    const ops: StoredOp[] = [];
    for (let left = counts.varint(); left > 0; left--) {
      const length = lengths.varint();
      const recent = near.varint();
      const op = {
        p: places.at(recent) + place.signed(),
        del: deleted.varint(),
        ins: inserted.slice(taken, taken + length),
      };
      taken += length;
      places.move(recent, { place: op.p, del: op.del, ins: length });
      ops.push(op);
    }
    revisions.push({
      at: time,
      dirtyMs: readNullable(dirty),
      origin: originOf(origin.varint()),
      userId: readNullable(user),
      ops,
    });
  }
  return { startText, seal, revisions };
}

function writeChanges(revisions: readonly Revision[]): Uint8Array {
  const columns = createPartColumns();
  for (const revision of revisions) writePartColumns(columns, revision);
  const out = createByteWriter();
  finishPartColumns(columns, out);
  return out.finish();
}

function writeKeyframe(input: ChunkInput): Uint8Array {
  const out = createByteWriter();
  out.varint(input.start === null ? 0 : 1);
  if (input.start) writeParts(out, input.start.parts);
  writeParts(out, input.net);
  return out.finish();
}

function readKeyframe(bytes: Uint8Array): Pick<PartsChunk, 'startParts' | 'net'> {
  const input = createByteReader(bytes);
  const startParts = input.varint() === 0 ? null : readParts(input);
  return { startParts, net: readParts(input) };
}
