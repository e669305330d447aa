import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import type { TestClass } from './course.ts';
import { callAs, signIn, writingArea } from './support.ts';

export type Call = Awaited<ReturnType<typeof callAs>>;
export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Enrolls a student in the class; returns a function for the student's API calls. */
export async function enroll(
  request: APIRequestContext,
  username: string,
  testClass: TestClass,
): Promise<Call> {
  const call = await callAs(request, username);
  await call('POST', `/api/classes/ClassSearch?enrollkey=${testClass.enrollkey}`);
  await call('POST', `/api/classes/classenroll?id=${testClass.classId}`);
  return call;
}

/** Enrolls a student and starts the assignment. */
export async function startAssignment(
  request: APIRequestContext,
  username: string,
  testClass: TestClass,
): Promise<{ call: Call; submissionId: number; downloadFormats: string[] }> {
  const call = await enroll(request, username, testClass);
  const started = (await call('POST', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    submission: { submissionId: number };
    downloadFormats: string[];
  }; // cast: our own server
  return { call, submissionId: started.submission.submissionId, downloadFormats: started.downloadFormats };
}

/** A student's window with these display settings and the caret in an empty text. */
export async function openText(
  browser: Browser,
  {
    testClass,
    username,
    contextOptions = {},
  }: { testClass: TestClass; username: string; contextOptions?: ContextOptions },
): Promise<Page> {
  const address = `/assignment/${testClass.assignmentId}`;
  const isForeign = contextOptions.locale !== undefined;
  const page = await (await browser.newContext(isForeign ? {} : contextOptions)).newPage();
  await signIn(page, username, address);
  if (!isForeign) return waitForEditor(page);
  // Signed in with the language of this context.
  const storageState = await page.context().storageState();
  await page.context().close();
  const foreign = await (await browser.newContext({ ...contextOptions, storageState })).newPage();
  await foreign.goto(address);
  return waitForEditor(foreign);
}

/** The first opening loads the whole editor. */
async function waitForEditor(page: Page): Promise<Page> {
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  await writingArea(page).focus();
  return page;
}

/** The student's path by hand: enrollment key, class, Start, and the caret is in the text. */
export async function startByHand(page: Page, username: string, testClass: TestClass): Promise<void> {
  await signIn(page, username, '/enroll');
  await page.getByLabel(/enrollment key/i).fill(testClass.enrollkey);
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await page.getByRole('link', { name: testClass.className }).click();
  await page
    .getByRole('row', { name: new RegExp(testClass.title) })
    .getByRole('button', { name: /^Start: / })
    .click();
  await page.waitForURL(/\/assignment\/\d+/);
  await expect(writingArea(page)).toBeFocused({ timeout: 60_000 });
}

export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your text has been handed in.')).toBeVisible();
}

/** Opens the first student's text in the reader, as an instructor does. */
export async function openReader(staff: BrowserContext, testClass: TestClass): Promise<Page> {
  const staffPage = await staff.newPage();
  await signIn(staffPage, 'demo_instructor', '/classes');
  await staffPage.getByRole('link', { name: testClass.className, exact: true }).click();
  await staffPage.getByRole('tab', { name: 'STUDENTS' }).click();
  // Waits for the students list to replace the assignments list, whose rows are expandable too.
  await staffPage
    .getByRole('tabpanel', { name: 'STUDENTS' })
    .getByRole('button', { name: /expand|show/i })
    .first()
    .click();
  const opened = staff.waitForEvent('page');
  await staffPage.getByRole('link', { name: /read/i }).first().click();
  return opened;
}
