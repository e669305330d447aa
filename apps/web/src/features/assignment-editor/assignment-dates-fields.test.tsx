import { classOverviewSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { FakeServer } from '../../testing/server.ts';
import { type RenderedPage, show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';

const creating = '/api/classes/createAssignment';
const moving = '/api/classes/updateClass';
const classDetails = classOverviewSchema.parse({
  audience: 'staff',
  id: 7,
  className: 'Rhetoric',
  instructorName: 'Ada Stern',
  version: 3,
  subjectArea: 'Philosophy',
  studentLevel: 'Master',
  subjectAreaId: 1,
  studentLevelId: 2,
  startDate: '2026-10-01',
  endDate: '2026-10-25',
  classTimeZone: 'Europe/Berlin',
  gradeMethod: 'Numeric',
  enrollKey: 'AS-12345',
  enrollkey: 'AS-12345',
  archived: false,
  grades: [],
  lettersInUse: [],
  sections: [],
  students: [],
  invitations: [],
  assignments: [],
  invitationLanguage: null,
  assistants: [],
  missed: [],
  withoutNames: [],
  can: { manage: true },
});
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-06T08:00:00Z') });
  openWindow({ width: 1400 });
  localStorage.clear();
  queryClient.clear();
  server = new FakeServer();
  server.respondTo('POST', creating, { id: 21 });
  server.respondTo('POST', moving, { success: true });
});

async function open(): Promise<RenderedPage> {
  const rendered = show(<AssignmentDialog classDetails={classDetails} onClose={() => undefined} />);
  const form = within(await screen.findByRole('form', { name: 'Assignment' }));
  await rendered.user.type(form.getByLabelText(/^Title/), 'Essay');
  await rendered.user.type(form.getByLabelText(/^Point Value/), '40');
  return rendered;
}
const clickButton = (rendered: RenderedPage, name: string | RegExp) =>
  rendered.user.click(screen.getByRole('button', { name }));
const choices = () =>
  within(screen.getByRole('group', { name: 'Due after' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const sentBodies = () => server.callsTo('POST', creating).map(({ body }) => body);

it('the deadline of a new assignment is set by one click in the class time zone, and the last choice is offered first next time', async () => {
  const rendered = await open();
  expect(choices()).toEqual([
    '1 week · 2026-10-13 23:59',
    '2 weeks · 2026-10-20 23:59',
    'End of class · 2026-10-25 23:59',
  ]);
  await clickButton(rendered, /^2 weeks/);
  expect(screen.getByRole('button', { name: /^2 weeks/ }).getAttribute('aria-pressed')).toBe('true');
  await clickButton(rendered, 'Create');
  await waitFor(() =>
    expect(sentBodies()).toEqual([expect.objectContaining({ endDate: '2026-10-20T21:59:00Z' })]),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  show(<AssignmentDialog classDetails={classDetails} onClose={() => undefined} />);
  await waitFor(() => {
    const groups = screen.getAllByRole('group', { name: 'Due after' });
    expect(groups.at(-1)?.textContent).toMatch(/^Due after2 weeks/);
  });
});

it('the deadline of a new assignment needs one confirmation if it is less than a day away', async () => {
  server.rejectWith('POST', creating, { status: 503, code: 'service.unavailable', message: 'Not now.' });
  const rendered = await open();
  await clickButton(rendered, 'Create');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Is the deadline really this short?' }),
  );
  expect(question.getByText(/Tuesday, 6 October, 10:30 \(Europe\/Berlin\)/)).toBeDefined();
  expect(sentBodies()).toEqual([]);
  await rendered.user.click(question.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await clickButton(rendered, 'Create');
  await waitFor(() => expect(sentBodies()).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the end of the class is shown next to the deadline, and can be moved there without losing typed values', async () => {
  const rendered = await open();
  expect(
    screen.getByText(/Rhetoric ends on 25 October. All assignments must be due by then\./),
  ).toBeDefined();
  await clickButton(rendered, 'Change the end date of the class');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the end date of Rhetoric' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsTo('POST', moving).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        id: 7,
        version: 3,
        classname: 'Rhetoric',
        classEndDate: '2026-10-25',
        subjectarea: 1,
        studentlevel: 2,
        classStartDate: '2026-10-01',
      }),
    ]),
  );
  expect(await screen.findByText('Rhetoric now ends on 25 October.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Essay');
});

it('the end of the class shows why the server refuses to move it', async () => {
  server.rejectWith('POST', moving, {
    status: 409,
    code: 'conflict.changed',
    message: 'Somebody changed it.',
  });
  const rendered = await open();
  await clickButton(rendered, 'Change the end date of the class');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the end date of Rhetoric' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
});

describe('the end of the class that was moved forward meanwhile', () => {
  const message = 'The deadline cannot be after the end of the class.';
  beforeEach(() =>
    server.rejectWith('POST', creating, {
      status: 400,
      code: 'assignment.ends_after_class',
      message: message,
    }),
  );
  async function openRefused(): Promise<RenderedPage> {
    const rendered = await open();
    await clickButton(rendered, /^2 weeks/);
    await clickButton(rendered, 'Create');
    await screen.findByText(message);
    return rendered;
  }

  it('the end of the class that was moved forward meanwhile is no problem once the class ends later again', async () => {
    const rendered = await openRefused();
    await clickButton(rendered, 'Change the end date of the class');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the end date of Rhetoric' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('the end of the class that was moved forward meanwhile is no problem for a different deadline', async () => {
    const rendered = await openRefused();
    await clickButton(rendered, /^1 week/);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });
});
