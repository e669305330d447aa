import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { creditSeconds, type EffortTargets, effortScore } from './effort.ts';
import type { WritingLog } from './log.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, type TextSave, withoutLast } from './testing/logs.ts';
import { pastedWithKeys, transcribed, typedAndDeleted } from './testing/simulations.ts';

const effortOf = (log: WritingLog, effort: EffortTargets) => analyse(log, { timeZone: 'UTC', effort }).effort;

describe('the effort score', () => {
  it('of the fixture without its last save is 43', () => {
    const effort = effortOf(withoutLast(fixture), { words: 10, minutes: 1, sittings: 2 });
    expect(effort?.score).toBe(43);
    expect(effort?.rows.map(({ name, reached, points }) => [name, reached, points])).toEqual([
      ['time', 30, 25],
      ['sittings', 0, 0],
      ['words', 7, 17.5],
    ]);
  });

  it.each([
    ['an hour of typing and deleting', typedAndDeleted, 1],
    ['500 pasted words and a key every four minutes for an hour', pastedWithKeys, 1],
    ['500 words copied steadily in 16 minutes', transcribed, 46],
  ])('of %s is what the specification found', (_name, simulate, score) => {
    expect(effortOf(simulate(), { words: 500 })?.score).toBe(score);
  });

  it('is not lowered by a large insertion, nor raised', () => {
    const words = 'word after word '.repeat(30);
    const typed: TextSave[] = Array.from({ length: 40 }, (_, index) => ({
      second: index * 2,
      text: words.slice(0, index * 2 + 2),
    }));
    const without = effortOf(logOf(typed), { words: 100 });
    const last = typed.at(-1) ?? { second: 0, text: '' };
    const inserted = { second: last.second, text: `${last.text}\n\n${words}` };
    expect(effortOf(logOf([...typed, inserted]), { words: 100 })).toEqual(without);
  });

  const input = {
    activeSeconds: 600,
    thinkSeconds: 600,
    sessions: [session({ activeSeconds: 600, thinkSeconds: 600, worked: 40 })],
    typedWords: 100,
  };

  it('takes an eighth of the words for the minutes, and three sittings', () => {
    const rows = effortScore(input, { words: 400 })?.rows;
    expect(rows?.map(({ expected }) => expected)).toEqual([3000, 3, 400]);
  });

  it('without a number of words is scaled to 100 from the other rows, and without minutes is none', () => {
    const effort = effortScore(input, { minutes: 20, sittings: 1 });
    expect(effort?.rows.map(({ name }) => name)).toEqual(['time', 'sittings']);
    expect(effort?.score).toBe(100);
    expect(effortScore(input, { sittings: 1 })).toBeNull();
  });

  it('expects less or more time and sittings of a student with an accommodation', () => {
    const rows = effortScore(input, { words: 400, accommodation: 0.5 })?.rows;
    expect(rows?.map(({ expected }) => expected)).toEqual([1500, 1.5, 400]);
  });

  it.each([
    [{ activeSeconds: 150, thinkSeconds: 150, worked: 20 }, 1],
    [{ activeSeconds: 150, thinkSeconds: 149, worked: 20 }, 0],
    [{ activeSeconds: 150, thinkSeconds: 150, worked: 19.9 }, 0],
  ])('takes a session of %o for %s sittings', (of, count) => {
    const rows = effortScore({ ...input, sessions: [session(of)] }, { words: 400 })?.rows;
    expect(rows?.[1]?.reached).toBe(count);
  });
});

describe('credit', () => {
  it.each([
    [{ activeSeconds: 10, thinkSeconds: 64, worked: 44 / 6 }, 30],
    [{ activeSeconds: 10, thinkSeconds: 5, worked: 100 }, 15],
    [{ activeSeconds: 10, thinkSeconds: 5, worked: 0.1 }, 3],
  ])('of %o is %s s', (of, seconds) => {
    expect(creditSeconds(of)).toBe(seconds);
  });
});

function session(of: { activeSeconds: number; thinkSeconds: number; worked: number }) {
  return { ...of, firstAt: 0, lastAt: 0, first: 0, last: 0, saves: 1 };
}
