import { expect, it } from 'vitest';
import { activeToThink, ratioBand, ratioQuartiles } from './active-to-think.ts';
import { computeHeatmap, computeHeatmapOfSaves, heatLevel, saveLevel } from './heatmap.ts';
import type { WritingLog } from './log.ts';
import { computeMetrics } from './metrics.ts';
import { rank } from './rank.ts';
import { fixture, fixtureStart } from './testing/fixture.ts';
import { countWords, wordsPerMinute } from './words.ts';

it.each([
  ['', 0],
  ['The cat', 2],
  ["it's a well-known fact", 4],
  ['one--two', 2],
  ['über 3.5', 3],
  ['– … !', 0],
])('words in "%s": %s', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('words per minute are 26 in the fixture and undefined without time', () => {
  expect(wordsPerMinute(32, 75)).toBe(26);
  expect(wordsPerMinute(32, 0)).toBeNull();
});

it('the active-to-think ratio is null under ten minutes or without think time', () => {
  expect(activeToThink({ activeSeconds: 11, thinkSeconds: 64 })).toBeNull();
  expect(activeToThink({ activeSeconds: 700, thinkSeconds: 0 })).toBeNull();
  expect(activeToThink({ activeSeconds: 300, thinkSeconds: 300 })).toBe(1);
});

it.each([
  [0.69, 'green'],
  [0.7, 'orange'],
  [0.89, 'orange'],
  [0.9, 'red'],
])('the active-to-think ratio %s is %s', (ratio, band) => {
  expect(ratioBand(ratio)).toBe(band);
});

it.each([
  ['four texts', [0.4, 0.5, 0.6, 0.7], null],
  ['four texts and some without a ratio', [0.4, null, 0.5, 0.6, null, 0.7], null],
  ['five texts', [0.9, 0.1, null, 0.5, 0.3, 0.7], { low: 0.3, middle: 0.5, high: 0.7, texts: 5 }],
])('the active-to-think ratio has quartiles from five texts on: %s', (_name, ratios, quartiles) => {
  expect(ratioQuartiles(ratios)).toEqual(quartiles);
});

const heatmap = (log: WritingLog, zone: string) => computeHeatmap(computeMetrics(log).quarters, zone);

it('the heatmap counts what was inserted and deleted, in words of six characters, per clock hour', () => {
  expect(heatmap(fixture, 'Europe/Berlin')).toEqual([{ start: fixtureStart, amount: 165 / 6, level: 'low' }]);
});

it('the heatmap starts hours as in the time zone', () => {
  expect(heatmap(fixture, 'Asia/Kolkata').map((hour) => hour.start)).toEqual([
    fixtureStart - 1_800_000,
    fixtureStart + 1_800_000,
  ]);
});

it.each([
  [39.9, 'low'],
  [40, 'medium'],
  [100, 'high'],
  [400, 'extreme'],
  [7000, 'extreme'],
])('the heatmap calls %s %s', (amount, level) => {
  expect(heatLevel(amount)).toBe(level);
});

it.each([
  [2, 'low'],
  [3, 'medium'],
  [9, 'medium'],
  [10, 'high'],
  [20, 'extreme'],
])('the heatmap calls %s saves of a file without a text %s', (saves, level) => {
  expect(saveLevel(saves)).toBe(level);
});

it('the heatmap counts the saves of a file without a text', () => {
  const saved = [0, 15, 60].map((minute) => ({ t: fixtureStart + minute * 60_000, saves: 2 }));
  expect(computeHeatmapOfSaves(saved, 'UTC')).toEqual([
    { start: fixtureStart, amount: 4, level: 'medium' },
    { start: fixtureStart + 3_600_000, amount: 2, level: 'low' },
  ]);
});

it('the heatmap keeps the two equal hours of an autumn night apart', () => {
  const ops = [{ p: 0, del: '', ins: 'sixsix' }];
  const save = (time: string) =>
    ({ seq: 1, t: Date.parse(time), dirtyMs: null, origin: 'typed', ops }) as const;
  const saves = [save('2026-10-25T00:10:00Z'), save('2026-10-25T01:10:00Z')];
  expect(heatmap({ base: '', saves }, 'Europe/Berlin').map(({ amount }) => amount)).toEqual([1, 1]);
});

it.each([
  [30, [10, 20, 30, 0], '1/3'],
  [20, [20, 20, 30], '2/3'],
  [0, [0, 10], '--'],
])('a rank of %s among %o is %s', (own, all, expected) => {
  expect(rank(own, all)).toBe(expected);
});
