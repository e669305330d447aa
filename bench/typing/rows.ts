import type { Row } from '../table.ts';

/** A time with its limit. */
export function bounded(measure: string, value: number, max: number): Row {
  return { measure, value: `${value.toFixed(1)} ms`, target: `≤ ${max} ms`, isMet: value <= max };
}

export function quantile(values: readonly number[], part: number): number {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? Number.NaN;
}
