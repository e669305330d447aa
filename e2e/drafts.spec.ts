import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { textOfDocx } from '@redraft/documents';
import { inDays, openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { callAs, closeWindows, demoPassword, expectSaved, writingArea } from './support.ts';

test.afterEach(closeWindows);

const draft = (draftTitle: string, days: number) => ({
  draftTitle,
  draftDeadline: inDays(days),
  draftPointValue: 20,
});

test('a student submits three drafts, one of them again by an exception, despite a late word and a lost response', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-DRAF1', {
    multiDraft: true,
    draftSubmissions: [draft('Outline', 3), draft('Draft', 5)],
  });
  const { call, submissionId } = await startAssignment(request, 'demo_student14', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student14' });
  await page.keyboard.type('An outline, and its very last words.');
  await handInNow(page, 'Hand in “Outline”');
  await expectStep(page, 'Outline', 'Submitted');

  // The server processes the request, but its response is lost, as during a restart.
  await page.route(
    '**/api/student/submission*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await write(page, ' A draft.');
  await handInNow(page, 'Hand in “Draft”');
  await expectStep(page, 'Draft', 'Submitted');
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();

  const instructor = await callAs(request, 'demo_instructor');
  const submission = (await instructor(
    'POST',
    `/api/classes/readsubmission?submissionId=${submissionId}`,
  )) as {
    deadlineSubmissions: { draftSubmissionId: number; title: string }[];
  }; // cast: our own server
  const outline = submission.deadlineSubmissions.find(({ title }) => title === 'Outline');
  const { draftSubmissionId } = outline ?? {};
  await instructor('POST', '/api/classes/setDraftResubmit', {
    submissionId,
    draftSubmissionId,
    status: true,
  });
  await expect(page.getByText('Exception: this deadline does not apply to you.')).toBeVisible();
  await write(page, ' The outline once more.');
  await handInNow(page, 'Hand in “Outline”');
  await expectStep(page, 'Outline', 'Submitted with Exception');

  await write(page, ' The end.');
  await handInNow(page, 'Hand in the final text');
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('This text has been handed in and can no longer be changed.')).not.toHaveCount(
    0,
  );

  const { submissions } = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    submissions: { title: string; status: string; versionSeq: number }[];
  }; // cast: our own server
  const handedIn = await Promise.all(
    submissions.map(async ({ title, status, versionSeq }) => [
      title,
      status,
      await textAt(request, { submissionId, seq: versionSeq }),
    ]),
  );
  const first = 'An outline, and its very last words. A draft.';
  expect(handedIn).toEqual([
    ['Outline', 'SUBMITTED_EXCEPTION', `${first} The outline once more.`],
    ['Draft', 'SUBMITTED', first],
    ['Final Submission', 'SUBMITTED', `${first} The outline once more. The end.`],
  ]);
});

/** Without waiting for a save. */
async function handInNow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  const question = page.getByRole('alertdialog', { name });
  await expect(question).toContainText('Handing in cannot be undone.');
  await question.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your text has been handed in.').last()).toBeVisible();
  await expect(page.getByText('Handing in', { exact: true })).toBeHidden();
}

/** The document is reopened after each step. */
async function write(page: Page, text: string): Promise<void> {
  await expectSaved(page);
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

async function expectStep(page: Page, title: string, status: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Assignment' });
  const step = panel.getByRole('listitem').filter({ hasText: title }).first();
  await expect(step.getByText(status, { exact: true })).toBeVisible();
}

async function textAt(
  request: APIRequestContext,
  { submissionId, seq }: { submissionId: number; seq: number },
): Promise<string> {
  const data = { username: 'demo_student14', password: demoPassword };
  const { accessToken } = (await (await request.post('/api/auth/signin', { data })).json()) as {
    accessToken: string;
  }; // cast: our own server
  const answer = await request.get(`/api/auxfiles/submission/file?submissionId=${submissionId}&seq=${seq}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return textOfDocx(new Uint8Array(await answer.body()));
}
