import { type APIRequestContext, type Browser, expect, type Frame, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

/** Tests the page with any editor that speaks the protocol: the frame contains a stub that sends scripted messages and records what it receives. */
const editor = (features: string) => `<!doctype html><title>An editor</title><script>
  const heard = [];
  const say = (MessageId, Values = {}) =>
    parent.postMessage(JSON.stringify({ MessageId, SendTime: 1, Values }), location.origin);
  addEventListener('message', ({ data }) => {
    const { MessageId, Values } = JSON.parse(data);
    heard.push({ MessageId, Values });
  });
  say('App_LoadingStatus', { Status: 'Frame_Ready', Features: ${features} });
  say('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: 1 });
</script>`;

/** Behaves like Collabora: remembers only for the last request whether an answer was requested, and its server may be gone. */
const collabora = `<script>
  let waits = false, isDead = false, isModified = false;
  const change = (isNow) => {
    if (isDead || isNow === isModified) return;
    isModified = isNow;
    say('Doc_ModifiedStatus', { Modified: isNow });
  };
  change(false);
  addEventListener('message', ({ data }) => {
    const { MessageId, Values } = JSON.parse(data);
    if (MessageId !== 'Action_Save' || isDead) return;
    waits = Values.Notify;
    setTimeout(() => {
      change(false);
      if (waits) say('Action_Save_Resp', { success: true, result: '', errorMsg: '' });
      waits = false;
    }, 300);
  });
</script>`;

async function openWith(
  features: string,
  setting: { browser: Browser; request: APIRequestContext; key: string },
) {
  const { browser, request, key } = setting;
  const testClass = await openCourse(request, key, { description: 'Write 500–700 words about a harbour.' });
  await startAssignment(request, 'demo_student14', testClass);
  const context = await browser.newContext();
  await context.route(
    (url) => url.searchParams.has('WOPISrc'),
    (route) => route.fulfill({ contentType: 'text/html', body: editor(features) + collabora }),
  );
  const page = await context.newPage();
  await signIn(page, 'demo_student14', `/assignment/${testClass.assignmentId}`);
  const frame = await editorFrame(page);
  await expect.poll(() => hasReceived(frame, 'Redraft_WordGoal')).toHaveLength(1);
  return { testClass, page, frame, staff: await callAs(request, 'demo_instructor') };
}

async function editorFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((one) => one.url().includes('WOPISrc'))).toBe(true);
  const found = page.frames().find((one) => one.url().includes('WOPISrc'));
  if (!found) throw new Error('There is no editor.');
  return found;
}

interface Heard {
  MessageId: string;
  Values: unknown;
}
const hasReceived = async (frame: Frame, id: string) => {
  const messages = await frame.evaluate<Heard[]>('heard');
  return messages.filter(({ MessageId }) => MessageId === id);
};
const sendFromEditor = (frame: Frame, id: string, values: object = {}) =>
  frame.evaluate(`say(${JSON.stringify(id)}, ${JSON.stringify(values)})`);

test('a document whose editor follows access changes stays visible during a pause', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const openedFrame = await openWith('{ VersionStates: true, AccessChanges: true }', {
    browser,
    request,
    key: 'DI-FRAM1',
  });
  const { testClass, page, frame, staff } = openedFrame;
  expect(await hasReceived(frame, 'Redraft_WordGoal')).toMatchObject([{ Values: { min: 500, max: 700 } }]);
  const pause = (status: boolean) =>
    staff('POST', `/api/classes/assignment/stoped?id=${testClass.assignmentId}&status=${status}`);
  await pause(true);
  await sendFromEditor(frame, 'Redraft_AccessChanged', { canWrite: false, code: 'assignment.paused' });
  await expect(page.getByText(/The instructor has paused this assignment/)).toBeVisible();
  await pause(false);
  await sendFromEditor(frame, 'Redraft_AccessChanged', { canWrite: true, code: '' });
  await expect(page.getByText(/The instructor has paused this assignment/)).toBeHidden();
  expect(frame.isDetached()).toBe(false);
  expect(await hasReceived(frame, 'Redraft_WordGoal')).toHaveLength(1);
});

test('a document of any other editor is reopened when it is paused', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const openedFrame = await openWith('{ VersionStates: true }', { browser, request, key: 'DI-FRAM2' });
  const { testClass, page, frame, staff } = openedFrame;
  await staff('POST', `/api/classes/assignment/stoped?id=${testClass.assignmentId}&status=true`);
  await sendFromEditor(frame, 'Redraft_AccessChanged', { canWrite: false, code: 'assignment.paused' });
  await expect(page.getByText(/The instructor has paused this assignment/)).toBeVisible();
  await expect.poll(() => frame.isDetached()).toBe(true);
});

