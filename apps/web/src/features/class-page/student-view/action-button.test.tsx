import { assignmentIdSchema } from '@redraft/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { started } from '../../../testing/student-assignment.ts';
import { ActionButton } from './action-button.tsx';
import type { AssignmentRow } from './use-assignment-columns.tsx';

const route = '/api/student/assignment';
const row: AssignmentRow = {
  id: assignmentIdSchema.parse(started.id),
  title: 'Essay on habit',
  description: '',
  richDescription: null,
  startDate: '2026-10-01T06:00:00Z',
  endDate: '2099-10-20T10:00:00Z',
  score: -1,
  alternateGrade: null,
  status: null,
  isWriteable: false,
  nextStep: null,
  draftReached: null,
  rubric: null,
  rubricScores: [],
  previewList: [],
  peerReview: [],
  anonymous: false,
  openReview: false,
};
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

const open = (changes: Partial<AssignmentRow> = {}) =>
  show(<ActionButton row={{ ...row, ...changes }} zone="Europe/Berlin" />);
const startButton = () => screen.getByRole('button', { name: 'Start: Essay on habit' });

it('the button of an assignment row starts the submission and opens it on one click', async () => {
  server.respondTo('POST', route, started);
  const { user, address } = open();
  await user.click(startButton());
  await waitFor(() => expect(address()).toBe('/assignment/21'));
  expect(server.callsTo('POST', route).map(({ query }) => query)).toEqual([{ id: '21' }]);
});

it('the button of an assignment row opens the page that explains why the server refuses to start', async () => {
  server.rejectWith('POST', route, { status: 409, code: 'assignment.paused', message: 'Paused.' });
  const { user, address } = open();
  await user.click(startButton());
  await screen.findByText(/paused/i);
  expect(address()).toBe('/assignment/21');
});

it('the button of an assignment row stays on the page if the server is unreachable', async () => {
  server.rejectWith('POST', route, { status: 503, code: 'service.unavailable', message: 'Not now.' });
  const { user, address } = open();
  await user.click(startButton());
  await screen.findByText(/not possible at the moment|Not now\./);
  expect(address()).toBe('/');
});

it('the button of an assignment row opens a started submission', () => {
  open({ status: 'NONE', isWriteable: true });
  expect(screen.getByRole('link', { name: 'Write: Essay on habit' }).getAttribute('href')).toBe(
    '/assignment/21',
  );
});
