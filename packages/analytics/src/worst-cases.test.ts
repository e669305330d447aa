import { createWorkBudget } from '@redraft/revision-log';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedSave } from './log.ts';
import { startMetrics } from './metrics.ts';
import { closeMinute, limitPieces, listChangedMinutes, widenMinute } from './process/changed-minutes.ts';
import { countedText, readableCounted } from './process/counted-text.ts';
import { foldSave, getText, type Process, startProcess } from './process/process.ts';
import { wordsChanged } from './word-diff.ts';
import { splitWords } from './words.ts';

/** Logs and texts that somebody made to be slow: what is looked at is counted, not the time. */

type Op = LoggedSave['ops'][number];

const saveOf = (index: number, ops: readonly Op[]): LoggedSave => ({
  seq: index + 1,
  t: index * 1000,
  dirtyMs: 1000,
  origin: 'typed',
  ops,
});

const put = (p: number, ins: string): Op => ({ p, del: '', ins });
const take = (p: number, del: string): Op => ({ p, del, ins: '' });

/** How often each save asks for the character behind another. */
function folded(base: string, saves: readonly (readonly Op[])[], { work }: { work?: number } = {}) {
  const process = startProcess(base);
  let looks = 0;
  const perSave: number[] = [];
  process.characters.next = new Proxy(process.characters.next, {
    get: (list, key, receiver) => {
      looks++;
      return Reflect.get(list, key, receiver);
    },
  });
  for (const [index, ops] of saves.entries()) {
    const before = looks;
    if (work !== undefined) process.work.left = work;
    foldSave(process, saveOf(index, ops));
    perSave.push(looks - before);
  }
  return { process, most: perSave.reduce((one, other) => Math.max(one, other), 0) };
}

const restored = ({ ops }: Process) => ops.filter(({ kind }) => kind === 'restored').length;
const count = (length: number, opsAt: (index: number) => readonly Op[]) =>
  Array.from({ length }, (_, index) => opsAt(index));

describe('a restored version', () => {
  it.each([
    ['one letter after another', '', count(3000, (at) => [put(at, 'a')]), 0],
    ['a letter that comes and goes', '', count(3000, (at) => [at % 2 ? take(0, 'a') : put(0, 'a')]), 1499],
    [
      'two letters that take turns',
      'a',
      count(3000, (at) => [at % 2 ? { p: 0, del: 'b', ins: 'a' } : { p: 0, del: 'a', ins: 'b' }]),
      2999,
    ],
    [
      'a whole text that is put back',
      'one',
      count(3000, (at) => [at % 2 ? { p: 0, del: 'other', ins: 'one' } : { p: 0, del: 'one', ins: 'other' }]),
      2999,
    ],
  ])('a restored version is found at once in a log of %s', (_what, base, saves, expected) => {
    const { process, most } = folded(base, saves);
    expect(restored(process)).toBe(expected);
    expect(process.work.isExhausted).toBe(false);
    expect(most).toBeLessThan(50);
  });

  const third = 1000;
  const undoneAndRedone = count(3 * third, (at) => {
    if (at < third) return [put(at, 'a')];
    return [at < 2 * third ? take(2 * third - 1 - at, 'a') : put(at - 2 * third, 'a')];
  });

  it('a restored version is searched only within the budget', () => {
    const { process, most } = folded('', undoneAndRedone, { work: 0 });
    expect(most).toBeLessThan(600);
    expect(process.work.isExhausted).toBe(true);
    expect(getText(process)).toBe('a'.repeat(third));
    expect(restored(process)).toBeLessThan(third);
  });

  it('a restored version is found repeatedly in a log of a thousand saves that are undone and redone', () => {
    expect(restored(folded('', undoneAndRedone).process)).toBe(third);
  });

  it('a restored version is not searched in all versions with the same neighbours', () => {
    const letters = Array.from({ length: 60 }, (_, at) => String.fromCodePoint(97 + ((at * 7) % 26)));
    const saves = count(2000, (index) => {
      const at = (index * 31) % 59;
      const [one = '', other = ''] = [letters[at], letters[at + 1]];
      letters[at] = other;
      letters[at + 1] = one;
      return [{ p: 2 * at, del: ` ${one} ${other} `, ins: ` ${other} ${one} ` }];
    });
    const base = ` ${Array.from({ length: 60 }, (_, at) => String.fromCodePoint(97 + ((at * 7) % 26))).join(' ')} `;
    const { process, most } = folded(base, saves, { work: 0 });
    expect(most).toBeLessThan(600);
    expect(getText(process)).toBe(` ${letters.join(' ')} `);
  });
});

