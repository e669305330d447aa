import { expect, it } from 'vitest';
import { personNameOf } from './institutional-names.ts';

const email = 'ada.lovelace@uni.example';
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
