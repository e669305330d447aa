import { type SessionUser, sessionUserSchema } from '@redraft/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '../../lib/session.ts';
import { Server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { refreshNotifications } from './use-notifications.ts';

const path = '/api/admin/usernotifications';
const about = { topic: 'deadline', at: '2026-03-02T08:00:00Z', link: '/assignment/3' } as const;
const submitted = {
  id: 'n7',
  title: 'Submitted automatically: Essay',
  message: 'It was.',
  isRead: false,
  ...about,
};
const missed = { id: 'm3-1', title: 'Not submitted: Poem', message: 'It was not.', isRead: false, ...about };

const user = (id = 1): SessionUser =>
  sessionUserSchema.parse({
    id,
    username: `student_${id}`,
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    roles: ['ROLE_STUDENT'],
    can: [],
    accessToken: 'token',
    expiry: '2999-01-01T00:00:00Z',
    language: null,
    timeZone: 'Europe/Berlin',
    plainText: false,
  });
let server: Server;

beforeEach(() => {
  server = new Server();
  server.answers('GET', path, [submitted, missed]);
});

function open(who: SessionUser = user()) {
  storeSession(who);
  return show(<NotificationBell user={who} />);
}
const bell = (name: string) => screen.findByRole('button', { name });
const requests = () => server.callsOf('GET', path).length;

it('the bell shows the number of unread notifications, and fewer once one is read, also after a reload', async () => {
  const { user: hand } = open();
  await hand.click(await bell('Notifications, 2 unread'));
  await hand.click(await screen.findByRole('menuitem', { name: /Submitted automatically/ }));
  const dialog = await screen.findByRole('dialog', { name: submitted.title });
  expect(dialog.textContent).toContain('It was.2 March, 09:00');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/assignment/3');
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  await bell('Notifications, one unread');
  cleanup();
  open();
  await bell('Notifications, one unread');
});

it('the bell loads once, and again for another user or after twenty minutes', async () => {
  open();
  await bell('Notifications, 2 unread');
  cleanup();
  open();
  await bell('Notifications, 2 unread');
  expect(requests()).toBe(1);
  cleanup();
  open(user(2));
  await waitFor(() => expect(requests()).toBe(2));
  await bell('Notifications, 2 unread');
  cleanup();
  const later = Date.now() + 1_200_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  open(user(2));
  await waitFor(() => expect(requests()).toBe(3));
});

it('the bell keeps what was read after it loads again', async () => {
  const { user: hand } = open();
  await hand.click(await bell('Notifications, 2 unread'));
  await hand.click(await screen.findByRole('menuitem', { name: /Not submitted/ }));
  await hand.click(await screen.findByRole('button', { name: 'Close' }));
  const added = { ...missed, id: 'n8', title: 'Open again: Poem' };
  server.answers('GET', path, [added, submitted, missed]);
  refreshNotifications();
  await bell('Notifications, 2 unread');
});

it('the bell shows no notifications of another user', async () => {
  open();
  await bell('Notifications, 2 unread');
  cleanup();
  server.answers('GET', path, []);
  open(user(2));
  await bell('Notifications');
});

it('the bell says so if there are no notifications', async () => {
  server.answers('GET', path, []);
  const { user: hand } = open();
  await hand.click(await bell('Notifications'));
  expect(await screen.findByText(/No notifications yet/)).toBeDefined();
});

it('the bell only logs that loading failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  server.refuses('GET', path, { status: 500, code: 'internal' });
  const { user: userOf } = open();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await userOf.click(await bell('Notifications'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('Not loaded yet.')).toBeDefined();
  expect(screen.queryByText(/No notifications yet/)).toBeNull();
});

it('the bell ignores an invalid copy in the storage', async () => {
  window.localStorage.setItem('redraft.notifications', '{"userId":1,"items":[{"id":3}]}');
  open();
  await bell('Notifications, 2 unread');
});

it('a notification that is read on the profile is read in the bell above it', async () => {
  const about = { topic: 'deadline' as const, at: '2026-03-02T08:00:00Z', link: null, isRead: false };
  const items = Array.from({ length: 7 }, (_item, index) => ({
    id: `n${index}`,
    title: `Essay ${index}`,
    message: 'It was.',
    ...about,
  }));
  server.answers('GET', path, items);
  const who = user();
  storeSession(who);
  const { user: hand } = show(
    <>
      <NotificationBell user={who} />
      <NotificationsCard user={who} />
    </>,
  );
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  expect(screen.queryByRole('button', { name: /Essay 6/ })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'All 7' }));
  await hand.click(screen.getByRole('button', { name: /Essay 6/ }));
  await screen.findByRole('dialog', { name: 'Essay 6' });
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
});