test('an editor can open the versions, is asked for its words before one is restored, and ends focus mode', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page, frame } = await openWith('{ AccessChanges: true }', { browser, request, key: 'DI-FRAM3' });
  await page.getByRole('button', { name: 'Show only the text (focus mode)' }).click();
  await expect.poll(() => hasReceived(frame, 'Hide_Menubar')).toHaveLength(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await sendFromEditor(frame, 'Redraft_Escape');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect.poll(() => hasReceived(frame, 'Show_Menubar')).toHaveLength(1);
  await sendFromEditor(frame, 'UI_FileVersions');
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await expect(dialog).toContainText('No versions yet');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a text of another editor is saved while typing, submitted right after a word, and reported when the editor is silent', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page, frame } = await openWith('{ VersionStates: true }', { browser, request, key: 'DI-FRAM4' });
  expect(await hasReceived(frame, 'Action_Save')).toEqual([]);
  await frame.evaluate('change(true)');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await hasReceived(frame, 'Action_Save')).length).toBeGreaterThan(0);
  await frame.evaluate('isDead = true; say("Doc_ModifiedStatus", { Modified: true })');
  const handIn = page.getByRole('button', { name: 'Hand in' });
  await expect(page.getByText(/Your last changes are not saved/)).toBeVisible({ timeout: 10_000 });
  await expect(handIn).toBeDisabled();
  await frame.evaluate('isDead = false; isModified = true');
  await expect(page.getByText(/Your last changes are not saved/)).toBeHidden({ timeout: 30_000 });
  await handIn.click();
  await frame.evaluate('change(true)');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your text has been handed in.')).toBeVisible();
});

test('words that another editor could not save stay visible through a pause and the end of the session', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const openedFrame = await openWith('{ VersionStates: true }', { browser, request, key: 'DI-FRAM5' });
  const { testClass, page, frame, staff } = openedFrame;
  await frame.evaluate('isDead = true; say("Doc_ModifiedStatus", { Modified: true })');
  await staff('POST', `/api/classes/assignment/stoped?id=${testClass.assignmentId}&status=true`);
  await expect(page.getByText(/has paused this assignment.*Copy them from the text/)).toBeVisible({
    timeout: 45_000,
  });
  expect(frame.isDetached()).toBe(false);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('redraft.session') ?? '{}');
    return fetch('/api/auth/signout', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
  });
  await expect(page.getByText(/You are signed out/)).toBeVisible({ timeout: 45_000 });
  expect(frame.isDetached()).toBe(false);
  const newPage = await page.context().newPage();
  await signIn(newPage, 'demo_student14', '/home');
  await expect(page.getByText(/You are signed out/)).toBeHidden({ timeout: 15_000 });
  expect(frame.isDetached()).toBe(false);
  await page.getByRole('button', { name: 'Open the saved text' }).click();
  await expect.poll(() => frame.isDetached()).toBe(true);
});

test('a comment is made on words of a text in another editor, and its student finds it there', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-FRAM6');
  const { submissionId } = await startAssignment(request, 'demo_student14', testClass);
  const writing = await (await browser.newContext()).newPage();
  await signIn(writing, 'demo_student14', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(writing)).toBeFocused({ timeout: 60_000 });
  await writing.keyboard.type('Gulls were crying over the harbour.');
  await expectSaved(writing);

  const reading = await inAnotherEditor(browser);
  await signIn(reading, 'demo_instructor', `/readassignment/${submissionId}`);
  // This editor does not report its selection.
  await expect(reading.getByRole('button', { name: 'Document', exact: true })).toBeVisible();
  await reading.getByRole('button', { name: 'History of the selection' }).click();
  await expect(reading.getByRole('button', { name: 'Text with comments' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const line = editorOf(reading).locator('.paper > .ProseMirror > p').first();
  await expect(line).toHaveText('Gulls were crying over the harbour.', { timeout: 60_000 });
  await line.click({ clickCount: 3 });
  await editorOf(reading).getByRole('button', { name: 'Comment', exact: true }).click();
  await reading.keyboard.type('Which gulls?');
  await reading.keyboard.press('Enter');
  await expect(editorOf(reading).getByRole('article', { name: 'Comment by' })).toContainText('Which gulls?');
  await line.click({ clickCount: 3 });
  await reading.getByRole('button', { name: 'History of the selection' }).click();
  await expect(reading.getByRole('dialog', { name: 'History of a passage' })).toContainText(
    'Gulls were crying',
  );

  const looking = await inAnotherEditor(browser);
  await signIn(looking, 'demo_student14', `/assignment/${testClass.assignmentId}`);
  await looking.getByRole('button', { name: 'Comments next to the text' }).click();
  const dialog = looking.getByRole('dialog', { name: 'Comments next to the text' });
  const comment = dialog.frameLocator('iframe').getByRole('article', { name: 'Comment by' });
  await expect(comment).toContainText('Which gulls?', { timeout: 60_000 });
});

/** A browser with a third-party editor configured. */
async function inAnotherEditor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route(
    (url) => url.pathname === '/another-office',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: editor('{ VersionStates: true }') + collabora }),
  );
  await context.route(
    (url) => url.pathname === '/api/editor/frame',
    async (route) => {
      const isText = route.request().url().includes('view=text');
      const response = await route.fetch();
      const frame = await response.json();
      const actionUrl = isText
        ? frame.actionUrl
        : frame.actionUrl.replace('/editor/docx?', '/another-office?');
      return route.fulfill({ response, json: { ...frame, actionUrl, hasTextView: true } });
    },
  );
  return context.newPage();
}
