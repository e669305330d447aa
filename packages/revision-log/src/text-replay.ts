import { createUnitBuffer } from './gap-buffer.ts';
import { getOp, type OpColumns } from './text-columns.ts';
import { countCodePoints, hasAstral, type TextOp } from './text-diff.ts';

/** A stored change: the deleted text follows from the text before. */
export interface StoredOp {
  p: number;
  /** Code points deleted. */
  del: number;
  ins: string;
}

export interface TextReplay {
  apply: (op: StoredOp) => void;
  /** Like `apply`, and returns the deleted text. */
  applyReading: (op: StoredOp) => TextOp;
  /** Applies a range of changes from columns, without an object for each. */
  applyColumns: (columns: OpColumns, from: number, to: number) => void;
  text: () => string;
  /** Of the text, in UTF-16 units. */
  length: () => number;
  /** Number of UTF-16 units moved so far. */
  moved: () => number;
}

// The platform's byte order is little-endian wherever JavaScript runs today.
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

function toUnits(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
}

function decodeUnits(units: Uint16Array): string {
  return utf16.decode(new Uint8Array(units.buffer, units.byteOffset, units.byteLength));
}

/** Applies stored changes to a text in sequence. */
export function createTextReplay(start: string): TextReplay {
  const buffer = createUnitBuffer(toUnits(start));
  let withAstral = hasAstral(start);
  /** A position known in both code points and units: the next change is often nearby. */
  let knownPosition = { point: 0, unit: 0 };

  const isWithin = (unit: number, from: number, to: number) => unit >= from && unit <= to;

  /** The unit at which a code point begins. */
  function toUnitOffset(point: number): number {
    if (!withAstral) return point;
    let { point: span, unit } = knownPosition;
    const end = buffer.length();
    for (; span < point && unit < end; span++) unit += isWithin(buffer.at(unit), 0xd800, 0xdbff) ? 2 : 1;
    for (; span > point; span--) unit -= isWithin(buffer.at(unit - 1), 0xdc00, 0xdfff) ? 2 : 1;
    // A position beyond the end is rejected when the change is applied.
    if (span < point) return end + point - span;
    knownPosition = { point, unit };
    return unit;
  }

  function locate(op: StoredOp): { start: number; end: number } {
    const end = toUnitOffset(op.p + op.del);
    return { start: toUnitOffset(op.p), end };
  }

  function applyAt(op: StoredOp, span: { start: number; end: number }): void {
    if (!withAstral && hasAstral(op.ins)) {
      withAstral = true;
      knownPosition = { point: 0, unit: 0 };
    }
    buffer.splice(span.start, span.end - span.start, toUnits(op.ins));
  }

  const apply = (op: StoredOp) => applyAt(op, locate(op));

  /** For text in which code points are units. */
  function applyPlain(columns: OpColumns, from: number, to: number): void {
    const { positions, deleted, insertedEnd } = columns;
    let start = from === 0 ? 0 : (insertedEnd[from - 1] ?? 0);
    const offset = start;
    const units = toUnits(columns.inserted.slice(offset, to === 0 ? 0 : insertedEnd[to - 1]));
    for (let index = from; index < to; index++) {
      const end = insertedEnd[index] ?? 0;
      const piece = { of: units, start: start - offset, end: end - offset };
      buffer.splicePiece(positions[index] ?? 0, deleted[index] ?? 0, piece);
      start = end;
    }
  }

  return {
    apply,
    applyColumns: (columns, from, to) => {
      if (!withAstral && !hasAstral(columns.inserted)) applyPlain(columns, from, to);
      else for (let index = from; index < to; index++) apply(getOp(columns, index));
    },
    applyReading: (op) => {
      const span = locate(op);
      if (span.end > buffer.length()) throw new RangeError('Change beyond the end of the text');
      const del = decodeUnits(buffer.slice(span.start, span.end));
      applyAt(op, span);
      return { p: op.p, del, ins: op.ins };
    },
    text: () => decodeUnits(buffer.slice(0, buffer.length())),
    length: buffer.length,
    moved: buffer.moved,
  };
}

export function toStoredOps(ops: readonly TextOp[]): StoredOp[] {
  return ops.map((op) => ({ p: op.p, del: countCodePoints(op.del), ins: op.ins }));
}

/** The text after these changes. */
export function applyOps(text: string, ops: readonly StoredOp[]): string {
  const replay = createTextReplay(text);
  for (const op of ops) replay.apply(op);
  return replay.text();
}
