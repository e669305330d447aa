import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { type AnswerOf, FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NextSteps } from './next-steps.tsx';

type Home = AnswerOf<'GET', '/api/home'>;

const assignmentPlace = {
  title: 'Essay',
  classId: 2,
  className: 'Writing I',
  classTimeZone: 'Europe/Berlin',
};
const step = { stepTitle: 'Final Submission', isFinal: true };
const noParts: Home = { learning: null, teaching: null, assisting: null, overseeing: null };
let server: FakeServer;

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
});

function open(home: Partial<Home>) {
  server.respondTo('GET', '/api/home', { ...noParts, ...home });
  return show(<NextSteps />);
}
const linesOf = async (name: string) => {
  const region = within(await screen.findByRole('region', { name }));
  return region.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('the next steps lead an instructor to the first submission to read, and to all of them on Home', async () => {
  const toRead = [77, 78, 79, 80].map((submissionId) => ({
    ...assignmentPlace,
    assignmentId: submissionId,
    submissionId,
    texts: 3,
    oldestAt: '2026-10-01T07:00:00Z',
  }));
  open({ teaching: { classes: 1, toRead, notBegun: [], deadlines: [] } });
  expect(await linesOf('Waiting to be read')).toEqual([
    '/readassignment/77',
    '/readassignment/78',
    '/readassignment/79',
  ]);
  expect(screen.queryByRole('region', { name: 'Not started, due within 48 hours' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all on Home' }).getAttribute('href')).toBe('/');
});

it('the next steps lead a student to due items and to new feedback', async () => {
  const due = [
    {
      ...assignmentPlace,
      ...step,
      assignmentId: 4,
      deadline: '2099-10-01T07:00:00Z',
      hasBegun: false,
      savedAt: null,
    },
  ];
  const news = [
    { ...assignmentPlace, assignmentId: 5, kind: 'feedback_added' as const, at: '2026-10-01T07:00:00Z' },
  ];
  open({ learning: { classes: 1, due, reviews: [], news } });
  expect(await linesOf('Due next')).toEqual(['/assignment/4']);
  expect(await linesOf('New for you')).toEqual(['/assignment/5']);
});

it('the next steps are empty for users without a class', async () => {
  open({ learning: { classes: 0, due: [], reviews: [], news: [] } });
  await expect.poll(() => server.callsTo('GET', '/api/home').length).toBe(1);
  await expect.poll(() => document.querySelector('.MuiSkeleton-root')).toBeNull();
  expect(screen.queryByText('Coming up')).toBeNull();
});

it('the next steps offer a retry if they could not be loaded', async () => {
  server.rejectWith('GET', '/api/home', { status: 400, code: 'request.invalid' });
  const { user } = show(<NextSteps />);
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  const teaching = { classes: 1, toRead: [], notBegun: [], deadlines: [] };
  server.respondTo('GET', '/api/home', { ...noParts, teaching });
  await user.click(retryButton);
  expect(await screen.findByText('All texts that were handed in have been opened.')).toBeDefined();
});
