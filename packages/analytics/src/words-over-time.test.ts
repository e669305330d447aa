import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WritingLog } from './log.ts';
import { computeMetrics } from './metrics.ts';
import { foldLog } from './process/process.ts';
import { groupSessions } from './sessions.ts';
import { fixture } from './testing/fixture.ts';
import { logStart, randomLog } from './testing/logs.ts';
import { wordPoints } from './testing/word-points.ts';
import {
  type CurveLimits,
  finishWords,
  foldWords,
  startWords,
  type WordPoint,
  type WordsCurve,
} from './words-over-time.ts';

const wordsOverTime = (log: WritingLog) => finishWords(computeMetrics(log).words);
const limits: CurveLimits = { points: 10, sittings: 4 };
const foldAll = (saves: readonly WordPoint[], within?: CurveLimits, start = startWords()) =>
  saves.reduce((curve, save) => foldWords(curve, save, within), start);

/** Saves with pauses in seconds between them. */
const savesAfter = (pauses: readonly number[]): WordPoint[] => {
  let t = logStart;
  return pauses.map((pause, index) => {
    t += pause * 1000;
    return { seq: index + 1, t, words: (index * 7) % 50 };
  });
};
const pause = fc.oneof(
  { arbitrary: fc.integer({ min: -5, max: 60 }), weight: 8 },
  { arbitrary: fc.integer({ min: 1795, max: 1805 }), weight: 1 },
  { arbitrary: fc.constantFrom(4000, 9000), weight: 1 },
);
const randomSaves = fc.array(pause, { maxLength: 300 }).map(savesAfter);

/** The definition, without a fold: whole seconds since the first save, never falling (docs/metrics.md#the-log). */
function sittingsByDefinition(saves: readonly WordPoint[]): WordPoint[][] {
  const sittings: WordPoint[][] = [];
  let reached = 0;
  for (const save of saves) {
    const second = Math.max(reached, Math.floor((save.t - (saves[0]?.t ?? 0)) / 1000));
    const sitting = sittings.at(-1);
    if (sitting && second - reached <= 1800) sitting.push(save);
    else sittings.push([save]);
    reached = second;
  }
  return sittings;
}

describe('words over time', () => {
  it('words over time keep the first and the last save of every sitting, however many saves lie between', () => {
    fc.assert(
      fc.property(randomSaves, (saves) => {
        const seqs = new Set(
          finishWords(foldAll(saves, { ...limits, sittings: 300 })).points.map(({ seq }) => seq),
        );
        const ends = sittingsByDefinition(saves).flatMap((sitting) => [sitting[0]?.seq, sitting.at(-1)?.seq]);
        expect(ends.filter((seq) => seq !== undefined && !seqs.has(seq))).toEqual([]);
      }),
    );
  });

  it('words over time have no more points than the limit and two for each sitting, and no more sittings than theirs', () => {
    fc.assert(
      fc.property(randomSaves, (saves) => {
        const { points, sittings, joined } = finishWords(foldAll(saves, limits));
        expect(sittings.length).toBeLessThanOrEqual(limits.sittings);
        expect(points.length).toBeLessThanOrEqual(limits.points + 2 * sittings.length);
        expect(sittings.length + joined).toBe(sittingsByDefinition(saves).length);
      }),
    );
  });

  it('words over time are the same folded in steps, stored in between, and at once', () => {
    fc.assert(
      fc.property(randomSaves, fc.nat(300), (saves, cut) => {
        const stored: WordsCurve = JSON.parse(JSON.stringify(foldAll(saves.slice(0, cut), limits)));
        expect(foldAll(saves.slice(cut), limits, stored)).toEqual(foldAll(saves, limits));
      }),
    );
  });

  it('words over time are in the order of the saves and never go back in time', () => {
    fc.assert(
      fc.property(randomSaves, (saves) => {
        const { points, sittings } = finishWords(foldAll(saves, limits));
        const seqs = points.map(({ seq }) => seq);
        expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
        const times = sittings.flatMap(({ from, to }) => [from, to]);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(points.at(0)?.t).toBe(times.at(0));
        expect(points.at(-1)?.t).toBe(times.at(-1));
      }),
    );
  });

  it('words over time have the sittings and the words of the whole process', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const process = foldLog(log);
        const { points, sittings } = wordsOverTime(log);
        expect(points).toEqual(wordPoints(process));
        expect(sittings).toEqual(
          groupSessions(process).map(({ firstAt, lastAt }) => ({ from: firstAt, to: lastAt })),
        );
      }),
    );
  });

  const ends = (pauses: readonly number[], within: CurveLimits) =>
    finishWords(foldAll(savesAfter(pauses), within)).sittings.map(({ from, to }) => [
      (from - logStart) / 1000,
      (to - logStart) / 1000,
    ]);
  it.each([
    ['nothing', [], []],
    ['one save', [0], [[0, 0]]],
    ['half an hour of pause', [0, 1800], [[0, 1800]]],
    [
      'a second more',
      [0, 1801],
      [
        [0, 0],
        [1801, 1801],
      ],
    ],
    ['a clock that goes back', [0, 100, -90, 1880], [[0, 1890]]],
  ])('words over time of %s have their sittings', (_name, pauses, expected) => {
    expect(ends(pauses, limits)).toEqual(expected);
  });

  it('words over time join the sittings after the shortest pauses where there are too many, the latest of equal ones', () => {
    expect(ends([0, 9000, 4000, 8000, 4000, 7000], { points: 10, sittings: 4 })).toEqual([
      [0, 0],
      [9000, 13_000],
      [21_000, 25_000],
      [32_000, 32_000],
    ]);
    expect(ends([0, 5000, 5000], { points: 10, sittings: 2 })).toEqual([
      [0, 0],
      [5000, 10_000],
    ]);
  });

  it('words over time of the fixture end with its 32 words', () => {
    expect(wordsOverTime(fixture).points.at(-1)).toMatchObject({ seq: 11, words: 32 });
  });
});
