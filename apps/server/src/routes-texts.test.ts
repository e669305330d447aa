import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { isText, leavesOf } from './testing/schema-leaves.ts';

const fields = routes.flatMap(({ method, path, params, query, body }) =>
  [params, query, body]
    .flatMap((schema) => (schema === undefined ? [] : leavesOf(schema)))
    .filter(({ schema }) => isText(schema))
    .map(({ path: field, schema }) => ({ call: `${method} ${path} ${field}`, schema })),
);

/** Characters that no text may contain: NUL, lone surrogates, and a control character. */
const unkept = ['\u0000', '\uD800', '\uDC00', '\u0007'];
/** A field accepts at least one of them. */
const samples = [
  'Words',
  'ada@example.org',
  'school.example',
  'DI-AB3CD',
  '2026-11-01',
  '2026-11-01T08:00:00Z',
  'Etc/UTC',
  '12',
  'true',
  'ada_lee',
  'Secret12!',
  'https://school.example/ada',
  '0123456789abcdef'.repeat(4),
];
const spoiled = (sample: string) =>
  unkept.flatMap((character) =>
    [0, 1, 5, sample.length].map((at) => sample.slice(0, at) + character + sample.slice(at)),
  );

it('every text parameter of a route is covered by this test', () => {
  expect(fields.length).toBeGreaterThan(30);
});
it.each(fields)('a text parameter of $call refuses what cannot be stored', ({ schema }) => {
  const requested = samples.filter((sample) => schema.safeParse(sample).success);
  expect(requested).not.toEqual([]);
  expect(requested.flatMap(spoiled).filter((text) => schema.safeParse(text).success)).toEqual([]);
});
