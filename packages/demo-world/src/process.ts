import type { Essay } from './essay.ts';
import { type HabitName, habits } from './habits/index.ts';
import { type Random, randomFrom } from './random.ts';
import { type Change, type Save, saveIntervalMs, savesOf } from './saves.ts';
import { createManuscript } from './writing/manuscript.ts';
import { paceOf } from './writing/pace.ts';
import { perform, type TimedPatch } from './writing/perform.ts';

/** All parameters of a simulated writing process; the same process always gives the same saves. */
export interface WritingProcess {
  readonly essay: Essay;
  readonly habit: HabitName;
  /** Seed of typos, wordings and pauses. */
  readonly key: string;
  /** Seed of the pace: a person has the same pace in all texts. */
  readonly person: string;
  /** The planned start of each session, in milliseconds since 1970. */
  readonly sittings: readonly number[];
  /** Writing stops at this time, however complete the text is. */
  readonly stopAt: number | null;
  /** The interval of the throttle: 1000 as in the product; a larger one gives fewer saves. */
  readonly saveEveryMs: number;
}

/** Minimum pause between sessions, if one runs into the planned start of the next: longer than the 30 minutes that separate sessions in the metrics. */
const restMs = 40 * 60_000;

/** The keystroke-like edits of a process, lazily. */
export function* changesOf(process: WritingProcess): Generator<Change, void> {
  const habit = habits[process.habit];
  const random = randomFrom(process.key);
  const pace = habit.pace(paceOf(randomFrom(process.person)));
  const manuscript = createManuscript(process.essay, habit.wordingRates, random);
  const steps = habit.write({ manuscript, outline: process.essay.outline, random });
  const timedPatches = perform({ manuscript, steps, pace, random });
  for (const change of assignTimes(timedPatches, process.sittings)) {
    if (process.stopAt !== null && change.at >= process.stopAt) return;
    yield change;
  }
}

/** Converts times within a session to instants. */
function* assignTimes(
  timedPatches: Iterable<TimedPatch>,
  sittings: readonly number[],
): Generator<Change, void> {
  let sitting = -1;
  let start = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const timedPatch of timedPatches) {
    if (timedPatch.sitting !== sitting) {
      sitting = timedPatch.sitting;
      start = Math.max(sittings[sitting] ?? last + restMs, last + restMs) - timedPatch.ms;
    }
    last = start + timedPatch.ms;
    yield { at: last, patches: [timedPatch.patch] };
  }
}

/** The saves of a process, lazily: only one text is in memory. */
export function* listSavesOfProcess(process: WritingProcess): Generator<Save, void> {
  const nextInterval = intervalOf(process, randomFrom(`${process.key}/saves`));
  for (const save of savesOf({ changes: changesOf(process), start: '', nextInterval })) {
    if (process.stopAt !== null && save.at >= process.stopAt) return;
    yield save;
  }
}

function intervalOf(process: WritingProcess, random: Random): () => number {
  const { saveInterval } = habits[process.habit];
  if (saveInterval !== undefined) return () => Math.round(saveInterval(random));
  return () => Math.max(saveIntervalMs, process.saveEveryMs);
}

export interface WritingSpan {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly saves: number;
  /** For each of the given times the last save before it; null if there is none. */
  readonly lastBefore: readonly (number | null)[];
}

/** When a process saves; null if nothing is written before `stopAt`. */
export function spanOf(process: WritingProcess, moments: readonly number[] = []): WritingSpan | null {
  const times = Array.from(listSavesOfProcess(process), ({ at }) => at);
  const [firstAt] = times;
  const lastAt = times.at(-1);
  if (firstAt === undefined || lastAt === undefined) return null;
  const lastBefore = moments.map((moment) => times.findLast((at) => at < moment) ?? null);
  return { firstAt, lastAt, saves: times.length, lastBefore };
}
