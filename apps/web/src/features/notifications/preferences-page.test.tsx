import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { PreferencesPage } from './preferences-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const path = '/api/notifications/preferences';
const delivery = { email: 'ada@example.org', timeZone: 'Europe/Berlin' };
const answerOf = (channel: 'mail' | 'off') => ({
  preferences: [
    { topic: 'grade' as const, channel: 'mail' as const },
    { topic: 'feedback' as const, channel },
  ],
  ...delivery,
});
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

it('the notification settings offer each topic of the user, and save a choice at once', async () => {
  server.respondTo('GET', path, answerOf('mail'));
  server.respondTo('PUT', path, answerOf('off'));
  const { user } = show(<PreferencesPage />);
  const field = await screen.findByRole('combobox', { name: 'Feedback' });
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.getByText(/ada@example\.org.*Europe\/Berlin/)).toBeDefined();
  await user.click(field);
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Not at all' }));
  expect(server.callsTo('PUT', path)[0]?.body).toEqual({ topic: 'feedback', channel: 'off' });
  expect((await screen.findByRole('combobox', { name: 'Feedback' })).textContent).toBe('Not at all');
});

it('the notification settings show the stored value if a choice could not be saved', async () => {
  server.respondTo('GET', path, answerOf('mail'));
  server.rejectWith('PUT', path, { status: 503, code: 'service.unavailable' });
  const { user } = show(<PreferencesPage />);
  await user.click(await screen.findByRole('combobox', { name: 'Feedback' }));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Not at all' }));
  expect((await screen.findByRole('combobox', { name: 'Feedback' })).textContent).toBe(
    'Also by email right away',
  );
});

it('the unsubscribe link of a mail asks first, and then says which mail has ended', async () => {
  server.respondTo('GET', '/api/notifications/subscription', { kind: 'digest' });
  server.respondTo('POST', '/unsubscribe', { kind: 'digest' });
  const { user } = show(<UnsubscribePage />, { at: '/unsubscribe?token=7.digest.word' });
  const unsubscribeButton = await screen.findByRole('button', { name: 'Unsubscribe' });
  expect(server.callsTo('POST', '/unsubscribe')).toEqual([]);
  await user.click(unsubscribeButton);
  expect((await screen.findByRole('alert')).textContent).toContain('Daily email');
  expect(server.callsTo('POST', '/unsubscribe')[0]?.query).toEqual({ token: '7.digest.word' });
});
