import { expect, it } from 'vitest';
import {
  changePasswordBodySchema,
  isWebAddress,
  newPasswordSchema,
  signUpBodySchema,
  signUpPasswordSchema,
} from './local-accounts.ts';

it.each([
  ['Abcdef1!', true, true],
  ['Abcdefg1*', true, false],
  ['Abcdefg1?', true, false],
  ['Abcdefg1&', true, true],
  ['Abc de f1! #', true, true],
  ['Abcde1!', false, false],
  ['abcdefg1!', false, false],
  ['ABCDEFG1!', false, false],
  ['Abcdefgh!', false, false],
  ['Abcdefg1', false, false],
  ['Abcdefg1#', false, false],
  [`Aa1!${'x'.repeat(1020)}`, true, true],
  [`Aa1!${'x'.repeat(1021)}`, false, false],
])('a password %s is accepted at sign-up: %s, and later: %s', (password, atSignUp, later) => {
  expect(signUpPasswordSchema.safeParse(password).success).toBe(atSignUp);
  expect(newPasswordSchema.safeParse(password).success).toBe(later);
});

it.each([
  ['https://school.example/people/lee', true],
  ['http://school.example', true],
  ['HTTPS://School.Example/x?y=1#z', true],
  ['school.example/people', false],
  ['abc', false],
  ['https://', false],
  ['https://localhost', false],
  ['https://a b.example', false],
  ['javascript://school.example/%0aalert(1)', false],
  ['ftp://school.example', false],
  ['', false],
])('%s is a page address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

const person = {
  firstName: 'Ada',
  lastName: 'Lee',
  username: 'ada_lee',
  email: ' Ada.Lee@School.example ',
  password: 'Abcdef1!',
};

it('sign-up needs no phone, requests no access, and lower-cases addresses', () => {
  expect(signUpBodySchema.parse(person)).toEqual({
    ...person,
    email: 'ada.lee@school.example',
    phone: '',
    instructor: false,
    profile: [],
  });
});

it.each(['firstName', 'lastName', 'username', 'email', 'password'])('signing up needs %s', (name) => {
  for (const value of ['', undefined])
    expect(signUpBodySchema.safeParse({ ...person, [name]: value }).error?.issues[0]?.path).toEqual([name]);
});

it.each([
  [{ username: 'abc' }, 'account.username_rule'],
  [{ username: 'user name' }, 'account.username_rule'],
  [{ password: 'abc' }, 'account.password_rule'],
  [{ instructor: true }, 'account.profile_missing'],
  [{ instructor: true, profile: ['abc'] }, 'account.profile_url'],
])('sign-up with %j is rejected with a reason', (wrong, message) => {
  const { error } = signUpBodySchema.safeParse({ ...person, ...wrong });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it.each([
  { currentPassword: 'old', newPassword: 'Abcdef1!' },
  { oldPassword: 'old', password: 'Abcdef1!' },
])('changing a password reads %j', (body) => {
  expect(changePasswordBodySchema.parse(body)).toEqual({ current: 'old', next: 'Abcdef1!' });
});

it.each([
  [{ newPassword: 'Abcdef1!' }, 'currentPassword', 'value.required'],
  [{ currentPassword: 'old' }, 'newPassword', 'value.required'],
  [{ currentPassword: 'old', newPassword: 'Abcdefg1*' }, 'newPassword', 'account.password_rule'],
])('changing a password rejects %j', (body, name, message) => {
  const { error } = changePasswordBodySchema.safeParse(body);
  expect(error?.issues[0]).toMatchObject({ path: [name], message });
});
