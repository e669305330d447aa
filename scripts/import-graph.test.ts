import { expect, it } from 'vitest';
import { reachedTests } from './import-graph.mjs';

const sources = new Map([
  ['packages/contracts/src/index.ts', "export { idSchema } from './ids.ts';"],
  ['packages/contracts/src/ids.ts', 'export const idSchema = 1;'],
  ['packages/contracts/src/ids.test.ts', "import { idSchema } from './ids.ts';"],
  ['apps/server/src/rules.ts', "import { idSchema } from '@redraft/contracts';"],
  ['apps/server/src/rules.test.ts', "import { rule } from './rules.ts';"],
  ['apps/server/src/far.test.ts', "const { far } = await import('./far.ts');"],
  ['apps/server/src/far.ts', "import './rules.ts';"],
  ['apps/web/src/other.test.tsx', "import { other } from './other.tsx';"],
]);
const isTest = (file: string) => file.includes('.test.');
const reached = (...changed: string[]) => reachedTests(changed, sources, isTest);

it('a changed package selects the tests of its importers, the nearest first', () => {
  expect(reached('packages/contracts/src/ids.ts')).toEqual([
    'packages/contracts/src/ids.test.ts',
    'apps/server/src/rules.test.ts',
    'apps/server/src/far.test.ts',
  ]);
});

it('a changed test selects itself, and a file without importers selects none', () => {
  expect(reached('apps/web/src/other.test.tsx', 'docs/style.md')).toEqual(['apps/web/src/other.test.tsx']);
});
