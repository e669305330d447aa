import { registerClassBodySchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateEnrollKey } from './enroll-key.ts';

const keyShape = registerClassBodySchema.shape.enrollkey;

it('an enrollment key consists of the initials, a hyphen and five random characters', () => {
  const digits = [0, 25, 26, 35, 1];
  expect(generateEnrollKey({ firstName: 'ada', lastName: 'Byron' }, () => digits.shift() ?? 0)).toBe(
    'AB-AZ09B',
  );
});
it.each([
  ['Émile', 'Østergaard', 'ES'],
  ['李', 'Σωκράτης', 'XX'],
  ['', '  o’Hara', 'XO'],
  ['ßeta', '9lives', 'SL'],
])('an enrollment key of %s %s begins with %s', (firstName, lastName, initials) => {
  expect(generateEnrollKey({ firstName, lastName }).slice(0, 3)).toBe(`${initials}-`);
});
it('an enrollment key is valid on the server for any name', () => {
  const name = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(name, name, (firstName, lastName) => {
      expect(keyShape.safeParse(generateEnrollKey({ firstName, lastName })).success).toBe(true);
    }),
  );
});
it('an enrollment key differs from the previous one', () => {
  const keys = Array.from({ length: 50 }, () => generateEnrollKey({ firstName: 'A', lastName: 'B' }));
  expect(new Set(keys).size).toBe(50);
});
