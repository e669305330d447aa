import { isLeadingEdge, type Process } from './process/process.ts';
import { median } from './quantiles.ts';

/** Characters from where the last change ended beyond which a change is a jump (docs/metrics.md#linearity-and-jumps). */
const jumpDistance = 20;

/**
 * How straight the text grew: characters inserted at its end, of all inserted, and how often the next change was far from the last one
 * (docs/metrics.md#linearity-and-jumps). Moves count as insertions. Null where nothing was inserted, or there is no step from one op to another.
 */
export interface Linearity {
  atEdge: number;
  inserted: number;
  /** 0 to 1. */
  linearity: number | null;
  /** Ops that reach not the end of the text. */
  inTextOps: number;
  ops: number;
  jumps: number;
  /** From one op to the next. */
  steps: number;
  jumpsPer100: number | null;
  /** Characters; null without jumps. */
  medianJump: number | null;
}

export function computeLinearity(process: Process, distance: number = jumpDistance): Linearity {
  const { ops } = process;
  const inserted = ops.reduce((sum, op) => sum + op.inserted, 0);
  const edgeOps = ops.filter(isLeadingEdge);
  const atEdge = edgeOps.reduce((sum, op) => sum + op.inserted, 0);
  const jumps = findJumps(process, distance);
  const steps = Math.max(0, ops.length - 1);
  return {
    atEdge,
    inserted,
    linearity: inserted === 0 ? null : atEdge / inserted,
    inTextOps: ops.length - edgeOps.length,
    ops: ops.length,
    jumps: jumps.length,
    steps,
    jumpsPer100: steps === 0 ? null : (100 * jumps.length) / steps,
    medianJump: median(jumps.map(Math.abs)),
  };
}

/** Signed distances in characters, in order (docs/metrics.md#linearity-and-jumps). */
export function findJumps({ ops }: Process, distance: number = jumpDistance): number[] {
  const jumps: number[] = [];
  for (let index = 1; index < ops.length; index++) {
    const op = ops[index];
    const previous = ops[index - 1];
    if (!op || !previous) continue;
    const end = previous.p + previous.inserted;
    const isFar = Math.abs(op.p - end) > distance;
    // Deleting backwards ends where the last change ended: that is no jump.
    const isFarBehind = op.deleted === 0 || Math.abs(op.p + op.deleted - end) > distance;
    if (isFar && isFarBehind) jumps.push(op.p - end);
  }
  return jumps;
}
