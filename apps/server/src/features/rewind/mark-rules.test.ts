import { foldLog } from '@redraft/analytics';
import { processNoteIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findMarks, largestOf, notesAmong } from './mark-rules.ts';

const began = Date.parse('2026-10-05T08:00:00Z');
const save = (seq: number, second: number, ...ops: { p: number; del: string; ins: string }[]) => ({
  seq,
  t: began + second * 1000,
  dirtyMs: 1000,
  origin: 'typed' as const,
  ops,
});
const sentence = 'Then the cat slept near the fire.';
const page = `${'A page that came at once and in one piece. '.repeat(4)}`;

const process = foldLog({
  base: '',
  saves: [
    save(1, 0, { p: 0, del: '', ins: sentence }),
    save(2, 10, { p: 33, del: '', ins: ' More of it.' }),
    save(5, 20, { p: 0, del: sentence, ins: '' }),
    save(6, 30, { p: 12, del: '', ins: sentence }),
    save(7, 4000, { p: 0, del: '', ins: page }),
  ],
});

it('sessions of writing are marked at their first save', () => {
  expect(findMarks(process).sittings).toEqual([
    { save: 1, t: began, end: began + 30_000, saves: 4 },
    { save: 5, t: began + 4_000_000, end: began + 4_000_000, saves: 1 },
  ]);
});

it('large insertions are marked with their characters and words', () => {
  expect(findMarks(process).large).toEqual([
    { save: 5, t: began + 4_000_000, how: 'at_once', seconds: 0, chars: page.length, words: 40 },
  ]);
});

it('batched and fast insertions are marked as such', () => {
  const slice = 'seventy characters that are put in by something else than hands again '.slice(0, 70);
  const log = {
    base: 'Base. ',
    saves: [
      { ...save(1, 0, { p: 6, del: '', ins: page }), dirtyMs: 90_000 },
      ...Array.from({ length: 10 }, (_, index) =>
        save(index + 2, 100 + index * 3, { p: 6 + page.length + index * 70, del: '', ins: slice }),
      ),
    ],
  };
  const { large } = findMarks(foldLog(log));
  expect(large).toEqual([
    { save: 1, t: began, how: 'batched', seconds: 90, chars: page.length, words: 40 },
    { save: 2, t: began + 100_000, how: 'quickly', seconds: 27, chars: 700, words: 120 },
  ]);
});

it('both ends of a move are marked, also across saves', () => {
  expect(findMarks(process).moves).toEqual([
    { save: 3, op: 0, kind: 'from' },
    { save: 4, op: 0, kind: 'to' },
  ]);
});

it('too many marks are reduced to the largest, in order', () => {
  const marks = [3, 9, 1, 7].map((size, index) => ({ save: index + 1, size }));
  expect(largestOf(marks, ({ size }) => size, 2)).toEqual([
    { save: 2, size: 9 },
    { save: 4, size: 7 },
  ]);
  expect(largestOf(marks, ({ size }) => size)).toEqual(marks);
});

it.each([
  ['before everything', -5, 1],
  ['at a save', 10, 2],
  ['between two saves', 25, 3],
  ['after everything', 9999, 5],
])('a note %s is placed at the save of its time', (_when, second, save) => {
  const from = new Date(began + second * 1000);
  const to = new Date(from.getTime() + 60_000);
  const author = { kind: 'student' as const };
  const note = {
    id: processNoteIdSchema.parse(7),
    author,
    from_at: from,
    to_at: to,
    text: 'So',
    source: null,
  };
  expect(notesAmong(process.saves, [note])).toEqual([
    { id: 7, author, save, t: from.getTime(), end: to.getTime(), text: 'So', source: null },
  ]);
  expect(notesAmong([], [note])).toEqual([]);
});
