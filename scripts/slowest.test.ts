import { expect, it } from 'vitest';
import { slowestOf } from './slowest.mjs';

const quick = Array.from({ length: 40 }, (_, index) => ({ name: `quick-${index}.test.ts`, seconds: 1 }));

it('names the slowest files first, each with the time of all its tests', () => {
  const files = [...quick, { name: 'a.spec.ts', seconds: 2 }, { name: 'a.spec.ts', seconds: 1.5 }];
  expect(slowestOf(files, 2).slowest).toEqual(['    3.5 s  a.spec.ts', '    1.0 s  quick-0.test.ts']);
});

it('the check of slow files finds the file that exceeds its share of the suite', () => {
  expect(slowestOf([...quick, { name: 'slow.test.ts', seconds: 6 }]).over).toEqual([
    'slow.test.ts takes 13 % of its suite',
  ]);
  expect(slowestOf([...quick, { name: 'slow.test.ts', seconds: 5 }]).over).toEqual([]);
});

it('the check of slow files has no limit for a suite of a few files', () => {
  expect(slowestOf([{ name: 'only.test.ts', seconds: 100 }]).over).toEqual([]);
});
