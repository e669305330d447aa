import { type SessionUser, sessionUserSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../lib/session.ts';
import { Server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsCard } from './notifications-card.tsx';

const user: SessionUser = sessionUserSchema.parse({
  ...{ id: 1, username: 'student_1', firstName: 'A', lastName: 'B', email: 'a@example.org' },
  ...{ roles: ['ROLE_STUDENT'], can: [], accessToken: 'token', expiry: '2999-01-01T00:00:00Z' },
  ...{ language: null, timeZone: null },
});

it('what is read on the profile is read in the bell above it', async () => {
  const about = { topic: 'deadline' as const, at: '2026-03-02T08:00:00Z', link: null, isRead: false };
  const items = Array.from({ length: 7 }, (_item, index) => ({
    ...{ id: `n${index}`, title: `Essay ${index}`, message: 'It was.' },
    ...about,
  }));
  new Server().answers('GET', '/api/admin/usernotifications', items);
  storeSession(user);
  const { user: hand } = show(
    <>
      <NotificationBell user={user} />
      <NotificationsCard user={user} />
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
