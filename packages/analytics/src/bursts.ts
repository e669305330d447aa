import { constants } from './log.ts';
import { isLeadingEdge, type Process, type ProcessOp } from './process/process.ts';
import { median } from './quantiles.ts';

/** How a burst ended: by a pause, a revision, the end of the log, or text that was not typed (docs/metrics.md#bursts). */
export type BurstEnd = 'P' | 'R' | 'E' | 'O';

/** A run of text produced at the end of the document without a pause (docs/metrics.md#bursts). */
export interface Burst {
  end: BurstEnd;
  chars: number;
  /** Seconds since the first change save. */
  first: number;
  last: number;
}

/** Production bursts in order (docs/metrics.md#bursts). */
export function findBursts({ ops }: Process): Burst[] {
  const bursts: Burst[] = [];
  let open: Burst | null = null;
  for (const op of ops) {
    if (open) {
      const isPaused: boolean = op.second - open.last > constants.activeGap;
      if (isPaused || !isProduction(op)) {
        bursts.push({ ...open, end: isPaused ? 'P' : getBurstEnd(op) });
        open = null;
      }
    }
    if (!isProduction(op)) continue;
    open ??= { end: 'E', chars: 0, first: op.second, last: op.second };
    open.chars += op.inserted;
    open.last = op.second;
  }
  return open ? [...bursts, open] : bursts;
}

function isProduction(op: ProcessOp): boolean {
  const isOwn = op.isTyped && op.moved === 0 && op.kind === 'plain';
  return isOwn && op.deleted === 0 && isLeadingEdge(op);
}

function getBurstEnd(op: ProcessOp): BurstEnd {
  return op.deleted > 0 || !isLeadingEdge(op) ? 'R' : 'O';
}

/** Number of bursts by ending, their total characters, and their median length (docs/metrics.md#bursts). */
export type BurstSummary = Record<BurstEnd, { count: number; chars: number; medianChars: number | null }>;

export function summariseBursts(bursts: readonly Burst[]): BurstSummary {
  const measureEnd = (end: BurstEnd) => {
    const lengths = bursts.filter((burst) => burst.end === end).map((burst) => burst.chars);
    const chars = lengths.reduce((sum, length) => sum + length, 0);
    return { count: lengths.length, chars, medianChars: median(lengths) };
  };
  return { P: measureEnd('P'), R: measureEnd('R'), E: measureEnd('E'), O: measureEnd('O') };
}
