import { expect, type Locator, type Page, test } from '@playwright/test';
import { docxFromText } from '@redraft/documents';
import { openCourse, type TestClass } from './course.ts';
import { type Call, enroll, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

/** Focuses and presses a control by keyboard. */
async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await target.press('Enter');
}

async function nameOf(call: Call): Promise<{ full: string; register: string }> {
  const profile = (await call('GET', '/api/auth/profile')) as { firstName: string; lastName: string }; // cast: our own server
  const { firstName, lastName } = profile;
  return { full: `${firstName} ${lastName}`, register: `${lastName}, ${firstName}` };
}

/** Sets up an anonymous review with a deadline, by keyboard only. */
async function setUpRound(page: Page, testClass: TestClass, names: { writer: string; reviewer: string }) {
  await signIn(page, 'demo_instructor', `/classdetail/${testClass.classId}`);
  await press(page.getByRole('tab', { name: 'ASSIGNMENTS' }));
  await press(page.getByRole('button', { name: `More for ${testClass.title}` }));
  await press(page.getByRole('menuitem', { name: 'Configure peer review' }));
  await press(
    page.getByRole('region', { name: 'Reviewers' }).getByRole('button', { name: new RegExp(names.reviewer) }),
  );
  const bin = page.getByRole('group', { name: `Reviewers of ${names.writer}` });
  await press(bin.getByRole('button', { name: `Assign ${names.reviewer} here` }));
  await page.getByRole('switch', { name: 'Anonymous review' }).press('Space');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Peer reviewer(s) are assigned successfully')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Peer review of/ }).press('Space');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Peer review deadline(s) set successfully.')).toBeVisible();
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await press(page.getByRole('button', { name: `More for ${testClass.title}` }));
  await expect(page.getByRole('menuitem', { name: 'Configure peer review (configured)' })).toBeVisible();
}

/** The assigned review is listed; it is written in a copy of the text, checked, and submitted. */
async function review(page: Page, testClass: TestClass) {
  await signIn(page, 'demo_student19', `/myclassdetail/${testClass.classId}`);
  await press(page.getByRole('button', { name: /^Review: / }));
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Purrs');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+Shift+E');
  await page.keyboard.type('!');
  await expect(editorOf(page).locator('.paper ins')).toHaveText(' Purrs!');
  await expect(editorOf(page).getByRole('button', { name: 'Mode' })).toHaveCount(0);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+Alt+M');
  await editorOf(page).getByRole('textbox', { name: 'New comment' }).fill('Unclear.');
  await page.keyboard.press('Control+Enter');
  await expectSaved(page);
  await press(page.getByRole('button', { name: 'Submit' }));
  const question = page.getByRole('alertdialog', { name: 'Submit this review?' });
  await expect(question.getByText('What could the writer try?')).toBeVisible();
  await expectAccessible(page);
  await press(question.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('The review submitted successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Read: / })).toBeVisible();
}

test('students review each other anonymously: set up by keyboard, written in a copy, read by the writer', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-PEER1');
  const { call, submissionId } = await startAssignment(request, 'demo_student18', testClass);
  await (await openWopiFile(request, call, submissionId)).put(docxFromText('Cats are quiet.'));
  const state = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    currentStep: { draftId: number };
  }; // cast: our own server
  await call('POST', `/api/student/submission?id=${submissionId}&draftId=${state.currentStep.draftId}`);
  const [writer, reviewer] = [
    await nameOf(call),
    await nameOf(await enroll(request, 'demo_student19', testClass)),
  ];
  const open = async () => (await browser.newContext()).newPage();
  await setUpRound(await open(), testClass, { writer: writer.register, reviewer: reviewer.register });

  const reviewing = await open();
  await review(reviewing, testClass);
  await expect(reviewing.getByText(writer.full)).toHaveCount(0);

  const own = await open();
  await signIn(own, 'demo_student18', `/assignment/${testClass.assignmentId}`);
  await editorOf(own)
    .locator('.commented.by-reviewer')
    .filter({ hasText: 'Cats' })
    .click({ timeout: 60_000 });
  const card = editorOf(own).getByRole('article', { name: 'Comment by Reviewer 1' });
  await expect(card.getByText('Unclear.')).toBeVisible();
  await expect(card.getByRole('img', { name: 'From a peer review' })).toBeVisible();
  await press(own.getByRole('button', { name: /^Read: .*Peer-Review/ }));
  const beside = own.getByRole('complementary', { name: /Peer-Review$/ });
  const frame = beside.frameLocator('iframe');
  await expect(frame.getByText('Cats are quiet.')).toBeVisible({ timeout: 60_000 });
  await expect(beside.getByText('Unclear.')).toBeVisible();
  await expect(beside.getByText(reviewer.full)).toHaveCount(0);
  await expect(frame.getByText(reviewer.full)).toHaveCount(0);
  await beside.getByRole('button', { name: 'Helpful', exact: true }).press('Enter');
  await expect(beside.getByText('Thank you. Your answer is saved.')).toBeVisible();
  await expectAccessible(own);
  await reviewing.reload();
  await expect(reviewing.getByText('Rated by the writer: Helpful')).toBeVisible();
});
