import { expect, it } from 'vitest';
import { groupEpisodes } from './episodes.ts';
import { foldLog } from './process/process.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, type TextSave, withoutLast } from './testing/logs.ts';

const sizes = (saves: readonly TextSave[], base: string) =>
  groupEpisodes(foldLog(logOf(saves, base))).map(({ inserted, deleted }) => [inserted, deleted]);
const base = 'The first sentence of all. '.repeat(20);
const put = (text: string, at: number, ins: string) => text.slice(0, at) + ins + text.slice(at);

it('revision episodes of the fixture are two, of 8 characters inserted and 7 deleted', () => {
  const episodes = groupEpisodes(foldLog(withoutLast(fixture)));
  expect(episodes.map(({ size }) => size)).toEqual([8 / 6, 7 / 6]);
  expect(episodes.map(({ position }) => position)).toEqual([4 / 30, 19 / 30]);
  expect(episodes.map(({ session }) => session)).toEqual([0, 1]);
});

it('revision episodes that replace text have the position of the new text', () => {
  const saves = [{ second: 0, text: `${base.slice(0, 54)}EVERY ${base.slice(60)}` }];
  expect(groupEpisodes(foldLog(logOf(saves, base))).map(({ position }) => position)).toEqual([
    54 / base.length,
  ]);
});

it.each([
  [30, 1],
  [31, 2],
])('revision episodes continue for %s s, so that there are %s', (gap, count) => {
  const once = put(base, 10, 'one ');
  const saves = [
    { second: 0, text: once },
    { second: gap, text: put(once, 14, 'two ') },
  ];
  expect(sizes(saves, base)).toHaveLength(count);
});

it.each([
  [200, 1],
  [201, 2],
])('revision episodes reach over %s characters, so that there are %s', (distance, count) => {
  const once = put(base, 10, 'x');
  const saves = [
    { second: 0, text: once },
    { second: 5, text: put(once, 10 + distance, 'y') },
  ];
  expect(sizes(saves, base)).toHaveLength(count);
});

it('revision episodes are not broken by typing at the end in between', () => {
  const once = put(base, 10, 'one ');
  const more = `${once}more`;
  const saves = [
    { second: 0, text: once },
    { second: 10, text: more },
    { second: 20, text: put(more, 10, 'two ') },
  ];
  expect(sizes(saves, base)).toEqual([[8, 0]]);
});

it('revision episodes leave out immediate corrections, large insertions, imports, moves and restores', () => {
  const saves: TextSave[] = [
    { second: 0, text: put(base, 10, 'x'.repeat(90)) },
    { second: 5, text: base },
    { second: 100, text: put(base, 10, 'abc') },
    { second: 200, text: base },
    { second: 300, text: put(base, 10, 'abc') },
    { second: 400, text: put(put(base, 10, 'abc'), 5, 'imported'), origin: 'import' },
  ];
  // What is left is "abc" typed at 100 and, old enough, deleted at 200.
  expect(sizes(saves, base)).toEqual([
    [3, 0],
    [0, 3],
  ]);
});

it('revision episodes keep a substantive deletion beside a large insertion of the same op', () => {
  const saves = [{ second: 0, text: `${base.slice(0, 30)}${'+'.repeat(90)}${base.slice(40)}` }];
  expect(sizes(saves, base)).toEqual([[0, 10]]);
});

it('revision episodes are not created by a cut that is pasted back', () => {
  const cut = base.slice(0, 26);
  const rest = base.slice(26);
  const marked = put(rest, 300, '#');
  const saves = [
    { second: 0, text: put(base, 326, '#') },
    { second: 100, text: marked },
    { second: 110, text: put(marked, 301, cut) },
  ];
  expect(sizes(saves, base)).toEqual([[1, 0]]);
});
