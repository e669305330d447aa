import { assignmentFields, assignmentIdSchema, pickProperty } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildClassOverview } from '../../testing/class-overview.ts';
import type { AnswerOf } from '../../testing/server.ts';
import { FakeServer } from '../../testing/server.ts';
import { type RenderedPage, show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';

type Stored = AnswerOf<'GET', '/api/classes/assignment'>;

const route = '/api/classes/assignment';
const classDetails = buildClassOverview();

const draft = (draftId: number, draftTitle: string, draftPointValue: number, numberOfSubmissions = 0) => ({
  draftId,
  draftTitle,
  draftDeadline: `2026-10-1${draftId}T10:00:00Z`,
  draftPointValue,
  draftStatus: 'UPDATE' as const,
  draftType: 'DRAFT' as const,
  numberOfSubmissions,
});

/** With an outline that a student has submitted, and a sketch without submissions. */
const storedAssignment: Stored = {
  id: 21,
  classId: 7,
  title: 'Essay on habit',
  ...pickProperty(assignmentFields, 'initial'),
  pointValue: 40,
  description: '',
  richDescription: null,
  startDate: '2026-10-05T06:00:00Z',
  endDate: '2026-10-20T10:00:00Z',
  postDate: '2026-10-05T06:00:00Z',
  showAnalytics: false,
  showAnalyticsAlways: false,
  multiDraft: true,
  visible: true,
  stoped: false,
  mainFileType: 'DOCUMENT',
  classEndDate: '2026-12-20T22:59:59Z',
  version: 4,
  draftSubmissions: [draft(1, 'Outline', 30, 2), draft(2, 'Sketch', 20)],
  templates: [],
  rubric: null,
  expectations: { words: null, minutes: null, sittings: null },
  numberOfStarted: 0,
  numberOfGraded: 0,
  numberOfScored: 0,
  peerReview: [],
  anonymous: false,
  openReview: false,
  peerReviewRecord: null,
  peerReviewConfigured: false,
};

const onClose = vi.fn();
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-06T08:00:00Z') });
  openWindow({ width: 1400 });
  onClose.mockClear();
  server = new FakeServer();
  server.respondTo('GET', route, storedAssignment);
  server.respondTo('PATCH', route, { success: true, reopened: 0 });
  server.respondTo('GET', '/api/auxfiles/assignment', []);
});

/** Opens the dialog for the stored assignment. */
async function openDialog(): Promise<RenderedPage> {
  const rendered = show(
    <AssignmentDialog
      classDetails={classDetails}
      assignmentId={assignmentIdSchema.parse(21)}
      onClose={onClose}
    />,
  );
  await screen.findByRole('form', { name: 'Assignment' });
  return rendered;
}

const clickButton = (rendered: RenderedPage, name: string) =>
  rendered.user.click(screen.getByRole('button', { name }));
