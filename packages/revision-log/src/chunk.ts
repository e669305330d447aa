import { type ByteReader, createByteReader, createByteWriter } from './bytes.ts';
import { type PartColumns, type PartRevisions, readPartColumns, writePartColumns } from './part-columns.ts';
import { readParts, readSeal, writeParts, writeSeal } from './record.ts';
import type { PartChange, Revision, RevisionSeal } from './revision.ts';
import {
  type OpColumns,
  readTextColumns,
  type TextColumns,
  type TextRevision,
  writeTextColumns,
} from './text-columns.ts';

/**
 * Many revisions as two immutable blobs (docs/save-path.md): one for text and times, one for the parts of the file. Values of one kind are stored
 * together, so that they compress well.
 *
 * A chunk does not contain the text or parts at its start, except for a whole keyframe: they follow from earlier chunks. Text is replayed; for parts,
 * each chunk ends with its net change, so that earlier chunks are skipped in one step each. The net change is compressed with the inserted text as
 * dictionary, because it repeats that text.
 *
 * Layout of text: mark, format, number of revisions, seal, whether it is whole and its initial text, inserted text, columns. Layout of parts:
 * columns, keyframe. The first format had columns and inserted text in one piece without a mark; it is only read.
 */
export interface ChunkCodec {
  compress: (bytes: Uint8Array, dictionary?: Uint8Array) => Uint8Array;
  decompress: (bytes: Uint8Array, dictionary?: Uint8Array) => Uint8Array;
}

/** Sealed at once. */
export const revisionsPerChunk = 256;
/** Chunks are merged up to this number of revisions: the result is smaller and read faster. */
export const revisionsPerLargeChunk = 4096;
/** Revisions between whole keyframes: rare enough that their size does not matter. */
export const keyframeInterval = 16_384;

export interface ChunkStart {
  text: string;
  parts: readonly PartChange[];
}

export interface ChunkInput {
  revisions: readonly Revision[];
  /** Size, hashes and length after the last revision. */
  seal: RevisionSeal;
  /** The state before the first revision; only in a whole keyframe. */
  start: ChunkStart | null;
  /** The net change of the parts over all revisions. */
  net: readonly PartChange[];
  /** Parts with statistics and times: the content of each before its first splice in the chunk. */
  counted: ReadonlyMap<string, Uint8Array>;
}

export interface PackedChunk {
  text: Uint8Array;
  parts: Uint8Array;
}

export interface TextChunk {
  /** The text before the first revision, in a whole keyframe. */
  startText: string | null;
  seal: RevisionSeal;
  count: number;
  ops: OpColumns;
  /** Per revision, in milliseconds since 1970. */
  times: () => Float64Array;
  revisions: () => TextRevision[];
}

export interface PartsChunk {
  startParts: readonly PartChange[] | null;
  net: readonly PartChange[];
  /** Changes of the parts; unpacked on demand, because most chunks are skipped. */
  changes: () => PartColumns;
  /** The same as plain data, for `columnsOf`. */
  opened: () => OpenedChanges;
}

/** The unpacked changes of a chunk: can be cached, and passed to a worker thread. */
export interface OpenedChanges extends PartRevisions {
  bytes: Uint8Array;
  format: 1 | 2;
}

export function openPartColumns({ bytes, format, ops, times }: OpenedChanges): PartColumns {
  return readPartColumns(bytes, { ops, times }, format);
}

/** No brotli stream begins with it: it stands for an invalid window size. */
const mark = 0x11;
const format = 2;

export function packChunk(input: ChunkInput, codec: ChunkCodec): PackedChunk {
  const columns = createByteWriter();
  const inserted = writeTextColumns(columns, input.revisions);
  const insertedBytes = new TextEncoder().encode(inserted);
  const packedColumns = columns.finish();
  const { ops } = readTextColumns(createByteReader(packedColumns), input.revisions.length, () => inserted);
  const text = createByteWriter();
  text.bytes(Uint8Array.of(mark));
  text.varint(format);
  text.varint(input.revisions.length);
  writeSeal(text, input.seal);
  text.varint(input.start === null ? 0 : 1);
  if (input.start) text.block(codec.compress(new TextEncoder().encode(input.start.text)));
  text.block(codec.compress(insertedBytes));
  text.bytes(codec.compress(packedColumns));
  const changes = createByteWriter();
  writePartColumns(changes, { revisions: input.revisions, ops, counted: input.counted });
  const parts = createByteWriter();
  parts.block(codec.compress(changes.finish()));
  parts.bytes(codec.compress(writeKeyframe(input), toDictionary(insertedBytes)));
  return { text: text.finish(), parts: parts.finish() };
}

