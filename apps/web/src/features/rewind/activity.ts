import type { RewindLog } from '@redraft/contracts';

type Save = RewindLog['saves'][number];
export interface Amount {
  inserted: number;
  deleted: number;
}
/** Neighbouring versions, first and last included, with what they changed together. */
export type ActivityBin = Amount & { from: number; to: number };

/** Characters that one save brought and took. */
export function amountOf(save: Save | undefined): Amount {
  const ops = save?.ops ?? [];
  return {
    inserted: ops.reduce((sum, op) => sum + Array.from(op.ins).length, 0),
    deleted: ops.reduce((sum, op) => sum + Array.from(op.del).length, 0),
  };
}

/** The steps in at most `count` equal groups, so that thousands of them fit under the slider. */
export function activityBins(saves: readonly Save[], count: number): ActivityBin[] {
  const bins = Math.min(count, saves.length);
  return Array.from({ length: bins }, (_, index) => {
    const from = Math.floor((index * saves.length) / bins);
    const to = Math.floor(((index + 1) * saves.length) / bins);
    const amounts = saves.slice(from, to).map(amountOf);
    return {
      from: from + 1,
      to,
      inserted: amounts.reduce((sum, one) => sum + one.inserted, 0),
      deleted: amounts.reduce((sum, one) => sum + one.deleted, 0),
    };
  });
}

/** Characters of the highest bar, at least one. */
export function mostOf(bins: readonly Amount[]): number {
  return bins.reduce((most, { inserted, deleted }) => Math.max(most, inserted, deleted), 1);
}

/** By the square root, so that single keystrokes stay in sight beside an inserted page; nothing has no bar. */
export function barHeight(amount: number, most: number, room: number): number {
  return amount === 0 ? 0 : Math.max(1, room * Math.sqrt(amount / most));
}

/** The version that a hand-in took: the last one saved up to it. */
export function versionOfSeq(saves: readonly Save[], seq: number): number {
  return saves.findLastIndex((save) => save.seq <= seq) + 1;
}
