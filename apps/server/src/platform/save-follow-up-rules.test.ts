import { type FileId, fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { noteSave, type SavedFiles, takeDue } from './save-follow-up-rules.ts';

const [one, other] = [fileIdSchema.parse(1), fileIdSchema.parse(2)];
const saved = (...saves: [FileId, second: number][]) => {
  const files: SavedFiles = new Map();
  for (const [id, second] of saves) noteSave(files, id, second * 1000);
  return files;
};
const everySecond = Array.from({ length: 25 }, (_, second): [FileId, number] => [one, second]);

it.each<[string, SavedFiles, number, FileId[]]>([
  ['nothing was saved', saved(), 100, []],
  ['it was saved just now', saved([one, 0]), 2.9, []],
  ['it rests for three seconds', saved([one, 0], [one, 1]), 4, [one]],
  ['only the other rests', saved([one, 3], [other, 0]), 3, [other]],
  ['it never rests, but was saved first long ago', saved(...everySecond), 25, [one]],
])('the next files to process, if %s', (_name, files, second, due) => {
  expect(takeDue(files, 10, second * 1000)).toEqual(due);
});

it('each file is returned once until it is saved again', () => {
  const files = saved([one, 0]);
  takeDue(files, 10, 5000);
  expect(takeDue(files, 10, 6000)).toEqual([]);
  noteSave(files, one, 7000);
  expect(takeDue(files, 10, 10_000)).toEqual([one]);
});

it('the number of files at a time is limited, the most recently saved first', () => {
  const files = saved([one, 0], [other, 1]);
  expect([takeDue(files, 1, 9000), takeDue(files, 1, 9000)]).toEqual([[other], [one]]);
});
