import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLargeInsertions, findQuickInsertions } from '../large-insertions.ts';
import { computeRevision } from '../revision.ts';
import { logOf, randomLog, type TextSave } from '../testing/logs.ts';
import { countTypedWords } from '../typed-words.ts';
import { foldLog } from './process.ts';

interface Slices {
  size: number;
  every: number;
  count: number;
  letter?: string;
  isBackwards?: boolean;
}

function slicesOf({ size, every, count, letter = 'word ', isBackwards = false }: Slices): TextSave[] {
  const full = [...letter.repeat(size * count)].slice(0, size * count);
  return Array.from({ length: count }, (_, index) => ({
    second: index * every,
    text: isBackwards
      ? full.slice(full.length - size * (index + 1)).join('')
      : full.slice(0, size * (index + 1)).join(''),
  }));
}

const quickChars = (saves: readonly TextSave[], base = '') =>
  findQuickInsertions(foldLog(logOf(saves, base))).map(({ chars }) => chars);

it.each<[string, Slices, number[]]>([
  ['79 characters every three seconds', { size: 79, every: 3, count: 30 }, [2370]],
  ['the same from the end to the beginning', { size: 79, every: 3, count: 30, isBackwards: true }, [2370]],
  ['16 a second for longer than ten seconds', { size: 16, every: 1, count: 12 }, [192]],
  ['16 a second for ten seconds', { size: 16, every: 1, count: 11 }, []],
  ['15 a second, as fast as anybody types', { size: 15, every: 1, count: 200 }, []],
  ['79 characters every six seconds', { size: 79, every: 6, count: 30 }, []],
  ['6 signs of Chinese a second', { size: 6, every: 1, count: 30, letter: '文字' }, [180]],
  ['5 signs of Chinese a second', { size: 5, every: 1, count: 30, letter: '文字' }, []],
  ['7 syllables of Korean a second', { size: 7, every: 1, count: 30, letter: '한글' }, [210]],
  ['6 syllables of Korean a second', { size: 6, every: 1, count: 30, letter: '한글' }, []],
  ['8 of Japanese a second', { size: 8, every: 1, count: 30, letter: 'ひらカタ' }, [240]],
  ['7 of Japanese a second', { size: 7, every: 1, count: 30, letter: 'ひらカタ' }, []],
])('a quick insertion %s', (_name, slices, expected) => {
  expect(quickChars(slicesOf(slices))).toEqual(expected);
});

it('a quick insertion is one insertion with its words and seconds, and none of its words was typed', () => {
  const process = foldLog(logOf(slicesOf({ size: 79, every: 3, count: 30 })));
  expect(findQuickInsertions(process)).toEqual([{ save: 0, second: 0, last: 87, chars: 2370, words: 474 }]);
  expect(findLargeInsertions(process)).toMatchObject({ large: [], batched: [], surviving: 2370, share: 1 });
  expect(countTypedWords(process)).toBe(0);
  expect(computeRevision(process).typed.inserted).toBe(0);
});

it('a quick insertion does not change the text typed before and after it', () => {
  const typed = slicesOf({ size: 3, every: 1, count: 60 });
  const before = typed.at(-1)?.text ?? '';
  const quick = slicesOf({ size: 79, every: 3, count: 10 }).map(({ second, text }) => ({
    second: 100 + second,
    text: before + text,
  }));
  const last = quick.at(-1)?.text ?? '';
  const after = slicesOf({ size: 3, every: 1, count: 60 }).map(({ second, text }) => ({
    second: 200 + second,
    text: last + text,
  }));
  expect(quickChars([...typed, ...quick, ...after])).toEqual([790]);
});

it('a quick insertion starts after the text typed right before it', () => {
  const saves = slicesOf({ size: 3, every: 1, count: 20 });
  const before = saves.at(-1)?.text ?? '';
  const quick = slicesOf({ size: 60, every: 1, count: 20 }).map(({ second, text }) => ({
    second: 20 + second,
    text: before + text,
  }));
  expect(quickChars([...saves, ...quick])).toEqual([1200]);
});

it('a quick insertion ends at an insertion elsewhere', () => {
  const places = ['A', 'B', 'C', 'D', 'E', 'F'];
  const saves = places.map((_, index) => ({
    second: index * 2,
    text: places.map((place, at) => (at <= index ? place + 'x'.repeat(70) : place)).join(''),
  }));
  expect(quickChars(saves, places.join(''))).toEqual([]);
});

it('a quick insertion continues over a corrected typo', () => {
  const saves = slicesOf({ size: 70, every: 3, count: 10 }).flatMap(({ second, text }) => [
    { second, text: `${text}xx` },
    { second: second + 1, text },
  ]);
  expect(quickChars(saves)).toEqual([720]);
});

it('a quick insertion never contains more than was inserted, in any log', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const { inserted } = computeRevision(process);
      expect(findQuickInsertions(process).reduce((sum, { chars }) => sum + chars, 0)).toBeLessThanOrEqual(
        inserted,
      );
    }),
  );
});
