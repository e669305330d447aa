import { expect, it } from 'vitest';
import { pageAccess } from '../lib/page-access.ts';
import { routes } from './routes.tsx';

it('Every page stands once in the table of who may open it, and the table names no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(pageAccess).sort());
});
