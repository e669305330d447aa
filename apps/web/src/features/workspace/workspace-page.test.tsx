import { sessionUserSchema } from '@redraft/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emitAccessChange } from '../../lib/access-changes.ts';
import { queryClient } from '../../lib/query-client.ts';
import { notifyRefusedSave } from '../../lib/refused-save-event.ts';
import { clearSession, currentUser, followOtherTabs, storeSession } from '../../lib/session.ts';
import { FakeEditor } from '../../testing/editor.ts';
import { FakeServer } from '../../testing/server.ts';
import { type RenderedPage, show } from '../../testing/show.tsx';
import { started, unstartedAssignment } from '../../testing/student-assignment.ts';
import { openWindow } from '../../testing/window.ts';
import { editorFrameKey } from '../../ui/editor-frame/frame-key.ts';
import { prefetchWorkspace } from './prefetch-workspace.ts';
import { WorkspacePage } from './workspace-page.tsx';

const route = '/api/student/assignment';
const frame = {
  actionUrl: '/editor/?WOPISrc=x',
  editorOrigin: '',
  assets: [],
  hasTextView: false,
  opensOffline: false,
  mode: 'edit' as const,
  fields: { access_token: 'token' },
};
const student = sessionUserSchema.parse({
  id: 7,
  username: 'some_student',
  firstName: 'Some',
  lastName: 'Student',
  email: 'some@school.example',
  roles: ['ROLE_STUDENT'],
  can: ['assignment.write'],
  accessToken: 'token',
  expiry: '2029-12-31T12:00:00Z',
  language: null,
  timeZone: null,
  plainText: false,
});
let server: FakeServer;

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', route, unstartedAssignment);
  server.respondTo('POST', '/api/editor/frame', frame);
});

const open = (at = '/assignment/21'): RenderedPage =>
  show(<WorkspacePage />, { at, path: '/assignment/:id' });
const startButton = () => screen.queryByRole('button', { name: 'Start' });
/** A button of the question, which accepts a click once the question has opened and its content is known. */
async function inQuestion(name: string): Promise<HTMLElement> {
  const button = within(await screen.findByRole('alertdialog')).getByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  return button;
}
/** Waits until it is enabled. */
async function handInButton(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveProperty('disabled', false),
  );
  return screen.getByRole('button', { name: 'Hand in' });
}

/** Opens the page with the text loaded in the editor. */
async function openWithText(): Promise<RenderedPage & { editor: FakeEditor }> {
  const rendered = open();
  const editor = await FakeEditor.in('Text of Essay on habit');
  await editor.send('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
  return { ...rendered, editor };
}

describe('the opened document', () => {
  beforeEach(() => server.respondTo('GET', route, started));

  it('the opened document gets the focus if it can be edited', async () => {
    const { editor } = await openWithText();
    expect(document.activeElement).toBe(screen.getByTitle('Text of Essay on habit'));
    await editor.waitForMessage('Grab_Focus');
  });

  it('the opened document counts words without those of its template', async () => {
    server.respondTo('GET', route, { ...started, description: 'Write 300 words.' });
    server.respondTo('GET', '/api/student/submission/template', { text: 'Claim\nReasons' });
    open();
    const editor = await FakeEditor.in('Text of Essay on habit');
    const Features = { VersionStates: true, Templates: true };
    await editor.send('App_LoadingStatus', { Status: 'Frame_Ready', Features });
    await editor.send('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
    await editor.waitForMessage('Redraft_WordGoal');
    expect(editor.values.get('Redraft_WordGoal')).toEqual({
      min: 300,
      max: 300,
      template: 'Claim\nReasons',
    });
  });

  it('the opened document leaves the focus in a field in which the user types meanwhile', async () => {
    open();
    const editor = await FakeEditor.in('Text of Essay on habit');
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    await editor.send('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
    expect(document.activeElement).toBe(field);
    expect(editor.receivedMessages).not.toContain('Grab_Focus');
  });

  it('the opened document leaves the focus where it is if it is read-only', async () => {
    server.respondTo('GET', route, { ...started, can: { ...started.can, write: false } });
    const { editor } = await openWithText();
    expect(editor.receivedMessages).not.toContain('Grab_Focus');
  });
});

it('the page shows the task and its steps in the class time zone', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Essay on habit' })).toBeTruthy();
  expect(screen.getByText('Write about a habit of yours.')).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'Draft Submission' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('First draft'),
    expect.stringContaining('Final Submission'),
  ]);
  expect(steps[0]?.textContent).toContain('12 October, 12:00');
  expect(steps[0]?.getAttribute('aria-current')).toBe('step');
});

