import { expect, it } from 'vitest';
import { works } from './workers.ts';

it('the walk knows every worker module of the editors', () => {
  const paths = Object.keys(import.meta.glob('../../**/*-worker.ts'));
  const names = paths.map((path) => path.replace(/^.*\//, '').replace('.ts', ''));
  expect(names.filter((name) => name !== 'start-worker').sort()).toEqual(Object.keys(works).sort());
});
