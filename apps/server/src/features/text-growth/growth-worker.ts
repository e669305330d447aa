import { computeGrowth, foldLog, groupSittings, growthBands, readPassageHistory } from '@redraft/analytics';
import type { PassageHistory, TextGrowth } from '@redraft/contracts';
import { openTextLog, type PackedTextLog } from '../../domain/revisions/worker-exports.ts';
import { paragraphStarts, piecesBetween } from './growth-rules.ts';

export interface GrowthWork {
  /** Null for a file whose text is not tracked. */
  log: PackedTextLog | null;
  /** Null for the whole text. */
  passage: { save?: number | undefined; from: number; to: number } | null;
}

export interface GrowthAnswer {
  growth?: Omit<TextGrowth, 'timezone' | 'algorithmVersion'>;
  /** Absent if there is no such passage. */
  life?: Omit<PassageHistory, 'timezone' | 'algorithmVersion'>;
}

/** Runs in a worker thread. */
export default async function grow({ log: packed, passage }: GrowthWork): Promise<GrowthAnswer> {
  const log = (packed && (await openTextLog(packed))) ?? { base: '', saves: [] };
  const process = foldLog(log, { isWithoutMinutes: true });
  const save = process.saves.length;
  if (passage === null) {
    const growth = computeGrowth(process);
    return { growth: { ...growth, save, bands: growthBands, paragraphs: paragraphStarts(growth.text) } };
  }
  const history = readPassageHistory(log, process, { ...passage, save: passage.save ?? save });
  if (!history) return {};
  const steps = history.steps.map(({ before, after, ...step }) => ({
    ...step,
    pieces: piecesBetween(before, after),
  }));
  const sittings = groupSittings(process).map(({ firstAt, lastAt }) => ({ firstAt, lastAt }));
  return { life: { ...history, steps, sittings } };
}
