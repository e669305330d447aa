import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseUsername, listUsernamesToKnow, usernamesFor } from './username-rules.ts';

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
  ['that of the system', 'ada_Byron', [], 'ada_Byron', null],
  ['made longer if it is short', 'zoe1', [], 'zoe1_0001', 'invalid'],
  ['made of its letters if it has others', 'zoë.müller', [], 'zoe_muller', 'invalid'],
  ['numbered if somebody has it', 'ada_Byron', ['ada_byron'], 'ada_Byron_0001', 'taken'],
  ['numbered on', 'zoe1', ['zoe1_0001', 'zoe1_0002'], 'zoe1_0003', 'invalid'],
  ['made of the address if there is none', '', [], 'ada_lovelace', 'missing'],
])('a chosen username is %s', (_name, username, taken, expected, reason) => {
  expect(chooseUsername({ username, email }, new Set(taken))).toEqual({ username: expected, reason });
});

it('a chosen username is valid and free, whatever is requested and whoever is there', () => {
  const requests = fc.record({ username: fc.string({ maxLength: 8 }), email: fc.emailAddress() });
  fc.assert(
    fc.property(requests, fc.nat(5), (there, turns) => {
      const usedNames = new Set<string>();
      for (let turn = 0; turn < turns; turn += 1) {
        const { username } = chooseUsername(there, usedNames);
        expect(username).toMatch(/^\w{6,60}$/);
        usedNames.add(username.toLowerCase());
      }
      expect(usedNames.size).toBe(turns);
    }),
  );
});

it('the names to know before a choice are, but for a trailing number, all that can be chosen', () => {
  const requests = fc.record({ username: fc.string({ maxLength: 8 }), email: fc.emailAddress() });
  const stemOf = (name: string) => name.toLowerCase().replace(/\d+$/, '');
  fc.assert(
    fc.property(requests, fc.nat(5), (there, turns) => {
      const stems = new Set(listUsernamesToKnow(there).map(stemOf));
      const usedNames = new Set<string>();
      for (let turn = 0; turn <= turns; turn += 1) {
        const { username } = chooseUsername(there, usedNames);
        expect(stems).toContain(stemOf(username));
        usedNames.add(username.toLowerCase());
      }
    }),
  );
});
