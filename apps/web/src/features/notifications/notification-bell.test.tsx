import { type SessionUser, sessionUserSchema } from '@redraft/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '../../lib/session.ts';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { refreshNotifications } from './use-notifications.ts';

const path = '/api/admin/usernotifications';
const common = { topic: 'deadline', at: '2026-03-02T08:00:00Z', link: '/assignment/3' } as const;
const submitted = {
  id: 'n7',
  title: 'Submitted automatically: Essay',
  message: 'It was.',
  isRead: false,
  ...common,
};
const missed = { id: 'm3-1', title: 'Not submitted: Poem', message: 'It was not.', isRead: false, ...common };

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
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.respondTo('GET', path, [submitted, missed]);
});

function open(signedInUser: SessionUser = user()) {
  storeSession(signedInUser);
  return show(<NotificationBell user={signedInUser} />);
}
const bell = (name: string) => screen.findByRole('button', { name });
const requests = () => server.callsTo('GET', path).length;

it('the bell shows the number of unread notifications, and fewer once one is read, also after a reload', async () => {
  const { user: userEvents } = open();
  await userEvents.click(await bell('Notifications, 2 unread'));
  await userEvents.click(await screen.findByRole('menuitem', { name: /Submitted automatically/ }));
  const dialog = await screen.findByRole('dialog', { name: submitted.title });
  expect(dialog.textContent).toContain('It was.2 March, 09:00');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/assignment/3');
  await userEvents.click(screen.getByRole('button', { name: 'Close' }));
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
  const { user: userEvents } = open();
  await userEvents.click(await bell('Notifications, 2 unread'));
  await userEvents.click(await screen.findByRole('menuitem', { name: /Not submitted/ }));
  await userEvents.click(await screen.findByRole('button', { name: 'Close' }));
  const addedNotification = { ...missed, id: 'n8', title: 'Open again: Poem' };
  server.respondTo('GET', path, [addedNotification, submitted, missed]);
  refreshNotifications();
  await bell('Notifications, 2 unread');
});

it('the bell shows no notifications of another user', async () => {
  open();
  await bell('Notifications, 2 unread');
  cleanup();
  server.respondTo('GET', path, []);
  open(user(2));
  await bell('Notifications');
});

it('the bell says so if there are no notifications', async () => {
  server.respondTo('GET', path, []);
  const { user: userEvents } = open();
  await userEvents.click(await bell('Notifications'));
  expect(await screen.findByText(/No notifications yet/)).toBeDefined();
});

it('the bell only logs that loading failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  server.rejectWith('GET', path, { status: 500, code: 'internal' });
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
  const common = { topic: 'deadline' as const, at: '2026-03-02T08:00:00Z', link: null, isRead: false };
  const items = Array.from({ length: 7 }, (_item, index) => ({
    id: `n${index}`,
    title: `Essay ${index}`,
    message: 'It was.',
    ...common,
  }));
  server.respondTo('GET', path, items);
  const signedInUser = user();
  storeSession(signedInUser);
  const { user: userEvents } = show(
    <>
      <NotificationBell user={signedInUser} />
      <NotificationsCard user={signedInUser} />
    </>,
  );
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  expect(screen.queryByRole('button', { name: /Essay 6/ })).toBeNull();
  await userEvents.click(screen.getByRole('button', { name: 'All 7' }));
  await userEvents.click(screen.getByRole('button', { name: /Essay 6/ }));
  await screen.findByRole('dialog', { name: 'Essay 6' });
  await userEvents.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
});
