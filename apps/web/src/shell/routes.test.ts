import { expect, it } from 'vitest';
import { pageAccess } from '../lib/page-access.ts';
import { routes } from './routes.tsx';

it('every page is listed once in the access table, which lists no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(pageAccess).sort());
});