it('cuts that may be pasted are searched only within the budget', () => {
  const places = 200;
  const letter = (at: number) => String.fromCodePoint(97 + at).repeat(20);
  const saves = count(8, (at) =>
    Array.from(
      { length: places },
      (_, position): Op => ({ p: position * 21, del: letter(at), ins: letter(at + 1) }),
    ),
  );
  const search = vi.spyOn(String.prototype, 'indexOf');
  const { process } = folded(`${letter(0)}.`.repeat(places), saves, { work: 0 });
  const searches = search.mock.calls.filter(([requested]) => requested.length === 20).length;
  search.mockRestore();
  expect(searches).toBeGreaterThan(0);
  expect(searches).toBeLessThan(8 * 5000);
  expect(process.work.isExhausted).toBe(true);
  expect(getText(process)).toBe(`${letter(8)}.`.repeat(places));
});

describe('changed words', () => {
  const words = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `w${from + at}`);

  it('changed words are all words if two lists have nothing in common and are too long to compare', () => {
    const budget = createWorkBudget(1000);
    expect(wordsChanged(words(0, 5000), words(5000, 9000), budget)).toBe(5000);
    expect(budget.left).toBeGreaterThanOrEqual(0);
  });

  it('changed words are aligned by unique words if comparing all is too expensive', () => {
    const old = words(0, 20_000);
    const next = old.map((word, at) => (at % 10 === 5 ? `${word}!` : word));
    const budget = createWorkBudget(2_000_000);
    expect(wordsChanged(old, next, budget)).toBe(2000);
    expect(budget.isExhausted).toBe(true);
  });

  it('changed words are those of the full comparison within the budget', () => {
    const old = ['a', 'b', 'a', 'c', 'b', 'a'];
    const next = ['b', 'a', 'b', 'c', 'a', 'a', 'c'];
    expect(wordsChanged(old, next, createWorkBudget(10_000))).toBe(wordsChanged(old, next));
  });

  it('changed words at thousands of places in one minute are few pieces', () => {
    const sentence = `${'word '.repeat(60)}\n`;
    const places = 5000;
    const { minutes } = startMetrics();
    const text = readableCounted(countedText(sentence.repeat(places)));
    closeMinute(minutes, text, { at: 0, budget: createWorkBudget() });
    for (let position = 0; position < places; position++) {
      widenMinute(minutes, text, { p: position * sentence.length, deleted: 1, inserted: 1 });
      limitPieces(minutes, text);
    }
    expect(minutes.open?.pieces.length).toBeLessThanOrEqual(1000);
  });

  it('changed words in an endless word are searched in a part of it', () => {
    const { minutes } = startMetrics();
    const text = readableCounted(countedText('a'.repeat(1_000_000)));
    const codeAt = vi.spyOn(text, 'codeAt');
    closeMinute(minutes, text, { at: 0, budget: createWorkBudget() });
    widenMinute(minutes, text, { p: 500_000, deleted: 0, inserted: 0 });
    expect(listChangedMinutes(minutes, text)).toEqual([{ minute: 0, words: 0 }]);
    expect(codeAt.mock.calls.length).toBeLessThan(10_000);
  });

  it('changed words far apart in a text that repeats itself are counted separately once comparing the text between costs too much', () => {
    const base = 'so and then '.repeat(50_000);
    const process = startProcess(base);
    process.work.left = 0;
    foldSave(process, saveOf(0, [put(0, 'one '), put(base.length + 4, 'two')]));
    foldSave(process, saveOf(100, [take(0, 'o')]));
    expect(process.minutes?.closed).toEqual([[0, 2]]);
    expect(splitWords(getText(process)).length).toBe(process.words);
  });
});
