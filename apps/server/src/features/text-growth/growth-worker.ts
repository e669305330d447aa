import { foldLog, growthBands, growthOf, lifeOf, sessionsOf } from '@redraft/analytics';
import type { PassageLife, TextGrowth } from '@redraft/contracts';
import { paragraphStarts, piecesBetween } from './growth-rules.ts';
import { type PackedLog, unpackLog } from './packed-log-rules.ts';

export interface GrowthWork {
  log: PackedLog;
  /** Null for the whole text. */
  passage: { save?: number | undefined; from: number; to: number } | null;
}

export interface GrowthAnswer {
  growth?: Omit<TextGrowth, 'timezone' | 'algorithmVersion'>;
  /** Left out where there is no such passage. */
  life?: Omit<PassageLife, 'timezone' | 'algorithmVersion'>;
}

/** Runs in a thread of its own. */
export default function grow({ log: packed, passage }: GrowthWork): GrowthAnswer {
  const log = unpackLog(packed);
  const process = foldLog(log);
  const save = process.saves.length;
  if (passage === null) {
    const growth = growthOf(process);
    return { growth: { ...growth, save, bands: growthBands, paragraphs: paragraphStarts(growth.text) } };
  }
  const life = lifeOf(log, process, { ...passage, save: passage.save ?? save });
  if (!life) return {};
  const steps = life.steps.map(({ before, after, ...step }) => ({
    ...step,
    pieces: piecesBetween(before, after),
  }));
  const sittings = sessionsOf(process).map(({ firstAt, lastAt }) => ({ firstAt, lastAt }));
  return { life: { ...life, steps, sittings } };
}
