import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { CourseDetailPage } from './course-detail-page.tsx';
import { CourseListPage } from './course-list-page.tsx';
import { ReadSubmissionPage } from './read-submission-page.tsx';

let server: FakeServer;
beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
});

const classRow = (id: number) => ({
  id,
  title: `Class ${id}`,
  instructorFirstName: 'Ruth',
  instructorLastName: 'Adeyemi',
  subjectArea: 'English',
  studentLevel: 'Other',
  startDate: '2026-10-01',
  endtDate: '2027-02-01',
  timezone: 'Europe/Berlin',
  numberOfStudents: 3,
  archived: id === 2,
});

describe('the list of classes', () => {
  const open = () =>
    show(<CourseListPage />, { at: '/educoordinator/courselist', path: '/educoordinator/courselist' });

  it('the list of classes says so if it is empty', async () => {
    server.respondTo('GET', '/api/education/courses', []);
    open();
    expect(await screen.findByText('No class been found')).toBeTruthy();
  });

  it.each([
    [null, null],
    [{ areas: ['Biology'], classes: [] }, 'You see the classes of these subject areas: Biology.'],
    [{ areas: [], classes: ['Latin'] }, 'You see the classes that an administrator has chosen for you.'],
    [
      { areas: ['Biology', 'Music'], classes: ['Latin'] },
      'You see the classes that an administrator has chosen for you, and those of these subject areas: Biology and Music.',
    ],
    [
      { areas: [], classes: [] },
      'The classes chosen for you have been deleted. Ask an administrator to choose others.',
    ],
  ])('the list of classes limited to %o shows: %s', async (overseeing, sentence) => {
    server.respondTo('GET', '/api/education/courses', ({ query }) =>
      query.index === '0' ? [classRow(1)] : [],
    );
    server.respondTo('GET', '/api/assistant/scopes', { assisting: null, overseeing });
    open();
    await screen.findByRole('link', { name: /Class 1/ });
    const note = /^(You see the classes|The classes chosen)/;
    await waitFor(() => expect(screen.queryByText(note)?.textContent ?? null).toBe(sentence));
  });

  it('the list of classes loads pages until an empty one, and opens a class in a new tab', async () => {
    const pages = [[classRow(1)], [classRow(2)], []];
    server.respondTo('GET', '/api/education/courses', ({ query }) => pages[Number(query.index)] ?? []);
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'Class 1 (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('/educoordinator/coursedetail/1');
    expect(link.getAttribute('target')).toBe('_blank');
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('link', { name: 'Class 2 (opens in a new tab)' })).toBeTruthy();
    expect(screen.getByText('Archived')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull());
  });
});

const overview = {
  id: 1,
  className: 'Rhetoric',
  subjectArea: 'English',
  studentLevel: 'Other',
  startDate: '2026-10-01',
  endDate: '2027-02-01',
  classTimeZone: 'Europe/Berlin',
  gradeMethod: 'Numeric' as const,
  archived: false,
  students: [{ id: 5, firstName: 'Emre', lastName: 'Aydın', email: 'emre@example.org' }],
  assignments: [7, 8].map((id) => ({
    id,
    title: `Essay ${id}`,
    startDate: '2026-10-01T08:00:00Z',
    endDate: '2026-10-15T08:00:00Z',
    autoSubmission: true,
    autoEvaluate: false,
    preventAfterDueDate: true,
  })),
  missed: [{ studentId: 5, assignmentId: 8 }],
  withoutNames: [],
};

const lateText = {
  studentId: 5,
  submissionId: 9,
  assignmentId: 7,
  assignmentTitle: 'Essay 7',
  createDate: '2026-10-02T08:00:00Z',
  lastChangeDate: '2026-10-16T08:00:00Z',
  status: 'SUBMITTED_LATE' as const,
  late: true,
  score: -1,
  alternateGrade: null,
  totalTime: 60,
  draftSubmissions: [],
};

describe('a class', () => {
  const path = '/educoordinator/coursedetail/:id';
  const open = (tab: string) =>
    show(<CourseDetailPage />, { at: `/educoordinator/coursedetail/1?tab=${tab}`, path });

  it('a class without students shows an error', async () => {
    server.respondTo('GET', '/api/education/overview', { ...overview, students: [] });
    open('students');
    expect((await screen.findByRole('alert')).textContent).toBe('No student registered yet');
  });

  it('a class lists all assignments of a student, marks a late submission and links to its reader', async () => {
    server.respondTo('GET', '/api/education/overview', overview);
    server.respondTo('GET', '/api/education/submissions', [lateText]);
    const { user } = open('students');
    await user.click(await screen.findByRole('button', { name: 'Show details of Aydın' }));
    const table = await screen.findByRole('table', { name: 'Submissions of Aydın, Emre' });
    const [late, other] = [/^Essay 7/, /^Essay 8/].map((name) => within(table).getByRole('row', { name }));
    const markedCells = [...(late?.querySelectorAll('.marked') ?? [])].map((cell) => cell.textContent);
    expect(markedCells).toEqual(['2026-10-16 10:00', 'Late Submission']);
    expect(other?.querySelector('.marked')).toBeNull();
    expect(other?.textContent).toContain('Submission Missed');
    const readLink = within(table).getByRole('link', { name: 'Read: Essay 7 (opens in a new tab)' });
    expect(readLink.getAttribute('href')).toBe('/educoordinator/ReadSubmission/9');
    expect(within(table).getAllByRole('link')).toHaveLength(1);
  });

  it('a class stays open while its workbook is made', async () => {
    server.respondTo('GET', '/api/education/overview', overview);
    const { user, address } = open('assignments');
    await user.click(await screen.findByRole('tab', { name: 'Download Excel' }));
    expect(screen.getByRole('tab', { name: 'Assignments' }).getAttribute('aria-selected')).toBe('true');
    expect(address()).toBe('/educoordinator/coursedetail/1?tab=assignments');
    expect(server.calls.filter((call) => call.path === '/api/education/course')).toHaveLength(1);
  });
});

describe('a text', () => {
  const text = {
    submissionId: 9,
    classId: 1,
    assignmentId: 7,
    currentStudentIndex: 0,
    numberOfStudents: 2,
    classTitle: 'Rhetoric',
    assignmentTitle: 'Essay',
    studentName: 'Emre Aydın',
    status: 'NONE' as const,
    effort: null,
    revision: null,
    classTimezone: 'Europe/Berlin',
    lastModification: null,
    numberOfVersions: 0,
    fileId: 3,
    createDate: '2026-10-02T08:00:00Z',
    assignmentStartDate: '2026-10-01T08:00:00Z',
    deadlines: [],
    timeline: [],
    submissions: [],
    additionalFiles: [],
  };

  it('a submission has a position, and no link before the first one', async () => {
    server.respondTo('GET', '/api/education/submission', text);
    server.respondTo('POST', '/api/education/nextsubmission', { submissionId: 12 });
    const { user, address } = show(<ReadSubmissionPage />, {
      at: '/educoordinator/ReadSubmission/9',
      path: '/educoordinator/ReadSubmission/:submissionId',
    });
    expect(await screen.findByText('1 / 2')).toBeTruthy();
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('Previous submission').disabled).toBe(true);
    expect(button('Rewind Essay').disabled).toBe(true);
    server.respondTo('GET', '/api/education/submission', {
      ...text,
      submissionId: 12,
      currentStudentIndex: 1,
    });
    await user.click(button('Next submission'));
    expect(await screen.findByText('2 / 2')).toBeTruthy();
    expect(address()).toBe('/educoordinator/ReadSubmission/12');
    expect(button('Next submission').disabled).toBe(true);
  });
});
