import type { Splice } from './byte-diff.ts';
import { type ByteReader, type ByteWriter, createByteWriter } from './bytes.ts';
import {
  type CountedContent,
  formatField,
  isSameButCounts,
  readCounted,
  writeCounted,
} from './counted-content.ts';
import { createByteBuffer } from './gap-buffer.ts';
import { type Counts, countKinds } from './predicted-counts.ts';
import { decodeSigned, unpackVarints } from './varints.ts';

/**
 * Changes of a part in which mostly statistics and times change (counted-content.ts): each change stores how far the fields differ from a prediction
 * by the time and text of the save.
 */
export interface CountedStep {
  /** Time of the revision, in milliseconds. */
  at: number;
  /** The prediction from what was typed since the last change of the part. */
  guess: Readonly<Counts>;
}

interface MovingField {
  index: number;
  /** Index in `countKinds` of the count that a number follows; 0 for a time stamp. */
  kind: number;
}

interface Clock {
  /** Time of the last change of the part. */
  at: number;
}

const toSeconds = (at: number) => Math.floor(at / 1000);

/** The expected value of a time stamp. */
const clockValue = (value: number, clock: Clock, step: CountedStep) =>
  value + toSeconds(step.at) - toSeconds(clock.at);

export interface CountedChange extends CountedStep {
  splices: readonly Splice[];
}

/** Null for a change of other content, which is stored as splices. */
interface PlannedStep {
  step: CountedStep;
  before: CountedContent;
  after: CountedContent;
}

function applySplices(content: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const buffer = createByteBuffer(content);
  for (const { at, del, ins } of splices) buffer.splice(at, del, ins);
  return buffer.slice(0, buffer.length());
}

/** Writes the steps. Returns, for each change, whether it is stored as counts; the others need their splices. */
export function writeCountedPart(
  out: ByteWriter,
  start: Uint8Array,
  changes: readonly CountedChange[],
): boolean[] {
  let bytes = start;
  let before = readCounted(start);
  const planned = changes.map((change): PlannedStep | null => {
    bytes = applySplices(bytes, change.splices);
    const after = readCounted(bytes);
    const isCounted =
      isSameButCounts(before, after) && isSameSplices(splicesBetween(before, after), change.splices);
    const step = isCounted ? { step: change, before, after } : null;
    before = after;
    return step;
  });
  const moving = movingFields(planned);
  out.block(start);
  out.varint(moving.length);
  for (const { index, kind } of moving) {
    out.varint(index);
    out.varint(kind);
  }
  const columns = moving.map(() => createByteWriter());
  const clock: Clock = { at: changes[0]?.at ?? 0 };
  for (const [at, item] of planned.entries()) {
    if (item)
      for (const [rank, field] of moving.entries())
        columns[rank]?.varint(computeResidual(item, field, clock));
    clock.at = changes[at]?.at ?? 0;
  }
  for (const column of columns) out.block(column.finish());
  return planned.map((item) => item !== null);
}

function isSameSplices(a: readonly Splice[], b: readonly Splice[]): boolean {
  return (
    a.length === b.length &&
    a.every((splice, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        splice.at === other.at &&
        splice.del === other.del &&
        splice.ins.length === other.ins.length &&
        splice.ins.every((byte, position) => byte === other.ins[position])
      );
    })
  );
}

/** The fields that change at all, and the count that predicts each number best. */
function movingFields(planned: readonly (PlannedStep | null)[]): MovingField[] {
  const costs = new Map<number, number[]>();
  for (const item of planned) {
    if (!item) continue;
    for (const [index, field] of item.after.fields.entries()) {
      const delta = field.value - (item.before.fields[index]?.value ?? 0);
      if (delta === 0 && !costs.has(index)) continue;
      const known = costs.get(index) ?? countKinds.map(() => 0);
      costs.set(
        index,
        known.map((cost, kind) => cost + Math.log2(1 + Math.abs(delta - item.step.guess[decodeKind(kind)]))),
      );
    }
  }
  return [...costs].map(([index, list]) => ({ index, kind: list.indexOf(Math.min(...list)) }));
}

function decodeKind(code: number) {
  const kind = countKinds[code];
  if (kind === undefined) throw new RangeError(`Unknown kind of count ${code}`);
  return kind;
}

/** For a time stamp: 0 as predicted, 1 unchanged, else the difference from the clock. */
function computeResidual(
  { step, before, after }: PlannedStep,
  { index, kind }: MovingField,
  clock: Clock,
): number {
  const from = before.fields[index];
  const value = after.fields[index]?.value ?? 0;
  if (!from) throw new RangeError('A count is missing');
  if (from.kind === 'number') return unsigned(value - from.value - step.guess[decodeKind(kind)]);
  const residual = value - clockValue(from.value, clock, step);
  if (residual === 0) return 0;
  return value === from.value ? 1 : unsigned(residual) + 1;
}

const unsigned = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);

/** Splices for the differing fields, from first to last differing character, as a byte comparison finds them. */
function splicesBetween(before: CountedContent, after: CountedContent): Splice[] {
  const splices: Splice[] = [];
  let at = 0;
  for (const [index, field] of after.fields.entries()) {
    at += after.fixed[index]?.length ?? 0;
    const old = before.fields[index];
    const next = formatField(field);
    if (old && old.value !== field.value) splices.push(createSplice(formatField(old), next, at));
    at += next.length;
  }
  return splices;
}

function createSplice(old: string, next: string, at: number): Splice {
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start++;
  let end = 0;
  const max = Math.min(old.length, next.length) - start;
  while (end < max && old[old.length - 1 - end] === next[next.length - 1 - end]) end++;
  const ins = Uint8Array.from(next.slice(start, next.length - end), (digit) => digit.charCodeAt(0));
  return { at: at + start, del: old.length - start - end, ins };
}

export interface CountedReader {
  /** Advances by a change stored as counts. */
  count: (step: CountedStep) => void;
  /** The same, as splices. */
  countSplices: (step: CountedStep) => Splice[];
  /** Advances by a change stored as splices. */
  splice: (step: CountedStep, splices: readonly Splice[]) => void;
  content: () => Uint8Array;
}

export function readCountedPart(input: ByteReader): CountedReader {
  let content = readCounted(input.block());
  const moving: MovingField[] = [];
  for (let left = input.varint(); left > 0; left--)
    moving.push({ index: input.varint(), kind: input.varint() });
  const columns = moving.map(() => unpackVarints(input.block()));
  const clock: Clock = { at: Number.NaN };
  let row = 0;
  const count = (step: CountedStep) => {
    if (Number.isNaN(clock.at)) clock.at = step.at;
    for (let rank = 0; rank < moving.length; rank++) {
      const { index, kind } = moving[rank] ?? noField;
      const field = content.fields[index];
      const residual = columns[rank]?.[row];
      if (!field || residual === undefined) throw new RangeError('A count is missing');
      if (field.kind === 'number') field.value += step.guess[decodeKind(kind)] + decodeSigned(residual);
      else if (residual !== 1)
        field.value =
          clockValue(field.value, clock, step) + (residual === 0 ? 0 : decodeSigned(residual - 1));
    }
    clock.at = step.at;
    row += 1;
  };
  return {
    count,
    countSplices: (step) => {
      const before = { fixed: content.fixed, fields: content.fields.map((field) => ({ ...field })) };
      count(step);
      return splicesBetween(before, content);
    },
    splice: (step, splices) => {
      content = readCounted(applySplices(writeCounted(content), splices));
      clock.at = step.at;
    },
    content: () => writeCounted(content),
  };
}

const noField: MovingField = { index: -1, kind: 0 };
