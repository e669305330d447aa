import { expect, it } from 'vitest';
import { readCrashOptions } from './options.ts';

it('the options of the crash test default to twenty kills of each under 64 writers, and a random seed', () => {
  expect(readCrashOptions([], 7)).toEqual({ serverKills: 20, databaseKills: 20, writers: 64, seed: 7 });
});
it('the options of the crash test set kills for both or for each', () => {
  const args = ['--kills', '3', '--database-kills', '0', '--writers', '4', '--seed', '9'];
  expect(readCrashOptions(args, 7)).toEqual({ serverKills: 3, databaseKills: 0, writers: 4, seed: 9 });
});
it.each(['-1', '1.5', 'many', ''])('the options of the crash test refuse %j', (kills) => {
  expect(() => readCrashOptions([`--kills=${kills}`], 7)).toThrow('--kills has to be a whole number');
});
