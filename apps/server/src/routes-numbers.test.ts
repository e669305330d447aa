import { expect, it } from 'vitest';
import type { z } from 'zod';
import { routes } from './routes.ts';
import { leavesOf } from './testing/schema-leaves.ts';

/** A field accepts at least one of them. */
const samples = [1, '1', -1, 50, '50'];
const isNumber = (schema: z.ZodType): boolean =>
  samples.some((sample) => {
    const read = schema.safeParse(sample);
    return read.success && typeof read.data === 'number';
  });

const fields = routes.flatMap(({ method, path, params, query, body }) =>
  [params, query, body]
    .flatMap((schema) => (schema === undefined ? [] : leavesOf(schema)))
    .filter(({ schema }) => isNumber(schema))
    .map(({ path: field, schema }) => ({ call: `${method} ${path} ${field}`, schema })),
);

/** Strings that JavaScript, a parser or a form could read as a number, but that no user means as one. */
const others = [
  '',
  ' ',
  ' 1 ',
  '1\n',
  '1.',
  '.5',
  '+1',
  '0x10',
  '0b1',
  '1e0',
  '1_0',
  '1,5',
  '\u0663',
  '\uff11',
  'NaN',
  'Infinity',
  'true',
  'null',
  true,
  false,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [1],
  { valueOf: 1 },
];

it('every numeric parameter of a route is covered by this test', () => {
  expect(fields.length).toBeGreaterThan(30);
});
it.each(fields)('a numeric parameter of $call is read from nothing else', ({ schema }) => {
  expect(others.filter((value) => schema.safeParse(value).success)).toEqual([]);
});
