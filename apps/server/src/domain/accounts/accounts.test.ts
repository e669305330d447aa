import { expect, expectTypeOf, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import {
  selectAccount,
  selectOptionalAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './index.ts';

const app = useApp();

it('a loaded account contains no credentials', async () => {
  const { id, username, email } = (await app.signInAs('ROLE_STUDENT')).user;
  const accounts = await Promise.all([
    selectAccount(id),
    selectOptionalAccount(id),
    selectOptionalAccountByEmail(email),
    selectOptionalAccountByUsername(username),
  ]);
  for (const account of accounts) {
    expect(account).toMatchObject({ id, username, email });
    expect(JSON.stringify(account)).not.toMatch(/password|argon2/);
  }
  expectTypeOf<Awaited<ReturnType<typeof selectAccount>>>().not.toHaveProperty('password_hash');
});
