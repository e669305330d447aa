import { fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { nextSealing, type ScheduledFiles, scheduleFile, takeDueFiles } from './maintenance-rules.ts';

const [one, other] = [fileIdSchema.parse(1), fileIdSchema.parse(2)];
const limits = { afterMs: 100, restingMs: 1000, least: 16 };

it.each([
  ['never, with a few revisions', { count: 15, fullAt: null, lastAt: 50 }, null],
  ['when it has rested', { count: 16, fullAt: null, lastAt: 50 }, 1050],
  ['when a full chunk is old enough', { count: 300, fullAt: 20, lastAt: 50 }, 120],
])('the next sealing of a file is %s', (_name, unsealed, at) => {
  expect(nextSealing(unsealed, limits)).toBe(at);
});

it('due checks of files are returned once, and not delayed by another save', () => {
  const looks: ScheduledFiles = new Map();
  scheduleFile(looks, one, 100);
  scheduleFile(looks, one, 200);
  scheduleFile(looks, other, 150);
  scheduleFile(looks, other, 50);
  expect(takeDueFiles(looks, 10, 49)).toEqual([]);
  expect(takeDueFiles(looks, 10, 99)).toEqual([other]);
  expect(takeDueFiles(looks, 10, 100)).toEqual([one]);
  expect(takeDueFiles(looks, 10, 1000)).toEqual([]);
});

it('due checks of files are limited in number, the rest follow', () => {
  const looks: ScheduledFiles = new Map([
    [one, 1],
    [other, 1],
  ]);
  expect([takeDueFiles(looks, 1, 1), takeDueFiles(looks, 1, 1)]).toEqual([[one], [other]]);
});
