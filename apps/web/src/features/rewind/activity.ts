import type { Save } from './replay.ts';

/** Inserted and deleted characters. */
export interface Amount {
  inserted: number;
  deleted: number;
}

/** Amount of one save. */
export function countChanges({ ops }: Save): Amount {
  return {
    inserted: ops.reduce((sum, op) => sum + Array.from(op.ins).length, 0),
    deleted: ops.reduce((sum, op) => sum + op.del, 0),
  };
}

/** Characters of the highest bar, at least 1. */
export function findMaxAmount(columns: readonly Amount[]): number {
  return columns.reduce((max, { inserted, deleted }) => Math.max(max, inserted, deleted), 1);
}

/** Square root scale, so that single keystrokes stay visible beside a pasted page; 0 has no bar. */
export function barHeight(amount: number, max: number, maxHeight: number): number {
  return amount === 0 ? 0 : Math.max(1, maxHeight * Math.sqrt(amount / max));
}

/** All bars as two SVG paths: hundreds of elements would render slower than the text beside them. */
export function computeBars(
  columns: readonly Amount[],
  { middle, height }: { middle: number; height: number },
): { inserted: string; deleted: string } {
  const max = findMaxAmount(columns);
  const bar = (x: number, y: number, barHeightPx: number) =>
    barHeightPx === 0
      ? ''
      : `M${x + 0.12} ${formatTwoDecimals(y)}h0.76v${formatTwoDecimals(barHeightPx)}h-0.76z`;
  const up = columns.map(({ inserted }, x) => {
    const barHeightPx = barHeight(inserted, max, middle);
    return bar(x, middle - barHeightPx, barHeightPx);
  });
  const down = columns.map(({ deleted }, x) => bar(x, middle, barHeight(deleted, max, height - middle)));
  return { inserted: up.join(''), deleted: down.join('') };
}

/** Two decimals without trailing zeros. */
function formatTwoDecimals(length: number): string {
  return String(Math.round(length * 100) / 100);
}
