import { maxHomeEntries, sessionUserSchema } from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { storeSession } from '../../lib/session.ts';
import { type AnswerOf, FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { HomePage } from './home-page.tsx';

type Home = AnswerOf<'GET', '/api/home'>;

const assignmentPlace = {
  assignmentId: 4,
  title: 'Essay',
  classId: 2,
  className: 'Writing I',
  classTimeZone: 'Europe/Berlin',
};
const step = { stepTitle: 'Final Submission', isFinal: true };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const noParts: Home = { learning: null, teaching: null, assisting: null, overseeing: null };
const noTexts = { classes: 1, due: [], reviews: [], news: [] };
const emptyPart = { classes: 1, toRead: [], notBegun: [], deadlines: [] };
const someone = sessionUserSchema.parse({
  id: 1,
  username: 'somebody',
  firstName: 'Ada',
  lastName: 'B',
  email: 'a@example.org',
  roles: [],
  can: ['account.use'],
  accessToken: 'token',
  expiry: '2999-01-01T00:00:00Z',
  language: null,
  timeZone: null,
  plainText: false,
});
let server: FakeServer;

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  storeSession(someone);
});

async function open(home: Partial<Home>) {
  server.respondTo('GET', '/api/home', { ...noParts, ...home });
  const rendered = show(<HomePage />);
  await screen.findByRole('heading', { name: 'Hello, Ada' });
  return rendered;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const linkIn = (name: string) => region(name).getByRole('link').getAttribute('href');

it('home leads a student to due, started and new items', async () => {
  const due = { ...assignmentPlace, ...step, deadline: inHours(20), hasBegun: true, savedAt: inHours(-1) };
  const news = [{ ...assignmentPlace, kind: 'feedback_added' as const, at: inHours(-2) }];
  const reviews = [{ ...assignmentPlace, ...step, classId: 9, deadline: inHours(2) }];
  await open({ learning: { classes: 1, due: [due], reviews, news } });
  const lines = region('Due next').getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(['/myclassdetail/9', '/assignment/4']);
  expect(lines[1]?.textContent).toMatch(
    /Writing I · started: Final Submission.*in \d+ hours.*Europe\/Berlin/,
  );
  expect(linkIn('Continue writing')).toBe('/assignment/4');
  expect(linkIn('New for you')).toBe('/assignment/4');
});

it('home leads an instructor to the submission to read, to students who have not started and to the deadline', async () => {
  const toRead = [{ ...assignmentPlace, texts: 3, oldestAt: inHours(-30), submissionId: 77 }];
  const notBegun = [
    { ...assignmentPlace, deadline: inHours(30), students: 8, names: ['Ada Berg', 'Bo Chen'] },
  ];
  const deadlines = [{ ...assignmentPlace, ...step, deadline: inHours(30), handedIn: 2, students: 10 }];
  await open({ teaching: { classes: 1, toRead, notBegun, deadlines } });
  expect(linkIn('Waiting to be read')).toBe('/readassignment/77');
  expect(linkIn('Not started, due within 48 hours')).toBe('/classdetail/2?tab=students');
  const waitingText = region('Not started, due within 48 hours').getByRole('link').textContent;
  expect(waitingText).toContain('Ada Berg, Bo Chen, and 6 more');
  const coming = region('Deadlines in the next seven days').getByRole('link');
  expect(coming.textContent).toContain('2 of 10 handed in');
  expect(coming.getAttribute('href')).toBe('/gradebook/2?assignment=4');
});

it('home leads assistants and coordinators to their pages', async () => {
  const deadlines = [{ ...assignmentPlace, ...step, deadline: inHours(30), handedIn: 2, students: 10 }];
  const rendered = await open({ assisting: { ...emptyPart, deadlines } });
  expect(linkIn('Deadlines in the next seven days')).toBe('/ta/classDetails/2?tab=assignments');
  expect(rendered.address()).toBe('/');
});

it.each<[string, Partial<Home>, string, string]>([
  [
    'a student without a class to the enrollment',
    { learning: { ...noTexts, classes: 0 } },
    'No class yet',
    '/enroll',
  ],
  [
    'an instructor without a class to the registration',
    { teaching: { ...emptyPart, classes: 0 } },
    'No class yet',
    '/RegisterClass',
  ],
])('home sends %s', async (_who, home, title, to) => {
  await open(home);
  expect(linkIn(title)).toBe(to);
});

it.each([
  [maxHomeEntries.due - 1, 0],
  [maxHomeEntries.due, 1],
])('home with %i due lines shows the number of further lines %i times', async (count, times) => {
  const due = Array.from({ length: count }, (_, index) => ({
    ...assignmentPlace,
    ...step,
    deadline: inHours(20),
    hasBegun: false,
    savedAt: null,
    assignmentId: index + 1,
  }));
  await open({ learning: { ...noTexts, due } });
  const more = 'See the rest on the class pages.';
  expect(region('Due next').queryAllByText(more)).toHaveLength(times);
});

it('home explains to a moderator what the role may do', async () => {
  storeSession({ ...someone, roles: ['ROLE_MODERATOR'] });
  await open({});
  expect(screen.getByText(/^You are signed in as a moderator\./)).toBeDefined();
});

it('home says so if nothing is due', async () => {
  await open({ learning: noTexts, teaching: emptyPart });
  expect(screen.getByText('All texts that were handed in have been opened.')).toBeDefined();
  expect(screen.getByText(/^Nothing is due\./)).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Your own writing' })).toBeDefined();
});

it.each([
  ['a student', { learning: noTexts }],
  ['a teacher who also writes', { learning: noTexts, teaching: emptyPart }],
])('the headings of home leave out no level for %s', async (_, home) => {
  await open(home);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect([levels.length > 1, jumps]).toEqual([true, []]);
});

it('home shows a text to users without any class', async () => {
  await open({});
  expect(screen.getByText(/^There is nothing to do here right now\./)).toBeDefined();
});

it('home leads an administrator to the daily tasks', async () => {
  const can = ['account.use', 'account.manage', 'system.operate'] as const;
  storeSession({ ...someone, can: [...can] });
  await open({});
  const lines = region('For administrators').getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '/admin/VerifyUser',
    '/admin/tickets',
    '/admin/jobs',
  ]);
});
