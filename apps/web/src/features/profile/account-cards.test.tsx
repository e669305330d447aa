import type { Profile } from '@redraft/contracts';
import { profileSchema } from '@redraft/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { AccountCards } from './account-cards.tsx';

const path = '/api/auth/changepassword';
const at = '2026-03-10T12:00:00.000Z';
const profile: Profile = profileSchema.parse({
  id: 5,
  username: 'ada_bauer',
  firstName: 'Ada',
  lastName: 'Bauer',
  email: 'ada@example.org',
  roles: ['ROLE_STUDENT'],
  imageUrl: null,
  isWaitingForReview: false,
  authProvider: 'local',
  language: null,
  timeZone: null,
  plainText: false,
});
const session = { browser: 'Firefox', system: 'macOS', signedInAt: at, lastUsedAt: at, expiresAt: at };
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' });
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', '/api/auth/sessions', [
    { id: 1, isThis: true, ...session },
    { id: 2, isThis: false, ...session, browser: 'Safari', system: 'iPhone' },
  ]);
});

it('the account password is changed only to a different one that is typed twice', async () => {
  server.respondTo('POST', path, { success: true });
  const { user } = show(<AccountCards profile={profile} />);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  fill(/^Current password/, 'Abcdefg1!');
  fill(/^New password/, 'Abcdefg1!');
  fill(/^Confirm new password/, 'Abcdefg2!');
  await user.click(send());
  expect(
    await screen.findByText('The new password has to be different than the current password.'),
  ).toBeDefined();
  expect(screen.getByText('both the new passwords has to be the same.')).toBeDefined();
  fill(/^New password/, 'Abcdefg2!');
  expect(await screen.findByText('Must Match New Password.')).toBeDefined();
  await user.click(send());
  expect(await screen.findByText('Password updated successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('POST', path).map(({ body }) => body)).toEqual([
    { currentPassword: 'Abcdefg1!', newPassword: 'Abcdefg2!' },
  ]);
});

it('the account password stays unchanged after a wrong current one, which gets the focus', async () => {
  const code = 'account.wrong_password';
  server.rejectWith('POST', path, { status: 400, code });
  const { user } = show(<AccountCards profile={profile} />);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  fill(/^Current password/, 'Abcdefg3!');
  fill(/^New password/, 'Abcdefg2!');
  fill(/^Confirm new password/, 'Abcdefg2!');
  await user.click(send());
  const message = 'Error updating password: The current password is not correct.';
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(document.activeElement).toBe(field(/^Current password/));
});

it('the account password is not offered to users who sign in at an institution', async () => {
  show(<AccountCards profile={{ ...profile, authProvider: 'oidc' }} />);
  expect(await screen.findByText('Firefox on macOS')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

it('another session is signed out by its button, and the current one has none', async () => {
  server.respondTo('DELETE', '/api/auth/sessions', { success: true });
  const { user } = show(<AccountCards profile={profile} />);
  await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
  expect(await screen.findByText('Signed out on the other device')).toBeDefined();
  expect(server.callsTo('DELETE', '/api/auth/sessions')).toMatchObject([{ query: { id: '2' } }]);
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox on macOS' })).toBeNull();
});