const draftRow = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title}`) });
const inDraft = () => within(screen.getByRole('form', { name: 'Draft' }));
const field = (label: RegExp) =>
  within(screen.getByRole('form', { name: 'Assignment' })).getByLabelText<HTMLInputElement>(label);
const sentBodies = () => server.callsTo('PATCH', route).map(({ body }) => body);

async function fill(rendered: RenderedPage, input: HTMLElement, text: string): Promise<void> {
  await rendered.user.clear(input);
  await rendered.user.type(input, text);
}

it('the fields show the stored assignment', async () => {
  await openDialog();
  expect(field(/^Title/).value).toBe('Essay on habit');
  expect(field(/^Point Value/).value).toBe('40');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Draft submissions/ }).checked).toBe(true);
});

it('the fields are validated on submit and then at each change', async () => {
  const rendered = await openDialog();
  await rendered.user.clear(field(/^Title/));
  await fill(rendered, field(/^Point Value/), '40 points');
  expect(screen.queryByText('“40 points” is not a number.')).toBeNull();
  await clickButton(rendered, 'Update');
  expect(await screen.findByText('“40 points” is not a number.')).toBeTruthy();
  expect(field(/^Title/).getAttribute('aria-invalid')).toBe('true');
  expect(sentBodies()).toEqual([]);
  await fill(rendered, field(/^Point Value/), '50');
  await waitFor(() => expect(screen.queryByText('“40 points” is not a number.')).toBeNull());
});

it('the fields are sent with the version that was read', async () => {
  const rendered = await openDialog();
  await fill(rendered, field(/^Title/), 'Habits');
  await clickButton(rendered, 'Update');
  expect(await screen.findByText('Successfully updated assignment Habits!')).toBeTruthy();
  expect(sentBodies()).toEqual([expect.objectContaining({ id: 21, version: 4, title: 'Habits' })]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the fields send an unchanged plain description line by line', async () => {
  server.respondTo('GET', route, { ...storedAssignment, description: 'One\n\n  two' });
  const rendered = await openDialog();
  const box = await screen.findByRole('textbox', { name: 'Description' });
  expect([...box.children].map(({ textContent }) => textContent)).toEqual(['One', '', '  two']);
  await clickButton(rendered, 'Update');
  await waitFor(() =>
    expect(sentBodies()).toMatchObject([{ description: 'One\n\n  two', richDescription: null }]),
  );
});

it('the fields send a formatted description with its format', async () => {
  server.respondTo('GET', route, { ...storedAssignment, description: 'One' });
  const rendered = await openDialog();
  await screen.findByRole('textbox', { name: 'Description' });
  await clickButton(rendered, 'Bulleted list');
  await clickButton(rendered, 'Update');
  const richDescription = [{ type: 'bulletItem', indent: 0, runs: [{ text: 'One' }] }];
  await waitFor(() => expect(sentBodies()).toMatchObject([{ description: '• One', richDescription }]));
});

it('the fields keep their values and report a conflict if another user saved first', async () => {
  server.rejectWith('PATCH', route, { status: 409, code: 'conflict', message: 'Somebody changed it.' });
  const rendered = await openDialog();
  await fill(rendered, field(/^Title/), 'Habits');
  await clickButton(rendered, 'Update');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field(/^Title/).value).toBe('Habits');
  expect(onClose).not.toHaveBeenCalled();
});

it('the fields ask before closing while they have unsaved changes', async () => {
  const rendered = await openDialog();
  await fill(rendered, field(/^Title/), 'Habits');
  await clickButton(rendered, 'Close');
  expect(await screen.findByText(/You have unsaved changes/)).toBeTruthy();
  await clickButton(rendered, 'Disagree');
  expect(onClose).not.toHaveBeenCalled();
  await rendered.user.click(await screen.findByRole('button', { name: 'Close' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the fields turn on enforcing the deadline together with automatic submission', async () => {
  const rendered = await openDialog();
  await rendered.user.click(screen.getByRole('checkbox', { name: /Autosubmission/ }));
  expect(screen.getByText('The deadline is enforced: no one can write after it.')).toBeTruthy();
  await clickButton(rendered, 'Update');
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  expect(sentBodies()[0]).toMatchObject({ autoSubmission: true, preventAfterDueDate: true });
});

it('the drafts are ordered by deadline, and the final submission has the remaining points', async () => {
  await openDialog();
  const table = screen.getByRole('table', { name: 'Drafts' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.split('2026')[0])).toEqual([
    'Outline',
    'Sketch',
    'Final Submission',
  ]);
  expect(draftRow('Final Submission').textContent).toMatch(/50$/);
});

it('the drafts are edited in the form above, which is cleared afterwards', async () => {
  const rendered = await openDialog();
  await clickButton(rendered, 'Edit Sketch');
  const points = inDraft().getByLabelText<HTMLInputElement>(/Point value/);
  expect(points.value).toBe('20');
  await fill(rendered, points, '25');
  await clickButton(rendered, '+ Update draft');
  await waitFor(() => expect(draftRow('Final Submission').textContent).toMatch(/45$/));
  expect(screen.getByRole('button', { name: '+ Add draft' })).toBeTruthy();
  await clickButton(rendered, 'Update');
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  expect(sentBodies()[0]).toMatchObject({
    draftSubmissions: expect.arrayContaining([
      expect.objectContaining({ draftId: 2, draftPointValue: 25, draftStatus: 'UPDATE' }),
    ]),
  });
});

it('the drafts cannot exceed 100 points together', async () => {
  const rendered = await openDialog();
  await clickButton(rendered, 'Edit Sketch');
  await fill(rendered, inDraft().getByLabelText(/Point value/), '71');
  await clickButton(rendered, '+ Update draft');
  const message = 'Total contribution of draft submissions is greater than 100%';
  expect(await inDraft().findByText(message)).toBeTruthy();
  expect(draftRow('Sketch').textContent).toContain('20');
});

it('the drafts block saving while one is typed but not added', async () => {
  const rendered = await openDialog();
  await rendered.user.type(inDraft().getByLabelText(/Draft Title/), 'Third');
  await clickButton(rendered, 'Update');
  expect(await screen.findByText(/Please hit '\+' before Update/)).toBeTruthy();
  expect(sentBodies()).toEqual([]);
});

it('the drafts that nobody has submitted are deleted on save, and can be restored until then', async () => {
  const rendered = await openDialog();
  await clickButton(rendered, 'Remove Sketch');
  expect(draftRow('Sketch').getAttribute('data-mark')).toBe('DELETE');
  expect(draftRow('Final Submission').textContent).toMatch(/70$/);
  await clickButton(rendered, 'Restore Sketch');
  expect(draftRow('Final Submission').textContent).toMatch(/50$/);
});

it('the drafts that students have submitted cannot be deleted', async () => {
  const rendered = await openDialog();
  await clickButton(rendered, 'Remove Outline');
  expect(await screen.findByText(/2 students have already submitted Outline/)).toBeTruthy();
  expect(draftRow('Outline').getAttribute('data-mark')).toBeNull();
});

it('the drafts cannot be switched off while there are some', async () => {
  const rendered = await openDialog();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Draft submissions/ });
  await rendered.user.click(box);
  expect(await screen.findByText(/you cannot unselect draft submissions/)).toBeTruthy();
  expect(box.checked).toBe(true);
});

describe('an assignment that students have started', () => {
  beforeEach(() =>
    server.respondTo('GET', route, { ...storedAssignment, numberOfStarted: 3, numberOfGraded: 1 }),
  );

  it('an assignment that students have started is saved after a warning about the consequences', async () => {
    const rendered = await openDialog();
    await fill(rendered, field(/^Point Value/), '60');
    await clickButton(rendered, 'Update');
    const question = await screen.findByRole('alertdialog', { name: 'Students have already started' });
    expect(question.textContent).toContain(
      'One text has been graded. Its grade stays, but it will count in the class total with the new weight instead of 40.',
    );
    expect(sentBodies()).toEqual([]);
    await rendered.user.click(within(question).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
  });

  it('an assignment that students have started is saved without a warning if nothing affects them', async () => {
    const rendered = await openDialog();
    await fill(rendered, field(/^Title/), 'Habits');
    await clickButton(rendered, 'Update');
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
