import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personNameOf, usernamesFor } from './institutional-names.ts';

const email = 'ada.lovelace@uni.example';
const firstOf = (names: Generator<string>, count: number) =>
  Array.from({ length: count }, () => names.next().value);

it.each([
  ['is that of the institution', 'lovelace7', ['lovelace7', 'lovelace7_0001', 'lovelace7_0002']],
  ['is that before the @, where it is an address', 'zoë.müller@uni.example', ['zoe_muller']],
  ['is made longer, where it is short', 'ada', ['ada_0001', 'ada_0002']],
  ['is that of the address, where there is none', null, ['ada_lovelace']],
  ['is that of the address, where it has no letters that fit', '数学', ['ada_lovelace']],
])('the user name of an institutional account %s', (_name, username, expected) => {
  expect(firstOf(usernamesFor({ username, email }), expected.length)).toEqual(expected);
});

it('the user name of an institutional account is valid, whatever the institution sends', () => {
  const names = fc.record({ username: fc.option(fc.string({ unit: 'binary' })), email: fc.string() });
  fc.assert(
    fc.property(names, (there) => {
      const tried = firstOf(usernamesFor(there), 20);
      for (const name of tried) expect(name).toMatch(/^\w{6,60}$/);
      expect(new Set(tried).size).toBe(tried.length);
    }),
  );
});

it.each([
  ['Ada', 'Lovelace', null, ['Ada', 'Lovelace']],
  [null, null, 'Ada King Lovelace', ['Ada King', 'Lovelace']],
  ['Ada', null, null, ['Ada', '']],
  [null, null, null, ['ada.lovelace', '']],
  ['A\u0000d\u202Ea ', ' Love\nlace', null, ['A d a', 'Love lace']],
])('the name built from %j, %j and %j is %j', (firstName, lastName, fullName, expected) => {
  const name = personNameOf({ email, username: null, firstName, lastName, fullName });
  expect([name.firstName, name.lastName]).toEqual(expected);
});