/** An empty dictionary is not allowed. */
const toDictionary = (bytes: Uint8Array) => (bytes.length > 0 ? bytes : undefined);

interface OpenedText {
  format: 1 | 2;
  count: number;
  seal: RevisionSeal;
  startText: () => string | null;
  columns: () => TextColumns;
  dictionary: () => Uint8Array | undefined;
}

function openText(packed: Uint8Array, codec: ChunkCodec): OpenedText {
  return packed[0] === mark ? openMarked(packed, codec) : openFirstFormat(packed, codec);
}

function openMarked(packed: Uint8Array, codec: ChunkCodec): OpenedText {
  const input = createByteReader(packed.subarray(1));
  const version = input.varint();
  if (version !== format) throw new RangeError(`Unknown format ${version} of a chunk`);
  const count = input.varint();
  const seal = readSeal(input);
  const start = input.varint() === 0 ? null : input.block();
  const packedInserted = input.block();
  const packedColumns = input.rest();
  const inserted = memoize(() => codec.decompress(packedInserted));
  return {
    format,
    count,
    seal,
    startText: () => start && utf8.decode(codec.decompress(start)),
    columns: memoize(() =>
      readTextColumns(createByteReader(codec.decompress(packedColumns)), count, () =>
        utf8.decode(inserted()),
      ),
    ),
    dictionary: () => toDictionary(inserted()),
  };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

function memoize<T>(create: () => T): () => T {
  let created: { value: T } | null = null;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/** Version, number of revisions, seal, start, columns, inserted text: all of it is the dictionary. */
function openFirstFormat(packed: Uint8Array, codec: ChunkCodec): OpenedText {
  const bytes = codec.decompress(packed);
  const input = createByteReader(bytes);
  const version = input.varint();
  if (version !== 1) throw new RangeError(`Unknown format ${version} of a chunk`);
  const count = input.varint();
  const seal = readSeal(input);
  const startText = input.varint() === 0 ? null : input.text();
  return {
    format: 1,
    count,
    seal,
    startText: () => startText,
    columns: memoize(() => readTextColumns(input, count, (rest) => rest.text())),
    dictionary: () => bytes,
  };
}

/** Of the last revision; read without unpacking. */
export function readChunkSeal(packed: Uint8Array, codec: ChunkCodec): RevisionSeal {
  return openText(packed, codec).seal;
}

export function unpackText(packed: Uint8Array, codec: ChunkCodec): TextChunk {
  const { seal, count, startText, columns } = openText(packed, codec);
  return { startText: startText(), seal, count, ...columns() };
}

/** Needs the text blob too: most inserted bytes are references to it. */
export function unpackParts(packed: PackedChunk, codec: ChunkCodec): PartsChunk {
  const text = openText(packed.text, codec);
  const input = createByteReader(packed.parts);
  const changes = input.block();
  const keyframe = readKeyframe(createByteReader(codec.decompress(input.rest(), text.dictionary())));
  const opened = memoize((): OpenedChanges => {
    const { ops, times } = text.columns();
    return { bytes: codec.decompress(changes), ops, times: times(), format: text.format };
  });
  return { ...keyframe, opened, changes: () => openPartColumns(opened()) };
}

/** The revisions as they were packed. */
export function unpackChunk(
  packed: PackedChunk,
  codec: ChunkCodec,
): { revisions: Revision[]; seal: RevisionSeal } {
  const { revisions, seal } = unpackText(packed.text, codec);
  const lists = unpackParts(packed, codec).changes().all();
  return {
    revisions: revisions().map((revision, index) => ({ ...revision, parts: lists[index] ?? [] })),
    seal,
  };
}

function writeKeyframe(input: ChunkInput): Uint8Array {
  const out = createByteWriter();
  out.varint(input.start === null ? 0 : 1);
  if (input.start) writeParts(out, input.start.parts);
  writeParts(out, input.net);
  return out.finish();
}

function readKeyframe(input: ByteReader): Pick<PartsChunk, 'startParts' | 'net'> {
  const startParts = input.varint() === 0 ? null : readParts(input);
  return { startParts, net: readParts(input) };
}
