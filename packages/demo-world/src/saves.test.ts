import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Change, savesOf } from './saves.ts';

function typing(text: string, times: readonly number[]): Change[] {
  return times.map((at, index) => ({ at, patches: [[index, 0, text.charAt(index)]] }));
}

function saves(changes: readonly Change[]) {
  return [...savesOf({ changes, start: '' })];
}

it('the first change is saved at once and further ones together a second later', () => {
  expect(saves(typing('abcd', [5000, 5200, 5400, 9000]))).toEqual([
    { at: 5000, text: 'a', dirtyMs: 1000 },
    { at: 6000, text: 'abc', dirtyMs: 1000 },
    { at: 9000, text: 'abcd', dirtyMs: 1000 },
  ]);
});

it('a change exactly one second after a save still waits for the changes of that moment', () => {
  expect(saves(typing('abc', [0, 1000, 1000])).map(({ at, text }) => [at, text])).toEqual([
    [0, 'a'],
    [1000, 'abc'],
  ]);
});

it('a text that returns to its saved state is not saved again', () => {
  const changes: Change[] = [
    { at: 0, patches: [[0, 0, 'a']] },
    { at: 300, patches: [[1, 0, 'b']] },
    { at: 600, patches: [[1, 1, '']] },
    { at: 9000, patches: [[1, 0, 'c']] },
  ];
  expect(saves(changes).map(({ at, text }) => [at, text])).toEqual([
    [0, 'a'],
    [9000, 'ac'],
  ]);
});

it('a clock that goes back counts as the latest time so far', () => {
  expect(saves(typing('abc', [5000, 2000, 7000])).map(({ at }) => at)).toEqual([5000, 6000, 7000]);
});

it('a longer interval includes how long the first unsaved change has waited', () => {
  const changes = typing('abc', [0, 4000, 9000]);
  const result = [...savesOf({ changes, start: '', nextInterval: () => 30_000 })];
  expect(result).toEqual([
    { at: 0, text: 'a', dirtyMs: 1000 },
    { at: 30_000, text: 'abc', dirtyMs: 26_000 },
  ]);
});

it('positions count code points', () => {
  const after = (start: string, ...patches: Change['patches']) =>
    [...savesOf({ changes: [{ at: 0, patches }], start })].at(-1)?.text;
  expect(after('a🙂c', [2, 0, 'b'])).toBe('a🙂bc');
  expect(after('a🙂c', [1, 1, ''])).toBe('ac');
  expect(after('a🙂c', [3, 0, '🙂'], [1, 1, ''], [1, 1, 'd'], [2, 0, '!'])).toBe('ad!🙂');
  expect(() => after('a🙂c', [3, 1, ''])).toThrow(RangeError);
  expect(() => after('abc', [4, 0, 'd'])).toThrow(RangeError);
});

it('saves end with the whole text, each later than the one before and different from it', () => {
  const times = fc.array(fc.nat(2500), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(times, (gaps) => {
      let at = 0;
      const changes = typing(
        'x'.repeat(gaps.length),
        gaps.map((gap) => (at += gap)),
      );
      const result = saves(changes);
      expect(result.at(-1)?.text).toBe('x'.repeat(gaps.length));
      for (const [index, save] of result.slice(1).entries()) {
        expect(save.at).toBeGreaterThan(result[index]?.at ?? Number.POSITIVE_INFINITY);
        expect(save.text).not.toBe(result[index]?.text);
      }
    }),
  );
});
