import { describe, expect, it } from 'vitest';
import { findLargeInsertions } from './large-insertions.ts';
import { foldLog } from './process/process.ts';
import { computeRevision } from './revision.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, type TextSave } from './testing/logs.ts';

const measure = (saves: readonly TextSave[], base = '') => findLargeInsertions(foldLog(logOf(saves, base)));
const kinds = (saves: readonly TextSave[], base = '') => {
  const { large, batched } = measure(saves, base);
  return { large: large.map(({ chars }) => chars), batched: batched.map(({ chars }) => chars) };
};
const chars = (count: number) => 'word '.repeat(count).slice(0, count);

describe('large insertions', () => {
  it('large insertions of the fixture are one of 119 characters and 25 words', () => {
    expect(findLargeInsertions(foldLog(fixture))).toEqual({
      large: [{ second: 2400, chars: 119, words: 25, dirtySeconds: 1 }],
      batched: [],
      quick: [],
      surviving: 119,
      share: 119 / 149,
    });
  });

  it.each<[string, TextSave[], { large: number[]; batched: number[] }]>([
    ['500 in 120 s', [{ second: 0, text: chars(500), dirtyMs: 120_000 }], { large: [], batched: [500] }],
    ['500 in 2 s', [{ second: 0, text: chars(500), dirtyMs: 2000 }], { large: [500], batched: [] }],
    [
      '500 at once after a pause of 13 s',
      [
        { second: 0, text: '.' },
        { second: 13, text: `.${chars(500)}`, dirtyMs: 1000 },
      ],
      { large: [500], batched: [] },
    ],
    ['79 in 1 s', [{ second: 0, text: chars(79) }], { large: [], batched: [] }],
    ['80 in 1 s', [{ second: 0, text: chars(80) }], { large: [80], batched: [] }],
    ['80 in 2 s', [{ second: 0, text: chars(80), dirtyMs: 2000 }], { large: [80], batched: [] }],
    ['80 in 2.1 s', [{ second: 0, text: chars(80), dirtyMs: 2100 }], { large: [], batched: [80] }],
    ['80 in less than 1 s', [{ second: 0, text: chars(80), dirtyMs: 20 }], { large: [80], batched: [] }],
    ['an import', [{ second: 0, text: chars(500), origin: 'import' }], { large: [], batched: [] }],
    ['a dictated phrase', [{ second: 0, text: chars(500), origin: 'dictated' }], { large: [], batched: [] }],
    [
      'a late dictated phrase',
      [{ second: 0, text: chars(500), origin: 'dictated', dirtyMs: 120_000 }],
      { large: [], batched: [] },
    ],
  ])('large insertions %s', (_name, saves, expected) => {
    expect(kinds(saves)).toEqual(expected);
  });

  it('large insertions are not counted in a file that equals an earlier text: it stays imported', () => {
    const saves: TextSave[] = [
      { second: 0, text: `a ${chars(300)}` },
      { second: 400, text: 'a' },
      { second: 800, text: `a ${chars(300)}`, origin: 'import' },
    ];
    const process = foldLog(logOf(saves, `a ${chars(300)}`));
    expect(computeRevision(process).finalByOrigin).toMatchObject({ imported: 301, typed: 0 });
  });

  it('what is dictated counts as the own words of its writer, however quickly it comes', () => {
    const texts = Array.from({ length: 15 }, (_, index) => `${chars(30)} `.repeat(index + 1));
    const process = (origin: 'typed' | 'dictated') =>
      foldLog(logOf(texts.map((text, second) => ({ second, text, origin }))));
    expect(findLargeInsertions(process('typed')).quick).toHaveLength(1);
    expect(findLargeInsertions(process('dictated')).quick).toEqual([]);
    expect(computeRevision(process('dictated')).finalByOrigin).toMatchObject({ typed: 465 });
  });

  it('large insertions are not counted when an undo restores them', () => {
    const saves = [
      { second: 0, text: 'a' },
      { second: 1000, text: chars(500) },
    ];
    expect(kinds(saves, chars(500))).toEqual({ large: [], batched: [] });
  });

  it('large insertions count only new text beside a moved part and its white space', () => {
    const cut = 'a piece that was moved here';
    const saves = [
      { second: 0, text: 'AB' },
      { second: 5, text: `AB${chars(90)}${cut}` },
    ];
    expect(measure(saves, `A${cut}B`).large).toMatchObject([{ chars: 89, words: 17 }]);
  });

  const ofWords = `${'word '.repeat(19)}word`;
  it.each<[string, string, string, number]>([
    ['behind white space', 'One ', ` two`, 20],
    ['behind the beginning of a word, which it completes', 'One tw', ' three', 19],
    ['before a word, which its last one runs into', 'One ', 'two', 20],
    ['behind a hyphen, which joins its first word to the one before', 'One-', ' two', 19],
    ['within a word, whose end is then a word of the old text', 'abc', ' def', 19],
  ])(
    'large insertions have their words counted in the text after the save: %s',
    (_name, before, behind, words) => {
      const saves = [{ second: 0, text: `${before}${ofWords}${behind}` }];
      expect(measure(saves, `${before}${behind}`).large).toMatchObject([{ words }]);
    },
  );

  it('large insertions keep their original words, whatever is changed later', () => {
    const saves = [
      { second: 0, text: `One ${ofWords}` },
      { second: 500, text: 'One' },
    ];
    expect(measure(saves, 'One ').large).toMatchObject([{ words: 20 }]);
  });

  it('large insertions keep their share when they are moved, and lose it when deleted', () => {
    const large = `${chars(99)}.`;
    const saves = [
      { second: 0, text: `AB${large}` },
      { second: 100, text: 'AB' },
      { second: 105, text: `${large}AB` },
    ];
    expect(measure(saves, 'AB').share).toBe(100 / 102);
    expect(measure([...saves, { second: 200, text: 'AB' }], 'AB').share).toBe(0);
  });
});
