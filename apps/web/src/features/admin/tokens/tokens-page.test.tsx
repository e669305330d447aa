import { accessTokenIdSchema, type ManagedAccessTokens, userIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { TokensPage } from './tokens-page.tsx';

const path = '/api/admin/tokens';
const at = '2026-11-01T10:00:00.000Z';
const page: ManagedAccessTokens = {
  isOn: true,
  next: null,
  tokens: [
    {
      id: accessTokenIdSchema.parse(9),
      name: 'Grade sync',
      hint: 'x7Qa',
      scopes: ['grades.write'],
      createdAt: at,
      expiresAt: at,
      isExpired: false,
      lastUsedAt: null,
      owner: { id: userIdSchema.parse(3), name: 'Ada Byron', username: 'ada' },
    },
  ],
};
let server: FakeServer;

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', path, page);
});

it('access tokens of all accounts are found by person and revoked', async () => {
  server.respondTo('DELETE', path, { success: true });
  const { user } = show(<TokensPage />);
  expect(await screen.findByText('Ada Byron (ada)')).toBeDefined();
  await user.type(screen.getByLabelText('Search for a person'), 'ada');
  await waitFor(() => expect(server.callsTo('GET', path).at(-1)?.query).toEqual({ person: 'ada' }));
  await user.click(screen.getByRole('button', { name: 'Revoke: Grade sync' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Programs that Ada Byron uses with it will stop working immediately.',
  );
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(server.callsTo('DELETE', path)).toMatchObject([{ query: { id: '9' } }]));
});

it('access tokens are turned off for everyone by one switch', async () => {
  server.respondTo('PUT', `${path}/settings`, { success: true });
  const { user } = show(<TokensPage />);
  await user.click(await screen.findByRole('switch', { name: 'Allow access tokens' }));
  expect(await screen.findByText('Access tokens are turned off')).toBeDefined();
  expect(server.callsTo('PUT', `${path}/settings`).map(({ body }) => body)).toEqual([{ isOn: false }]);
});
