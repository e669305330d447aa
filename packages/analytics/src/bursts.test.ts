import { expect, it } from 'vitest';
import { findBursts, summariseBursts } from './bursts.ts';
import { foldLog } from './process/process.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, type TextSave } from './testing/logs.ts';

const ends = (saves: readonly TextSave[], base = '') =>
  findBursts(foldLog(logOf(saves, base))).map(({ end, chars }) => `${end} ${chars}`);
const long = 'word '.repeat(20);
const sentence = 'A sentence that is moved elsewhere.';

it('bursts of the fixture are P 14, R 5 and P 11', () => {
  const bursts = findBursts(foldLog(fixture));
  expect(bursts.map(({ end, chars }) => `${end} ${chars}`)).toEqual(['P 14', 'R 5', 'P 11']);
  expect(summariseBursts(bursts)).toEqual({
    P: { count: 2, chars: 25, medianChars: 12.5 },
    R: { count: 1, chars: 5, medianChars: 5 },
    E: { count: 0, chars: 0, medianChars: null },
    O: { count: 0, chars: 0, medianChars: null },
  });
});

it.each<[string, TextSave[], string[]]>([
  ['the end of the log', [{ second: 0, text: 'ab' }], ['E 2']],
  [
    'a pause of 3 s',
    [
      { second: 0, text: 'ab' },
      { second: 3, text: 'abc' },
    ],
    ['P 2', 'E 1'],
  ],
  [
    'nothing within 2 s',
    [
      { second: 0, text: 'ab' },
      { second: 2, text: 'abc' },
    ],
    ['E 3'],
  ],
  [
    'a deletion',
    [
      { second: 0, text: 'ab' },
      { second: 1, text: 'a' },
    ],
    ['R 2'],
  ],
  [
    'a change within the text',
    [
      { second: 0, text: 'ab' },
      { second: 1, text: 'xab' },
    ],
    ['R 2'],
  ],
  [
    'a large insertion',
    [
      { second: 0, text: 'ab ' },
      { second: 1, text: `ab ${long}` },
    ],
    ['O 3'],
  ],
  [
    'an import',
    [
      { second: 0, text: 'ab' },
      { second: 1, text: 'ab cd', origin: 'import' },
    ],
    ['O 2'],
  ],
  [
    'a pause before a large insertion',
    [
      { second: 0, text: 'ab ' },
      { second: 5, text: `ab ${long}` },
    ],
    ['P 3'],
  ],
])('bursts end by %s', (_name, saves, expected) => {
  expect(ends(saves)).toEqual(expected);
});

it('bursts are ended by a move to the end', () => {
  const saves = [
    { second: 0, text: 'Rest.' },
    { second: 10, text: 'Rest. Then' },
    { second: 11, text: `Rest. Then ${sentence}` },
  ];
  expect(ends(saves, `${sentence} Rest.`)).toEqual(['O 5']);
});

it('bursts are ended by a restore', () => {
  const saves = [
    { second: 0, text: 'abc' },
    { second: 10, text: 'a' },
    { second: 20, text: 'ab' },
    { second: 21, text: 'abc' },
  ];
  expect(ends(saves, 'a')).toEqual(['P 2', 'O 1']);
});

it('bursts are ended by a save that came in a batch', () => {
  expect(
    ends([
      { second: 0, text: 'ab ' },
      { second: 1, text: `ab ${long}`, dirtyMs: 120_000 },
    ]),
  ).toEqual(['O 3']);
});

it('bursts do not end at white space after the text', () => {
  expect(ends([{ second: 0, text: 'ab cd\n\n' }], 'ab\n\n')).toEqual(['E 3']);
});
