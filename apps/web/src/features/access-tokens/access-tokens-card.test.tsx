import { accessTokenIdSchema, type OwnAccessTokens } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { AccessTokensCard } from './access-tokens-card.tsx';

const path = '/api/account/tokens';
const token: OwnAccessTokens['tokens'][number] = {
  id: accessTokenIdSchema.parse(4),
  name: 'Grade sync',
  hint: 'x7Qa',
  scopes: ['grades.read', 'grades.write'],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
};
const ownTokens: OwnAccessTokens = {
  isOn: true,
  offered: ['classes.read', 'grades.read', 'grades.write'],
  tokens: [token],
};
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', path, ownTokens);
});

it('access tokens in the profile list their scopes and are revoked after a confirmation', async () => {
  server.respondTo('DELETE', path, { success: true });
  const { user } = show(<AccessTokensCard />);
  expect(await screen.findByText('Grade sync')).toBeDefined();
  expect(screen.getByText('Read grades, Grade')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Revoke: Grade sync' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Grade sync”?' });
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('“Grade sync” was revoked')).toBeDefined();
  expect(server.callsTo('DELETE', path)).toMatchObject([{ query: { id: '4' } }]);
});

it('access tokens in the profile are created with a name and scopes, and shown once', async () => {
  server.respondTo('POST', path, { ...token, token: 'redraft_pat_secret' });
  const { user } = show(<AccessTokensCard />);
  await user.click(await screen.findByRole('button', { name: 'Create access token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create access token' });
  const create = within(dialog).getByRole('button', { name: 'Create access token' });
  await user.type(await within(dialog).findByLabelText(/^Name/), 'Classes');
  await user.click(create);
  expect(await within(dialog).findByText('Choose at least one permission.')).toBeDefined();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Read classes/ }));
  await user.click(create);
  const tokenField = await screen.findByLabelText<HTMLInputElement>('Access token');
  expect(tokenField.value).toBe('redraft_pat_secret');
  expect(server.callsTo('POST', path).map(({ body }) => body)).toEqual([
    { name: 'Classes', scopes: ['classes.read'], days: 90 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByLabelText('Access token')).toBeNull());
});

it('access tokens in the profile cannot be created if an administrator turned them off', async () => {
  server.respondTo('GET', path, { ...ownTokens, isOn: false });
  show(<AccessTokensCard />);
  expect(await screen.findByText(/has turned off access tokens/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create access token' })).toBeNull();
});

it('access tokens in the profile are hidden from users without any permitted call', async () => {
  server.respondTo('GET', path, { isOn: true, offered: [], tokens: [] });
  show(<AccessTokensCard />);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Access tokens' })).toBeNull());
});
