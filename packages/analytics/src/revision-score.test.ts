import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { Episode } from './episodes.ts';
import { revisionScore } from './revision-score.ts';
import { fixture } from './testing/fixture.ts';
import { withoutLast } from './testing/logs.ts';
import { pastedWithKeys, transcribed, typedAndDeleted } from './testing/simulations.ts';

const episode = (size: number, place = 0, session = 0): Episode => ({
  first: 0,
  last: 0,
  session,
  inserted: size * 6,
  deleted: 0,
  size,
  place,
});
const points = (episodes: readonly Episode[], finalWords = 100) =>
  revisionScore({ episodes, finalWords })?.rows.map((row) => row.points);

describe('the revision score', () => {
  it('of the fixture without its last save and without a least length is 43', () => {
    const { revisionScore: score } = analyse(withoutLast(fixture), {
      timeZone: 'UTC',
      revision: { leastWords: 0 },
    });
    expect(score?.score).toBe(43);
    expect(score?.rows.map((row) => row.points)).toEqual([35, 25 / 3, 0, 0]);
  });

  it.each([
    ['typing and deleting for an hour', typedAndDeleted, 0],
    ['pasting and touching a key', pastedWithKeys, 0],
    ['copying steadily', transcribed, 0],
  ])('of %s is nothing', (_name, simulate, expected) => {
    const options = { timeZone: 'UTC', revision: { leastWords: 1 } };
    expect(analyse(simulate(), options).revisionScore?.score).toBe(expected);
  });

  it('is none below 50 words and before the first draft', () => {
    expect(revisionScore({ episodes: [], finalWords: 49 })).toBeNull();
    expect(revisionScore({ episodes: [], finalWords: 50 })?.score).toBe(0);
    expect(revisionScore({ episodes: [], finalWords: 50 }, { hasFirstDraft: false })).toBeNull();
  });

  it('gives half the volume for a tenth of the words', () => {
    expect(points([episode(10)])?.[0]).toBe(17.5);
  });

  it('counts each tenth of the text once, and only for an episode of one word', () => {
    expect(points([episode(1, 0.1), episode(1, 0.19), episode(0.9, 0.5), episode(1, 1)])?.[1]).toBe(50 / 6);
  });

  it('asks for two deep episodes, and for one in each 150 words of a longer text', () => {
    expect(points([episode(5), episode(4.9)])?.[2]).toBe(12.5);
    expect(points([episode(5)], 750)?.[2]).toBe(5);
  });

  it('counts later sessions with a deep episode once each', () => {
    const episodes = [episode(9, 0, 0), episode(5, 0, 1), episode(5, 0, 1), episode(4, 0, 2)];
    expect(points(episodes)?.[3]).toBe(7.5);
  });

  it('does not ask a first draft alone to come back to the text', () => {
    const places = [0, 0.1, 0.2, 0.3, 0.4, 0.5];
    const score = revisionScore(
      { episodes: places.map((place) => episode(9, place)), finalWords: 100 },
      { isFirstDraftOnly: true },
    );
    expect(score?.score).toBe(100);
    expect(score?.rows.map(({ name }) => name)).toEqual(['volume', 'reach', 'depth']);
  });
});
