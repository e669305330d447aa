import { expect, it } from 'vitest';
import { works } from './workers.ts';

it('the walk knows every worker module of the editors', () => {
  const paths = Object.keys(import.meta.glob('../../**/*-worker.ts'));
  const names = paths.map((path) => path.replace(/^.*\//, '').replace('.ts', ''));
  // One starts the others; one stands between the page and the network.
  const others = ['start-worker', 'service-worker'];
  expect(names.filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(works).sort());
});
