import { expect, it } from 'vitest';
import { type Episode, findRevising } from './episodes.ts';
import type { WritingLog } from './log.ts';
import { foldLog } from './process/process.ts';
import { computeRevisionScore } from './revision-score.ts';
import { fixture } from './testing/fixture.ts';
import { withoutLast } from './testing/logs.ts';
import {
  importedAgain,
  pastedAgain,
  pastedInSlices,
  pastedOffline,
  pastedWithKeys,
  transcribed,
  typedAndDeleted,
  undoneAgain,
} from './testing/simulations.ts';

const episode = (size: number, position = 0, session = 0): Episode => ({
  first: 0,
  last: 0,
  session,
  inserted: size * 6,
  deleted: 0,
  size,
  position,
});
const points = (episodes: readonly Episode[], finalWords = 100) =>
  Object.values(computeRevisionScore({ episodes, finalWords }).rows);
function scoreOfLog(log: WritingLog) {
  const process = foldLog(log);
  return computeRevisionScore({ ...findRevising(process), finalWords: process.words });
}

it('the revision score of the fixture without its last save has 43 points, of a text too short for a score', () => {
  const { rows, score } = scoreOfLog(withoutLast(fixture));
  expect(rows).toEqual({ volume: 35, reach: 25 / 3, depth: 0, return: 0 });
  expect(score).toBeNull();
});

it.each([
  ['typing and deleting for an hour', typedAndDeleted, 0],
  ['pasting and touching a key', pastedWithKeys, 0],
  ['copying steadily', transcribed, 0],
  ['pasting, deleting and pasting again', pastedAgain, 0],
  ['pasting in slices', pastedInSlices, 0],
  ['pasting without a connection', pastedOffline, 0],
  ['putting in a file, deleting it and putting it in again', importedAgain, 0],
])('the revision score of %s is null', (_name, simulate, expected) => {
  const { rows } = scoreOfLog(simulate());
  expect(Math.round(Object.values(rows).reduce<number>((sum, points) => sum + (points ?? 0), 0))).toBe(
    expected,
  );
});

it('the revision score reports how much was left out as inserted and deleted at once', () => {
  const { episodeWeq, leftOut } = scoreOfLog(pastedAgain(100));
  expect(episodeWeq).toBe(0);
  // Put in thirteen times and deleted twelve times.
  expect(leftOut).toBeGreaterThan(20 * 100);
});

it('the revision score has no additional volume from text that is restored and deleted again', () => {
  const { episodeWeq, rows } = scoreOfLog(undoneAgain());
  expect(episodeWeq).toBeCloseTo(100, 0);
  expect(rows.depth).toBeLessThanOrEqual(12.5);
});

it('the revision score counts no more than the whole text as changed', () => {
  const { rows } = computeRevisionScore({ episodes: [episode(667)], finalWords: 1000 });
  expect(rows.volume).toBe(35);
  expect(computeRevisionScore({ episodes: [], finalWords: 0 }).rows.volume).toBeNull();
});

it('the revision score is null below 50 words', () => {
  expect(computeRevisionScore({ episodes: [], finalWords: 49 }).score).toBeNull();
  expect(computeRevisionScore({ episodes: [], finalWords: 50 }).score).toBe(0);
});

it('the revision score gives half the volume for a tenth of the words', () => {
  expect(points([episode(10)])[0]).toBe(17.5);
});

it('the revision score counts each tenth of the text once, and only for an episode of one word', () => {
  expect(points([episode(1, 0.1), episode(1, 0.19), episode(0.9, 0.5), episode(1, 1)])[1]).toBe(50 / 6);
});

it('the revision score expects two deep episodes, and one for each 150 words of a longer text', () => {
  expect(points([episode(5), episode(4.9)])[2]).toBe(12.5);
  expect(points([episode(5)], 750)[2]).toBe(5);
});

it('the revision score leaves the return out and scales the others to 100 if no return is possible', () => {
  const episodes = [episode(10, 0, 0), episode(5, 0.5, 1)];
  const { rows, exact, score } = computeRevisionScore({ episodes, finalWords: 100, canReturn: false });
  expect(rows.return).toBeNull();
  expect(exact).toBeCloseTo((100 * (26.25 + 25 / 3 + 25)) / 85);
  expect(score).toBe(70);
});

it('the revision score counts later sessions with a deep episode once each', () => {
  const episodes = [episode(9, 0, 0), episode(5, 0, 1), episode(5, 0, 1), episode(4, 0, 2)];
  expect(points(episodes)[3]).toBe(7.5);
});