it('the Start button starts the submission and opens it', async () => {
  server.respondTo('POST', route, started);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByTitle('Text of Essay on habit')).toBeTruthy();
  expect(server.callsTo('POST', route)[0]?.query).toEqual({ id: '21' });
  expect(startButton()).toBeNull();
});

it('a refused start is reported and can be retried', async () => {
  server.rejectWith('POST', route, { status: 503, code: 'service.unavailable', message: 'Not now.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect((await screen.findAllByText(/not possible at the moment|Not now\./)).length).toBeGreaterThan(0);
  expect(startButton()).toBeTruthy();
});

it.each([
  ['assignment.not_started', 'This assignment has not started yet.'],
  [
    'assignment.paused',
    'The instructor has paused this assignment. You can read your text but not change it.',
  ],
  ['class.archived', 'This class is archived. You can read your text but not change it.'],
  ['assignment.closed', 'The deadline for this assignment has passed.'],
])('an assignment that cannot be started says why and has no Start: %s', async (code, message) => {
  server.respondTo('GET', route, {
    ...unstartedAssignment,
    can: { start: false, write: false, submit: false },
    closedBecause: 'Closed.',
    closedCode: code,
  });
  open();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(startButton()).toBeNull();
});

it('the start page names the additional files, and one without a title by its type', async () => {
  const file = {
    assignmentTemplateId: 1,
    fileId: null,
    type: 'SPREADSHEET' as const,
    fileType: 'xlsx',
    title: 'Survey',
    startDate: null,
    allowImport: false,
    hasEditor: false,
    originalKind: null,
  };
  server.respondTo('GET', route, {
    ...unstartedAssignment,
    additionalFiles: [file, { ...file, assignmentTemplateId: 2, title: '' }],
  });
  open();
  expect(await screen.findByText('Also in this assignment: Survey, Spreadsheet.')).toBeTruthy();
});

it('an address without a valid assignment id sends no request', async () => {
  open('/assignment/none');
  expect(await screen.findByText("There's nothing here!")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

it('an address of an unknown assignment says so', async () => {
  server.rejectWith('GET', route, { status: 404, code: 'request.not_found' });
  open();
  expect(await screen.findByText("There's nothing here!")).toBeTruthy();
});

describe('opening the document', () => {
  beforeEach(() => server.respondTo('GET', route, started));

  it('opening the document requests access to the newest version in the language of the page', async () => {
    open();
    await FakeEditor.in('Text of Essay on habit');
    expect(server.callsTo('POST', '/api/editor/frame')[0]?.query).toMatchObject({
      submissionId: '90',
      lang: 'en',
      theme: 'light',
    });
  });

  it('opening the document is requested while the code of the page loads, and again by the next page', async () => {
    await prefetchWorkspace('21');
    expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(1);
    open();
    await FakeEditor.in('Text of Essay on habit');
    expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(1);
    cleanup();
    await waitFor(() =>
      expect(queryClient.getQueryCache().findAll({ queryKey: [editorFrameKey] })).toEqual([]),
    );
    open();
    await FakeEditor.in('Text of Essay on habit');
    expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(2);
  });

  it('opening the document is not repeated while it is open and the address of the page changes', async () => {
    open();
    await FakeEditor.in('Text of Essay on habit');
    await prefetchWorkspace('21');
    expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(1);
  });

  it('opening the document shows a failure and can be retried', async () => {
    server.rejectWith('POST', '/api/editor/frame', {
      status: 409,
      code: 'submission.closed',
      message: 'Closed.',
    });
    const { user } = open();
    const reason = await screen.findByText('This text has been handed in and can no longer be changed.');
    const alert = reason.closest<HTMLElement>('[role="alert"]');
    if (alert === null) throw new Error('It is not told as a failure');
    const retry = within(alert).getByRole('button', { name: 'Try again' });
    server.respondTo('POST', '/api/editor/frame', frame);
    await user.click(retry);
    expect(await screen.findByTitle('Text of Essay on habit')).toBeTruthy();
  });

  it('opening the document is repeated with new permissions after writing was closed meanwhile', async () => {
    const { editor } = await openWithText();
    server.respondTo('GET', route, {
      ...started,
      can: { start: false, write: false, submit: false },
      closedBecause: 'Paused.',
      closedCode: 'assignment.paused',
    });
    await editor.send('Redraft_AccessChanged', { canWrite: false, code: 'assignment.paused' });
    await waitFor(() => expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(2));
    expect(await screen.findByText(/The instructor has paused this assignment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });

  it('opening the document requests a new token each time, since the lock belongs to the previous one', async () => {
    const { editor, user } = await openWithText();
    await editor.send('UI_Close', { EverModified: false });
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(server.callsTo('POST', '/api/editor/frame')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull());
  });

  it('opening the document extends the session of the writer, starting with the first words', async () => {
    server.respondTo('POST', '/api/auth/renew', { expiry: '2030-01-01T12:00:00Z' });
    storeSession(student);
    onTestFinished(clearSession);
    const { editor } = await openWithText();
    expect(server.callsTo('POST', '/api/auth/renew')).toEqual([]);
    for (const Modified of [true, false, true]) await editor.send('Doc_ModifiedStatus', { Modified });
    await waitFor(() => expect(server.callsTo('POST', '/api/auth/renew')).toHaveLength(1));
    await waitFor(() => expect(currentUser()?.expiry).toBe('2030-01-01T12:00:00Z'));
  });

  it('opening the document is skipped for a file type that needs an external program', async () => {
    server.respondTo('GET', route, { ...started, mainFileType: 'pptx', mainHasEditor: false });
    open();
    expect(await screen.findByText('Your file is ready')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Upload the edited file' })).toBeTruthy();
    expect(server.callsTo('POST', '/api/editor/frame')).toEqual([]);
  });
});

describe('the side panel', () => {
  beforeEach(() => server.respondTo('GET', route, started));
  const panel = () => within(screen.getByRole('complementary', { name: 'Assignment' }));

  it('the summary shows the requirements of the assignment, and enforcement only if it is on', async () => {
    await openWithText();
    const names = panel()
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(names.slice(0, 4)).toEqual([
      'Final Submission Deadline',
      'Deadline Enforcement',
      'Autosubmission',
      'Weighted Distribution',
    ]);
    expect(panel().getByText('Final Submission Deadline').nextSibling?.textContent).toBe(
      '2026-10-20 12:00 (12:00 PM)',
    );
  });

  it('the side panel shows the task first, then the feedback, then the facts without empty ones', async () => {
    server.respondTo('GET', route, { ...started, autoSubmission: false });
    await openWithText();
    const headings = () =>
      panel()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    const expected = ['Task', 'Feedback', expect.any(String), 'Draft Submission', 'Assignment summary'];
    await waitFor(() => expect(headings()).toEqual(expected));
    expect(panel().queryByText('Autosubmission')).toBeNull();
    expect(panel().queryByText('Suggestions accepted on submission')).toBeNull();
  });

  it('a long task expands on a click', async () => {
    server.respondTo('GET', route, { ...started, description: 'A line of the task.\n'.repeat(30) });
    const { user } = await openWithText();
    const open = panel().getByRole('button', { name: 'Show the whole task' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await user.click(open);
    expect(panel().getByRole('button', { name: 'Show less' })).toBeTruthy();
  });

  it('a formatted task keeps its format and is cut after its first lines', async () => {
    const runs = [{ text: 'Read this', link: 'https://example.org' }];
    const item = { type: 'bulletItem' as const, indent: 0, runs };
    const heading = { type: 'heading' as const, indent: 0, runs: [{ text: 'Your task' }] };
    const richDescription = [heading, ...Array.from({ length: 30 }, () => item)];
    const description = `Your task${'\n• Read this'.repeat(30)}`;
    server.respondTo('GET', route, { ...started, description, richDescription });
    const { user } = await openWithText();
    expect(panel().getByRole('heading', { name: 'Your task', level: 3 })).toBeTruthy();
    const links = () => panel().getAllByRole('link', { name: 'Read this' });
    expect(links().length).toBeLessThan(15);
    await user.click(panel().getByRole('button', { name: 'Show the whole task' }));
    expect(links()).toHaveLength(30);
  });

  it('the side panel has no row about enforcement if deadlines are not enforced', async () => {
    server.respondTo('GET', route, { ...started, preventAfterDueDate: false });
    await openWithText();
    expect(panel().queryByText('Deadline Enforcement')).toBeNull();
  });

  it('the drafts are shown as steps or on a timeline', async () => {
    const { user } = await openWithText();
    await user.click(panel().getByRole('button', { name: 'Timeline' }));
    const timeline = await panel().findByRole('listbox', { name: 'Timeline' });
    const events = within(timeline).getAllByRole('option');
    expect(events.map((event) => event.textContent)).toEqual([
      'Start Date · 2026-10-01 08:00 Europe/Berlin',
      'First draft: deadline · Not Submitted · 2026-10-12 12:00 Europe/Berlin',
      'Final Submission: deadline · Not Submitted · 2026-10-20 12:00 Europe/Berlin',
      'Ongoing · Current version',
    ]);
    await user.click(panel().getByRole('button', { name: 'Steps' }));
    expect(panel().queryByRole('listbox', { name: 'Timeline' })).toBeNull();
  });

  it("the student's own statistics are offered only if the assignment shows them", async () => {
    await openWithText();
    expect(panel().queryByRole('button', { name: 'Analytics' })).toBeNull();
  });

  it("the student's own statistics are requested by the student's calls", async () => {
    server.respondTo('GET', route, { ...started, showAnalytics: true });
    server.respondTo('POST', '/api/student/graph/heatmap', {
      timezone: 'Europe/Berlin',
      unit: 'words',
      hours: [],
      algorithmVersion: '1',
    });
    server.respondTo('POST', '/api/student/graph/wordchange', {
      timezone: 'Europe/Berlin',
      points: [],
      sittings: [],
      joined: 0,
      changes: [],
      algorithmVersion: '1',
    });
    const { user } = await openWithText();
    await user.click(panel().getByRole('button', { name: 'Analytics' }));
    expect(await screen.findByRole('dialog', { name: 'Analytics' })).toBeTruthy();
    await waitFor(() => {
      expect(server.callsTo('POST', '/api/student/graph/heatmap')[0]?.query).toEqual({ id: '90' });
      expect(server.callsTo('POST', '/api/student/graph/wordchange')[0]?.query).toEqual({ id: '90' });
    });
  });

  it('each file has a tab named by its title or by its type', async () => {
    const file = {
      assignmentTemplateId: 1,
      fileId: null,
      type: 'SPREADSHEET' as const,
      fileType: 'xlsx',
      title: 'Survey',
      startDate: null,
      allowImport: false,
      hasEditor: false,
      originalKind: null,
    };
    server.respondTo('GET', route, {
      ...started,
      additionalFiles: [file, { ...file, assignmentTemplateId: 2, title: '' }],
    });
    const { user } = await openWithText();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Main File', 'Survey', 'Spreadsheet']);
    await user.click(screen.getByRole('tab', { name: 'Spreadsheet' }));
    expect(await screen.findByRole('dialog', { name: 'Additional Files - Spreadsheet' })).toBeTruthy();
  });
});

describe('submitting', () => {
  beforeEach(() => {
    server.respondTo('GET', route, started);
    server.respondTo('GET', '/api/student/submission/preview', {
      words: 264,
      templateWords: 0,
      hasSuggestions: false,
      files: [],
    });
    server.respondTo('POST', '/api/student/submission', { success: true });
  });
  const submissions = () => server.callsTo('POST', '/api/student/submission');

  it('submitting asks first, and does nothing on Cancel', async () => {
    const { user } = await openWithText();
    await user.click(await handInButton());
    const question = await screen.findByRole('alertdialog', { name: /^Hand in/ });
    expect(question.textContent).toContain('will be handed in as “First draft”');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(submissions()).toEqual([]);
  });

  it('submitting shows the length of the text, undecided suggestions and unchanged files', async () => {
    const file = {
      fileId: null,
      fileType: 'pptx',
      startDate: null,
      allowImport: false,
      hasEditor: true,
      originalKind: null,
      type: 'PRESENTATION' as const,
    };
    const additionalFiles = [
      { ...file, assignmentTemplateId: 1, title: 'Talk' },
      { ...file, assignmentTemplateId: 2, title: 'Figures' },
    ];
    const description = 'Write 350 to 450 words about a habit.';
    server.respondTo('GET', route, { ...started, description, additionalFiles });
    server.respondTo('GET', '/api/student/submission/preview', {
      words: 264,
      templateWords: 0,
      hasSuggestions: true,
      files: [{ assignmentTemplateId: 2, state: 'untouched' }],
    });
    const { user } = await openWithText();
    await user.click(await handInButton());
    const question = within(await screen.findByRole('alertdialog'));
    const list = await question.findByRole('list', { name: 'What you hand in' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      '264 of 350 to 450 words: fewer than the task asks for',
      'Your text has suggestions that you have not accepted or rejected.',
      'Figures: not started',
    ]);
  });

  it('submitting is possible if the length of the text is unknown', async () => {
    server.rejectWith('GET', '/api/student/submission/preview', { status: 503, code: 'server.away' });
    const { user } = await openWithText();
    await user.click(await handInButton());
    expect(await inQuestion('Hand in')).toBeTruthy();
  });

  it('submitting the final step warns that nothing can be changed afterwards', async () => {
    server.respondTo('GET', route, {
      ...started,
      currentStep: { draftId: 2, title: 'Final Submission', isFinal: true, isReviewedNameless: false },
    });
    const { user } = await openWithText();
    await user.click(await handInButton());
    const question = await screen.findByRole('alertdialog', { name: 'Hand in the final text' });
    expect(question.textContent).toContain('You cannot change it afterwards.');
  });

  it('submitting waits until the editor has saved, then sends the step', async () => {
    const { user, editor } = await openWithText();
    await user.click(await handInButton());
    await user.click(await inQuestion('Hand in'));
    await editor.waitForMessage('Action_Save');
    expect(await screen.findByText('Saving the text')).toBeTruthy();
    expect(submissions()).toEqual([]);
    await editor.send('Action_Save_Resp', {
      success: true,
      result: '',
      errorMsg: '',
    });
    expect(await screen.findByText('Your text has been handed in.')).toBeTruthy();
    expect(submissions().map(({ query }) => query)).toEqual([{ id: '90', draftId: '1' }]);
  });

  it('submitting sends nothing if saving failed, and says so', async () => {
    const { user, editor } = await openWithText();
    await user.click(await handInButton());
    await user.click(await inQuestion('Hand in'));
    await editor.waitForMessage('Action_Save');
    await editor.send('Action_Save_Resp', { success: false, result: 'failed', errorMsg: '' });
    expect(await screen.findByText(/so it was not handed in/)).toBeTruthy();
    expect(submissions()).toEqual([]);
    await waitFor(() => expect(screen.queryByText('Saving the text')).toBeNull());
  });

  it("submitting shows the server's result", async () => {
    const { user, editor } = await openWithText();
    await user.click(await handInButton());
    await user.click(await inQuestion('Hand in'));
    await editor.waitForMessage('Action_Save');
    server.respondTo('GET', route, {
      ...started,
      timeline: started.timeline.map((entry) =>
        entry.draftId === 1
          ? { ...entry, status: 'SUBMITTED' as const, submitDate: '2026-10-05T08:01:00Z' }
          : entry,
      ),
      currentStep: { draftId: 2, title: 'Final Submission', isFinal: true, isReviewedNameless: false },
    });
    await editor.send('Action_Save_Resp', {
      success: true,
      result: '',
      errorMsg: '',
    });
    // Hidden from the accessibility tree until the dialog closes.
    const panel = within(await screen.findByRole('complementary', { name: 'Assignment' }));
    const firstStep = () => panel.getAllByRole('listitem')[0]?.textContent;
    await waitFor(() => expect(firstStep()).toContain('Submitted 5 October, 10:01'));
  });
});

describe('unsaved words', () => {
  beforeEach(() => server.respondTo('GET', route, started));
  const closed = {
    ...started,
    can: { start: false, write: false, submit: false },
    closedBecause: 'Paused.',
    closedCode: 'assignment.paused',
  };
  const answer = (success: boolean) => ({ success, result: '', errorMsg: '' });
  const frameCalls = () => server.callsTo('POST', '/api/editor/frame');

  it('unsaved words are reported until they are saved, and block submitting', async () => {
    const { editor } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    expect(await screen.findByText('Saving')).toBeTruthy();
    await editor.waitForMessage('Action_Save');
    const requests = server.callsTo('GET', route).length;
    await editor.send('Action_Save_Resp', answer(false));
    expect(await screen.findByText(/Your last changes are not saved/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveProperty('disabled', true);
    // Only the server knows the reason.
    await waitFor(() => expect(server.callsTo('GET', route).length).toBeGreaterThan(requests));
    await editor.send('Doc_ModifiedStatus', { Modified: false });
    await editor.send('Action_Save_Resp', answer(true));
    expect(screen.queryByText(/Your last changes are not saved/)).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveProperty('disabled', false);
  });

  it('unsaved words stay visible during a pause until the user has copied them', async () => {
    const { editor, user } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.waitForMessage('Action_Save');
    server.respondTo('GET', route, closed);
    await editor.send('Action_Save_Resp', answer(false));
    expect(await screen.findByText(/has paused this assignment.*Copy them from the text/)).toBeTruthy();
    expect(frameCalls()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Open the saved text' }));
    await waitFor(() => expect(frameCalls()).toHaveLength(2));
    expect(screen.queryByText(/Copy them from the text/)).toBeNull();
  });

  it('unsaved words are saved at once when the assignment is paused, and then need no copy', async () => {
    const { editor } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.waitForMessage('Action_Save');
    server.respondTo('GET', route, closed);
    act(() => emitAccessChange());
    expect(await screen.findByText(/has paused this assignment.*Copy them from the text/)).toBeTruthy();
    const saves = () => editor.receivedMessages.filter((id) => id === 'Action_Save');
    expect(saves()).toHaveLength(1);
    // One save at a time: the second covers later changes.
    await editor.send('Action_Save_Resp', answer(true));
    expect(saves()).toHaveLength(2);
    await editor.send('Doc_ModifiedStatus', { Modified: false });
    await editor.send('Action_Save_Resp', answer(true));
    await waitFor(() => expect(frameCalls()).toHaveLength(2));
    expect(screen.queryByText(/Copy them from the text/)).toBeNull();
  });

  it('unsaved words have to be looked for by the user if the editor has reloaded the document', async () => {
    const { editor } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.send('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 0 });
    expect(await screen.findByText(/reopened the document/)).toBeTruthy();
  });

  it('unsaved words stay visible if only the server knows that it refused them', async () => {
    const { editor } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.waitForMessage('Action_Save');
    await editor.send('Doc_ModifiedStatus', { Modified: false });
    await editor.send('Action_Save_Resp', answer(true));
    server.respondTo('GET', route, closed);
    act(() => notifyRefusedSave(1));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => notifyRefusedSave(started.submission.fileId));
    expect(await screen.findByText(/has paused this assignment.*Copy them from the text/)).toBeTruthy();
    expect(frameCalls()).toHaveLength(1);
  });

  it('unsaved words stay visible when the session ends, and are saved after the next sign-in', async () => {
    server.respondTo('POST', '/api/auth/resume', { success: true });
    storeSession(student);
    onTestFinished(clearSession);
    onTestFinished(followOtherTabs(() => expect.unreachable('The page is loaded anew.')));
    const { editor } = await openWithText();
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.waitForMessage('Action_Save');
    const storedElsewhere = (value: string | null) => {
      if (value === null) localStorage.removeItem('redraft.session');
      else localStorage.setItem('redraft.session', value);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'redraft.session' })));
    };
    storedElsewhere(null);
    expect(await screen.findByText(/You are signed out/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveProperty('disabled', true);
    storedElsewhere(JSON.stringify({ ...student, accessToken: 'new' }));
    await waitFor(() => expect(screen.queryByText(/You are signed out/)).toBeNull());
    expect(currentUser()?.accessToken).toBe('new');
    await waitFor(() => expect(server.callsTo('POST', '/api/auth/resume')).toHaveLength(1));
    expect(frameCalls()).toHaveLength(1);
  });

  it('unsaved words are not reported by the page if the editor does it', async () => {
    const { editor } = await openWithText();
    await editor.send('App_LoadingStatus', {
      Status: 'Frame_Ready',
      Features: { VersionStates: true, AccessChanges: true },
    });
    await editor.send('Doc_ModifiedStatus', { Modified: true });
    await editor.waitForMessage('Action_Save');
    expect(screen.queryByText('Saving')).toBeNull();
  });
});

it('a closed submission has no submit button, and opens with the reason', async () => {
  server.respondTo('GET', route, {
    ...started,
    can: { start: false, write: false, submit: false },
    closedBecause: 'Submitted.',
    closedCode: 'submission.closed',
  });
  const { user } = await openWithText();
  const reason = 'This text has been handed in and can no longer be changed.';
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: `${reason} Show more.` }));
  expect(within(await screen.findByRole('dialog', { name: 'Notice' })).getByText(reason)).toBeTruthy();
});

it('a closed submission shows its grade and its feedback', async () => {
  server.respondTo('GET', route, {
    ...started,
    can: { start: false, write: false, submit: false },
    submission: {
      ...started.submission,
      status: 'SUBMITTED',
      score: 87,
      feedbacks: [
        {
          comment: 'A clear beginning.',
          timestamp: '2026-10-21T10:00:00Z',
          id: 4,
          editedDate: null,
          read: false,
          draftId: 1,
          isOwn: false,
          draftTitle: 'First draft',
          draftType: 'DRAFT',
        },
      ],
    },
  });
  await openWithText();
  const panel = screen.getByRole('complementary', { name: 'Assignment' });
  expect(within(panel).getByText(/87/)).toBeTruthy();
  expect(within(panel).getByText('A clear beginning.')).toBeTruthy();
});

describe('a deadline', () => {
  const closingIn = (minutes: number) => ({
    ...started,
    serverTime: new Date(Date.parse('2026-10-12T10:00:00Z') - minutes * 60_000).toISOString(),
  });
  // Freezes the clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('a deadline less than an hour away is shown with what happens automatically', async () => {
    server.respondTo('GET', route, closingIn(40));
    await openWithText();
    expect(screen.getByRole('button', { name: /First draft is due soon!/ })).toBeTruthy();
    const caution =
      'Caution! This task is subject to deadline enforcement. It will be handed in automatically in';
    expect((await screen.findByText(caution)).parentElement?.textContent).toMatch(/automatically in 40:00$/);
  });

  it('a deadline that is not enforced is shown without a warning', async () => {
    server.respondTo('GET', route, { ...closingIn(40), preventAfterDueDate: false, autoSubmission: false });
    await openWithText();
    expect(screen.getByRole('button', { name: /First draft is due soon!/ })).toBeTruthy();
    expect(screen.queryByText(/Caution!/)).toBeNull();
  });

  it('a deadline a few minutes away is shown as urgent', async () => {
    server.respondTo('GET', route, closingIn(5));
    await openWithText();
    expect(screen.getByRole('button', { name: /due in less than 10 minutes!/ })).toBeTruthy();
  });

  it('a distant deadline is not shown', async () => {
    server.respondTo('GET', route, closingIn(200));
    await openWithText();
    expect(screen.queryByText(/is due/)).toBeNull();
  });
});
