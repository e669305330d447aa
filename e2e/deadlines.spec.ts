import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { DateTime } from 'luxon';
import { inDays, openCourse, type TestClass } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, expectSaved, signIn, writingArea } from './support.ts';
import { findPaper } from './writer.ts';

test.afterEach(closeWindows);

/** The instructor moves the deadline of the draft or of the final text to a number of seconds from now. */
async function moveDeadline(
  request: APIRequestContext,
  testClass: TestClass,
  { draftType, seconds }: { draftType: 'DRAFT' | 'FINAL'; seconds: number },
): Promise<void> {
  const call = await callAs(request, 'demo_instructor');
  const assignment = (await call('GET', `/api/classes/assignment?id=${testClass.assignmentId}`)) as {
    draftSubmissions: { draftType: string }[];
  }; // cast: our own server
  const draftDeadline = DateTime.utc().plus({ seconds }).toISO();
  const draftSubmissions = assignment.draftSubmissions.map((draft) =>
    draft.draftType === draftType ? { ...draft, draftDeadline } : draft,
  );
  const end = draftType === 'FINAL' ? { endDate: draftDeadline } : {};
  await call('PATCH', '/api/classes/assignment', { ...assignment, ...end, draftSubmissions });
}

/** A step's submission as the instructor sees it: how it was submitted, and its text. */
async function handedIn(request: APIRequestContext, submissionId: number, at: number) {
  const call = await callAs(request, 'demo_instructor');
  const submission = (await call('POST', `/api/classes/readsubmission?submissionId=${submissionId}`)) as {
    deadlineSubmissions: { status: string; versionSeq: number }[];
  }; // cast: our own server
  const step = submission.deadlineSubmissions[at];
  const versionQuery = `submissionId=${submissionId}&seq=${step?.versionSeq}`;
  const { text } = (await call('GET', `/api/submission/comments/text?${versionQuery}`)) as { text: string }; // cast: our own server
  return { status: step?.status, text };
}

/** Triggers a refetch, as when the user returns to the window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('a student who types past a deadline has submitted the words before it, is told, and keeps the rest', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'DL-10001', {
    preventAfterDueDate: true,
    autoSubmission: true,
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: inDays(5), draftPointValue: 30 }],
  });
  const { submissionId } = await startAssignment(request, 'demo_student11', testClass);
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(page)).toBeAttached();
  await writingArea(page).focus();
  await page.keyboard.type('In time.');
  await expectSaved(page);

  await moveDeadline(request, testClass, { draftType: 'DRAFT', seconds: 8 });
  await comeBack(page);
  await expect(page.getByText(/It will be handed in automatically in/)).toBeVisible();
  await page.keyboard.type(' And on and on and on over the deadline.'.repeat(3), { delay: 90 });
  await page.keyboard.type(' Its end.');
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  await expect(page.getByText('Automatically Submitted').first()).toBeVisible();
  await expect(writingArea(page)).toContainText('Its end.');
  await expectSaved(page);
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(
    page.getByRole('menuitem', { name: `Handed in automatically: ${testClass.title}` }),
  ).toBeVisible();

  const { status, text } = await handedIn(request, submissionId, 0);
  expect(status).toBe('SUBMITTED_AUTO');
  expect(text).toMatch(/^In time\. And on/);
  expect(text).not.toContain('Its end.');

  await page.keyboard.press('Escape');
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await moveDeadline(request, testClass, { draftType: 'FINAL', seconds: 5 });
  await comeBack(page);
  await page.keyboard.type(' Typed to the last.');
  await expect(page.getByText(/^The deadline for “Final Submission” has passed\./)).toBeVisible();
  await expect(findPaper(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(findPaper(page)).toContainText('Typed to the last.');
  const final = await handedIn(request, submissionId, 1);
  expect(final.status).toBe('SUBMITTED_AUTO');
  expect(final.text).toContain('Its end. Typed to the last.');
});
