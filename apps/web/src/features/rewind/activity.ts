import type { Save } from './replay.ts';

/** Characters that were brought and taken. */
export interface Amount {
  inserted: number;
  deleted: number;
}

/** Of one save. */
export function amountOf({ ops }: Save): Amount {
  return {
    inserted: ops.reduce((sum, op) => sum + Array.from(op.ins).length, 0),
    deleted: ops.reduce((sum, op) => sum + op.del, 0),
  };
}

/** Characters of the highest bar, at least one. */
export function mostOf(columns: readonly Amount[]): number {
  return columns.reduce((most, { inserted, deleted }) => Math.max(most, inserted, deleted), 1);
}

/** By the square root, so that single keystrokes stay in sight beside an inserted page; nothing has no bar. */
export function barHeight(amount: number, most: number, room: number): number {
  return amount === 0 ? 0 : Math.max(1, room * Math.sqrt(amount / most));
}
