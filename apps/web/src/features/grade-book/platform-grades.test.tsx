import {
  assignmentGradesSchema,
  type GradeBook,
  type SentScore,
  sentScoreProblemCodes,
  submissionIdSchema,
} from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { PlatformGrades } from './platform-grades.tsx';

const path = '/api/lti/scores';
const none = { grade: -1, alternateGrade: null, isSubmitted: true };
const grades = assignmentGradesSchema.parse({
  assignment: {
    id: 3,
    title: 'Essay',
    endDate: '2026-11-30T10:00:00.000Z',
    pointValue: 100,
    drafts: [{ draftId: 8, title: 'Outline', weight: 20, draftType: 'DRAFT' }],
    settings: { holdsBack: false, isAnonymous: false, processShare: 0, scale: 'American', version: 1 },
    numberOfTexts: 1,
    numberOfGraded: 1,
    numberOfHeld: 0,
    numberOfHidden: 0,
  },
  rows: [
    {
      submissionId: 5,
      studentId: 9,
      name: 'Mina Park',
      ...none,
      isShown: true,
      mark: null,
      effort: null,
      revision: null,
      drafts: [{ draftId: 8, ...none }],
    },
  ],
});
const score: SentScore = {
  submissionId: submissionIdSchema.parse(5),
  draftId: null,
  platformName: 'Moodle',
  state: 'sent',
  at: '2026-11-28T13:02:00.000Z',
  problem: null,
  platformGrade: null,
};
const book = (canGrade = true) =>
  ({ classId: 1, timezone: 'Europe/Berlin', can: { grade: canGrade } }) as GradeBook;
let server: FakeServer;
const open = (scores: readonly SentScore[], canGrade = true) => {
  server.respondTo('GET', path, { scores: [...scores] });
  return show(<PlatformGrades book={book(canGrade)} grades={grades} />);
};

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
});

describe('grades on a learning platform', () => {
  it('grades on a platform say when they were answered, in the zone of the class', async () => {
    open([score]);
    expect(await screen.findByRole('heading', { name: 'Grades on Moodle' })).toBeDefined();
    expect(screen.getByText('Sent')).toBeDefined();
    expect(screen.getByText(/14:02/)).toBeDefined();
    expect(screen.getByText('Whole text')).toBeDefined();
  });

  it('grades on a platform say why one is not there', async () => {
    open([
      { ...score, state: 'refused', problem: { code: 'column_missing', status: 404 } },
      { ...score, draftId: grades.assignment.drafts[0]?.draftId ?? null, state: 'newer', platformGrade: 44 },
    ]);
    expect(await screen.findByText(/no longer in Moodle \(HTTP 404\)/)).toBeDefined();
    expect(screen.getByText('Moodle has a newer grade: 44.')).toBeDefined();
    expect(screen.getByText('Outline')).toBeDefined();
  });

  it.each(sentScoreProblemCodes)(
    'grades on a platform say what to do where one is not there: %s',
    async (code) => {
      open([{ ...score, state: 'refused', problem: { code, status: 418 } }]);
      expect(await screen.findByText(/(Send|Ask|tries|sent once).*\.$/)).toBeDefined();
    },
  );

  it('grades on a platform that wait say what went wrong at the last try', async () => {
    open([{ ...score, state: 'waiting', problem: { code: 'no_answer', status: null } }]);
    const told = 'Last try: Moodle does not answer. Redraft tries again by itself.';
    expect(await screen.findByText(told)).toBeDefined();
  });

  it('grades on a platform are sent again by whoever may grade', async () => {
    server.respondTo('POST', `${path}/send`, { requeued: 1 });
    const { user } = open([{ ...score, state: 'refused', problem: { code: 'not_allowed', status: 403 } }]);
    await user.click(await screen.findByRole('button', { name: 'Send again: Mina Park, Whole text' }));
    expect(server.callsTo('POST', `${path}/send`).map(({ body }) => body)).toEqual([
      { submissionId: 5, draftId: null },
    ]);
  });

  it('grades on a platform are only looked at by whoever may not', async () => {
    open([score], false);
    expect(await screen.findByText('Sent')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  it('grades on a platform take no room where there is no platform', async () => {
    open([]);
    await expect.poll(() => server.callsTo('GET', path)).toHaveLength(1);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
