import { expect, it } from 'vitest';
import { type ProcessTimes, parseStat, timeOfFamilies } from './process-times.ts';

const times: ProcessTimes = new Map([
  [1, { parent: 0, milliseconds: 1 }],
  [10, { parent: 1, milliseconds: 20 }],
  [11, { parent: 10, milliseconds: 300 }],
  [12, { parent: 11, milliseconds: 4000 }],
  [20, { parent: 1, milliseconds: 50_000 }],
]);

it('CPU time of a process counts its descendants and those that it waited for', () => {
  const fields = ['S', 7, 7, 7, 0, -1, 0, 0, 0, 0, 0, 1, 20, 300, 4000];
  expect(parseStat(`12 (a) b) ${fields.join(' ')} 20 0`)).toEqual({ parent: 7, milliseconds: 43_210 });
  expect(timeOfFamilies(times, [10])).toBe(4320);
});

it('CPU time of a server and its database counts a database below the server once', () => {
  expect(timeOfFamilies(times, [10, 12])).toBe(4320);
  expect(timeOfFamilies(times, [12, 10, 12])).toBe(4320);
  expect(timeOfFamilies(times, [10, 20])).toBe(54_320);
  expect(timeOfFamilies(times, [99])).toBe(0);
});
