import { assignmentIdSchema, type UnassignedLink } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { BareLinkPage } from './bare-link-page.tsx';

let server: FakeServer;
const link: UnassignedLink = {
  title: 'First essay',
  courseTitle: 'Academic Writing',
  className: 'Writing I',
  classTimeZone: 'Europe/Berlin',
  classPage: '/classdetail/8',
  target: null,
  can: { choose: true },
  assignments: [
    {
      id: assignmentIdSchema.parse(3),
      title: 'Essay on bees',
      deadline: '2026-12-11T22:59:00.000Z',
      isLinked: false,
      drafts: 2,
    },
  ],
};
const open = (answer: UnassignedLink) => {
  server.respondTo('GET', '/api/lti/link', answer);
  return show(<BareLinkPage />, { at: '/lti/link/5', path: '/lti/link/:id' });
};

beforeEach(() => {
  openWindow({ width: 1000 });
  server = new FakeServer();
  server.respondTo('POST', '/api/lti/link', { target: '/classdetail/8' });
});

it.each([
  [/Essay on bees/, 3],
  [/The whole class/, null],
])('an instructor chooses where the link leads: %s', async (name, assignmentId) => {
  const { user, address } = open(link);
  expect(await screen.findByText(/“First essay” leads to no assignment yet/)).toBeTruthy();
  const use = screen.getByRole('button', { name: 'Use for this link' });
  expect(use).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name }));
  await user.click(use);
  await expect.poll(address).toBe('/classdetail/8');
  expect(server.callsTo('POST', '/api/lti/link')[0]?.body).toEqual({ id: 5, assignmentId });
});

it('a student is told that the link is not set up yet, and goes on once it is', async () => {
  const { user, address } = open({ ...link, can: { choose: false }, assignments: [] });
  expect(await screen.findByRole('heading', { name: 'Not set up yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Writing I' }).getAttribute('href')).toBe('/classdetail/8');
  server.respondTo('GET', '/api/lti/link', { ...link, target: '/assignment/3', can: { choose: false } });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await expect.poll(address).toBe('/assignment/3');
});
