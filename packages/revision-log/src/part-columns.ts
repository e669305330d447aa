import type { Splice } from './byte-diff.ts';
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import { readParts, writeParts } from './record.ts';
import type { PartChange, Revision } from './revision.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * The changes of parts as columns. An inserted run that is just the escaped text of one of the revision's own
 * text changes is stored as a reference to it: for ordinary typing the splice then costs next to nothing.
 */
const columnNames = [
  'count',
  'part',
  'splices',
  'place',
  'deleted',
  'source',
  'length',
  'literal',
  'other',
] as const;

export interface PartColumns {
  writers: Record<(typeof columnNames)[number], ByteWriter>;
  names: Map<string, number>;
  /** Per part: where its last splice ended. */
  ends: Map<string, number>;
  finish: (out: ByteWriter) => void;
}

const encoder = new TextEncoder();

function escapedText(text: string): Uint8Array {
  return encoder.encode(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

export function createPartColumns(): PartColumns {
  const entries = columnNames.map((name) => [name, createByteWriter()] as const);
  // Boundary: the list above has each of these names once.
  const writers = Object.fromEntries(entries) as PartColumns['writers'];
  const names = new Map<string, number>();
  return {
    writers,
    names,
    ends: new Map(),
    finish: (out) => {
      out.varint(names.size);
      for (const name of names.keys()) out.text(name);
      for (const name of columnNames) out.block(writers[name].finish());
    },
  };
}

/** 0 stands for a change that is no splice; names count from 1. */
function partNumber(columns: PartColumns, name: string): number {
  const known = columns.names.get(name);
  if (known !== undefined) return known;
  const number = columns.names.size + 1;
  columns.names.set(name, number);
  return number;
}

export function writePartColumns(columns: PartColumns, revision: Pick<Revision, 'ops' | 'parts'>): void {
  const { writers } = columns;
  writers.count.varint(revision.parts.length);
  const texts = revision.ops.map((op) => escapedText(op.ins));
  for (const part of revision.parts) {
    if (part.kind !== 'splice') {
      writers.part.varint(0);
      writeParts(writers.other, [part]);
      continue;
    }
    writers.part.varint(partNumber(columns, part.name));
    writers.splices.varint(part.splices.length);
    for (const splice of part.splices) writeSplice(columns, { splice, name: part.name, texts });
  }
}

function writeSplice(
  columns: PartColumns,
  item: { splice: Splice; name: string; texts: readonly Uint8Array[] },
): void {
  const { writers, ends } = columns;
  const { splice, name, texts } = item;
  writers.place.signed(splice.at - (ends.get(name) ?? 0));
  writers.deleted.varint(splice.del);
  ends.set(name, splice.at + splice.ins.length);
  const source = splice.ins.length === 0 ? -1 : texts.findIndex((text) => isSame(text, splice.ins));
  writers.source.varint(source + 1);
  if (source !== -1) return;
  writers.length.varint(splice.ins.length);
  writers.literal.bytes(splice.ins);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

interface PartReaders {
  readers: Record<(typeof columnNames)[number], ByteReader>;
  names: readonly string[];
  ends: Map<string, number>;
}

function openColumns(input: ByteReader): PartReaders {
  const names: string[] = [];
  for (let left = input.varint(); left > 0; left--) names.push(input.text());
  const entries = columnNames.map((name) => [name, createByteReader(input.block())] as const);
  // Boundary: the list above has each of these names once.
  const readers = Object.fromEntries(entries) as PartReaders['readers'];
  return { readers, names, ends: new Map() };
}

/** One list of changes for each of the revisions. */
export function readPartColumns(
  input: ByteReader,
  revisions: readonly { ops: readonly StoredOp[] }[],
): PartChange[][] {
  const columns = openColumns(input);
  return revisions.map((revision) => {
    const parts: PartChange[] = [];
    for (let left = columns.readers.count.varint(); left > 0; left--)
      parts.push(readChange(columns, revision.ops));
    return parts;
  });
}

function readChange(columns: PartReaders, ops: readonly StoredOp[]): PartChange {
  const { readers, names } = columns;
  const number = readers.part.varint();
  if (number === 0) {
    const [change] = readParts(readers.other);
    if (!change) throw new RangeError('A change is missing');
    return change;
  }
  const name = names[number - 1];
  if (name === undefined) throw new RangeError('A name is missing');
  const splices: Splice[] = [];
  for (let left = readers.splices.varint(); left > 0; left--) splices.push(readSplice(columns, name, ops));
  return { kind: 'splice', name, splices };
}

function readSplice(columns: PartReaders, name: string, ops: readonly StoredOp[]): Splice {
  const { readers, ends } = columns;
  const at = (ends.get(name) ?? 0) + readers.place.signed();
  const del = readers.deleted.varint();
  const source = readers.source.varint();
  const ins =
    source === 0 ? readers.literal.bytes(readers.length.varint()) : escapedText(ops[source - 1]?.ins ?? '');
  ends.set(name, at + ins.length);
  return { at, del, ins };
}
