import { describe, expect, it } from 'vitest';
import { computeEffort, creditSeconds, type EffortTargets } from './effort.ts';
import type { WritingLog } from './log.ts';
import { foldLog } from './process/process.ts';
import { effortInputOf } from './scores.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, type TextSave, withoutLast } from './testing/logs.ts';
import {
  pastedAgain,
  pastedInSlices,
  pastedOffline,
  pastedWithKeys,
  transcribed,
  typedAndDeleted,
  typedAtRandom,
} from './testing/simulations.ts';

function effortOfLog(log: WritingLog, targets: EffortTargets) {
  return computeEffort(effortInputOf(foldLog(log)), targets);
}

describe('the effort score', () => {
  it('the effort score of the fixture without its last save is 43', () => {
    expect(effortOfLog(withoutLast(fixture), { words: 10, minutes: 1, sittings: 2 })).toMatchObject({
      params: { W: 10, E: 1, N: 2 },
      credit: 30,
      sittings: 0,
      typedWords: 7,
      rows: { time: 25, sittings: 0, words: 17.5 },
      exact: 42.5,
      score: 43,
    });
  });

  it.each([
    ['an hour of typing and deleting', typedAndDeleted, 1],
    ['500 pasted words and a key every four minutes for an hour', pastedWithKeys, 1],
    ['500 words copied steadily in 16 minutes', transcribed, 46],
  ])('the effort score of %s is the documented one', (_name, simulate, score) => {
    expect(effortOfLog(simulate(), { words: 500 }).score).toBe(score);
  });

  // At default expectations; the last one is what each kept to when a task was fitted to one short lesson.
  it.each<[string, (words: number) => WritingLog, number, number]>([
    ['an hour of typing and deleting', () => typedAndDeleted(), 0, 2],
    ['pasted words and a key every four minutes', pastedWithKeys, 0, 2],
    ['words pasted, deleted and pasted again', pastedAgain, 0, 2],
    ['words pasted in slices of 79 characters', pastedInSlices, 0, 2],
    ['words pasted without a connection', pastedOffline, 0, 2],
    ['words copied steadily', transcribed, 35, 50],
    ['words copied at random', typedAtRandom, 35, 75],
  ])('the effort score of %s stays low whatever is expected', (_name, simulate, min, max) => {
    for (const words of [150, 500, 2000]) {
      const { score } = effortOfLog(simulate(words), { words });
      expect(score).toBeGreaterThanOrEqual(min);
      expect(score).toBeLessThanOrEqual(max);
    }
  });

  it('the effort score reports how linearly and how fast a text was typed, and scores neither', () => {
    const copied = effortOfLog(transcribed(), { words: 500 });
    expect(copied.linearity).toBe(1);
    expect(copied.rate).toBeCloseTo(34.2, 1);
    expect(computeEffort({ ...input, linearity: 0.2, typedChars: 9 }, { words: 400 }).score).toBe(
      computeEffort(input, { words: 400 }).score,
    );
  });

  it('the effort score is neither lowered nor raised by a large insertion', () => {
    const words = 'word after word '.repeat(30);
    const typed: TextSave[] = Array.from({ length: 40 }, (_, index) => ({
      second: index * 2,
      text: words.slice(0, index * 2 + 2),
    }));
    const without = effortOfLog(logOf(typed), { words: 100 });
    const last = typed.at(-1) ?? { second: 0, text: '' };
    const inserted = { second: last.second, text: `${last.text}\n\n${words}` };
    expect(effortOfLog(logOf([...typed, inserted]), { words: 100 })).toEqual(without);
  });

  const input = {
    activeSeconds: 600,
    thinkSeconds: 600,
    sessions: [session({ activeSeconds: 600, thinkSeconds: 600, worked: 40 })],
    typedWords: 100,
    typedChars: 1200,
    linearity: 0.5,
  };

  it('the effort score takes an eighth of the words for the minutes, and three sittings', () => {
    expect(computeEffort(input, { words: 400 }).params).toEqual({ W: 400, E: 50, N: 3 });
  });

  it('the effort score without a number of words is scaled to 100 from the other rows, and is null without minutes', () => {
    expect(computeEffort(input, { minutes: 20, sittings: 1 })).toMatchObject({
      rows: { time: 50, sittings: 25, words: null },
      score: 100,
    });
    expect(computeEffort(input, { sittings: 1 })).toMatchObject({
      params: { W: null, E: null, N: 1 },
      credit: 1200,
      rows: { time: null, sittings: 25, words: null },
      exact: null,
      score: null,
    });
  });

  it.each([
    [{ activeSeconds: 150, thinkSeconds: 150, worked: 20 }, 1],
    [{ activeSeconds: 150, thinkSeconds: 149, worked: 20 }, 0],
    [{ activeSeconds: 150, thinkSeconds: 150, worked: 19.9 }, 0],
  ])('the effort score counts a session of %o as %s sittings', (of, count) => {
    expect(computeEffort({ ...input, sessions: [session(of)] }, { words: 400 }).sittings).toBe(count);
  });
});

it.each([
  [{ activeSeconds: 10, thinkSeconds: 64, worked: 44 / 6 }, 30],
  [{ activeSeconds: 10, thinkSeconds: 5, worked: 100 }, 15],
  [{ activeSeconds: 10, thinkSeconds: 5, worked: 0.1 }, 3],
])('credit of %o is %s s', (of, seconds) => {
  expect(creditSeconds(of)).toBe(seconds);
});

function session(of: { activeSeconds: number; thinkSeconds: number; worked: number }) {
  return { ...of, awaySeconds: 0, firstAt: 0, lastAt: 0, first: 0, last: 0, saves: 1 };
}
