import { announcementIdSchema } from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { AnnouncementPage } from './announcement-page.tsx';

let server: FakeServer;
const announced = (id: number) => ({
  id: announcementIdSchema.parse(id),
  title: `Notice ${id}`,
  message: 'Maintenance on Sunday.',
  author: 'Ada Byron',
  expires: '2030-01-01T10:00:00.000Z',
  createdAt: '2026-01-01T10:00:00.000Z',
});

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  const announcements = Array.from({ length: 12 }, (_, index) => announced(index + 1));
  server.respondTo('GET', '/api/admin/announcements', ({ query }) =>
    announcements.slice(Number(query.index) * 10, Number(query.index) * 10 + 10),
  );
  server.respondTo('DELETE', '/api/admin/announcement', true);
});

it('the page of announcements loads pages of ten from index 0 and ends with a shorter page', async () => {
  const { user } = show(<AnnouncementPage />);
  await screen.findByText('Notice 10');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Notice 12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const requests = server.callsTo('GET', '/api/admin/announcements').map(({ query }) => query.index);
  expect(requests).toEqual(['0', '1']);
});

it('the announcement form offers Update and Clear while editing, and needs a title, an end and a message', async () => {
  const { user } = show(<AnnouncementPage />);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(server.callsTo('POST', '/api/admin/announcement')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Edit: Notice 1' }));
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
  expect(screen.getByDisplayValue('Notice 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
  expect(screen.queryByDisplayValue('Notice 1')).toBeNull();
});

it('the page of announcements asks before deleting and reports the result', async () => {
  const { user } = show(<AnnouncementPage />);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete: Notice 2' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText('Announcement deleted successfully.')).toBeTruthy();
  server.respondTo('DELETE', '/api/admin/announcement', false);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  await remove();
  expect(await screen.findByText('Failed to delete the announcement.')).toBeTruthy();
});
