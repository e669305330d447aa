import { expect, it } from 'vitest';
import { findLargeInsertions } from '../large-insertions.ts';
import { computeRevision } from '../revision.ts';
import { logOf, type TextSave } from '../testing/logs.ts';
import { readItems } from './block-list.ts';
import { characterOrigins } from './characters.ts';
import { foldLog } from './process.ts';

const sums = (saves: readonly TextSave[], base = '') => {
  const { inserted, deleted, moved } = computeRevision(foldLog(logOf(saves, base)));
  return { inserted, deleted, moved };
};
const cut = 'twenty-four characters..';
const other = 'another piece to be moved';

it('a move of 24 characters cut at 10 and inserted at 14 counts as moved and as nothing else', () => {
  const saves = [
    { second: 10, text: 'ABCD' },
    { second: 14, text: `ABCD${cut}` },
  ];
  expect(sums(saves, `AB${cut}CD`)).toEqual({ inserted: 0, deleted: 0, moved: 24 });
});

it('a move within one save is detected in both directions', () => {
  const moved = { inserted: 0, deleted: 0, moved: 24 };
  expect(sums([{ second: 1, text: `${other}${cut}` }], `${cut}${other}`)).toEqual(moved);
  expect(sums([{ second: 1, text: `${cut}${other}` }], `${other}${cut}`)).toEqual(moved);
});

it.each([
  [600, 24],
  [601, 0],
])('a move %s s after the cut moves %s characters', (second, moved) => {
  const saves = [
    { second: 0, text: 'AB' },
    { second, text: `AB${cut}` },
  ];
  expect(sums(saves, `A${cut}B`).moved).toBe(moved);
});

it('a move needs 20 characters without the white space around them', () => {
  const nineteen = 'nineteen characters';
  const twenty = 'twenty characters ok';
  const back = (text: string) => [
    { second: 0, text: 'AB' },
    { second: 5, text: `AB  ${text}` },
  ];
  expect(sums(back(nineteen), `A  ${nineteen}  B`).moved).toBe(0);
  expect(sums(back(twenty), `A  ${twenty}  B`).moved).toBe(24);
});

it('a move counts the characters that were deleted, whatever white space was pasted with them', () => {
  const saves = [
    { second: 0, text: 'AB' },
    { second: 5, text: 'AB\n\nsome  words\nthat are moved\n' },
  ];
  expect(sums(saves, 'A some words that are moved B')).toEqual({ inserted: 0, deleted: 0, moved: 27 });
});

it('a move leaves what was written around it as inserted', () => {
  const saves = [
    { second: 0, text: 'AB' },
    { second: 5, text: `ABnew${cut}text` },
  ];
  expect(sums(saves, `A${cut}B`)).toEqual({ inserted: 7, deleted: 0, moved: 24 });
});

it('a move uses each cut once, and two copies need two cuts', () => {
  const saves = [
    { second: 0, text: 'AB' },
    { second: 5, text: `AB${cut}${cut}` },
  ];
  expect(sums(saves, `A${cut}B`)).toEqual({ inserted: 24, deleted: 0, moved: 24 });
  const twice = [
    { second: 0, text: `A${cut}B` },
    { second: 1, text: 'AB' },
    { second: 5, text: `AB${cut}+${cut}` },
  ];
  expect(sums(twice, `A${cut}B${cut}`)).toEqual({ inserted: 1, deleted: 0, moved: 48 });
});

it('a move uses the latest of equal cuts, so that the older one is a deletion', () => {
  const log = logOf(
    [
      { second: 0, text: `A${cut}B` },
      { second: 100, text: 'AB' },
      { second: 110, text: `AB${cut}` },
    ],
    `A${cut}B${cut}`,
  );
  expect(foldLog(log).ops.map((op) => op.isMovedAway)).toEqual([false, true, false]);
});

it('a move keeps origin and first time of each character', () => {
  const log = logOf(
    [
      { second: 7, text: `A base text that moves, typedB` },
      { second: 100, text: 'AB' },
      { second: 110, text: 'AB base text that moves, typed ' },
    ],
    'A base text that moves,B',
  );
  const { characters } = foldLog(log);
  const ids = readItems(characters.visible).slice(2);
  const origins = ids.map((id) => characters.origin[id]);
  const { base, typed } = characterOrigins;
  expect(origins).toEqual([...Array(22).fill(base), ...Array(7).fill(typed)]);
  // The white space behind it is its neighbour's.
  expect(ids.slice(-7).map((id) => characters.firstSecond[id])).toEqual(Array(7).fill(0));
});

it('a move is no large insertion, however long', () => {
  const long = 'A sentence of some length. '.repeat(8).trim();
  const saves = [
    { second: 0, text: 'AB' },
    { second: 5, text: `AB${long}` },
  ];
  expect(findLargeInsertions(foldLog(logOf(saves, `A${long}B`))).large).toEqual([]);
});
