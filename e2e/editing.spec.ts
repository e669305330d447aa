import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { inDays, openCourse, type TestClass } from './course.ts';
import { enroll, openText, startAssignment } from './student.ts';
import { closeWindows, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

const sketch = { draftTitle: 'Sketch', draftDeadline: inDays(5), draftPointValue: 30 };
const withSketch = { multiDraft: true, draftSubmissions: [sketch] };

/** The Edit Assignment dialog in a separate window. */
async function openEditor(browser: Browser, testClass: TestClass): Promise<{ page: Page; dialog: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await page.getByRole('button', { name: `Modify: ${testClass.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Assignment' });
  await expect(dialog.getByLabel(/^Title/)).toHaveValue(testClass.title);
  return { page, dialog };
}

async function beginWriting(browser: Browser, testClass: TestClass, username: string): Promise<Page> {
  const page = await openText(browser, { testClass, username });
  await page.keyboard.type('The harbour was quiet.');
  await expectSaved(page);
  return page;
}

test.afterEach(closeWindows);

test('an instructor edits an assignment while a student writes, after a warning about the consequences', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-EDIT1', withSketch);
  await startAssignment(request, 'demo_student4', testClass);
  const writing = await beginWriting(browser, testClass, 'demo_student4');

  const { page, dialog } = await openEditor(browser, testClass);
  await dialog.getByRole('checkbox', { name: 'Autosubmission at deadline?' }).check();
  await dialog.getByRole('button', { name: 'Edit Sketch' }).click();
  await dialog.getByLabel(/Point value\(%\)/).fill('40');
  await dialog.getByRole('button', { name: '+ Update draft' }).click();
  await expect(dialog.getByRole('row', { name: /Final Submission/ })).toContainText('60');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Students have already started' });
  await expect(asked).toContainText('Deadlines will now be enforced for the student who has started.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel(/^Title/)).toHaveValue(testClass.title);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await asked.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`Successfully updated assignment ${testClass.title}!`)).toBeVisible();

  await writing.bringToFront();
  await writingArea(writing).focus();
  await writing.keyboard.press('Control+End');
  await writing.keyboard.type(' Nobody had come to look at the boats.');
  await expectSaved(writing);
  await page.getByRole('button', { name: `More for ${testClass.title}` }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await writing.reload();
  await expect(writing.getByText('The instructor has paused this assignment.')).toBeVisible();
  await page.getByRole('button', { name: `More for ${testClass.title}` }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeHidden();
  await writing.reload();
  await expect(writingArea(writing)).toContainText('Nobody had come to look at the boats.');
});

test('a draft that a student has submitted cannot be deleted, and the editor says so', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-EDIT2', withSketch);
  const student = await enroll(request, 'demo_student5', testClass);
  const started = (await student('POST', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    submission: { submissionId: number };
    currentStep: { draftId: number };
  }; // cast: our own server
  const { submissionId } = started.submission;
  await student('POST', `/api/student/submission?id=${submissionId}&draftId=${started.currentStep.draftId}`);
  const { page, dialog } = await openEditor(browser, testClass);
  await dialog.getByRole('button', { name: 'Remove Sketch' }).click();
  await expect(
    page.getByText('One student has already submitted Sketch, so it can no longer be deleted.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the second of two windows that edit the same assignment is told, and loses nothing it typed', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-EDIT3');
  const one = await openEditor(browser, testClass);
  const secondEditor = await openEditor(browser, testClass);
  await one.dialog.getByLabel(/^Title/).fill('Harbour at noon');
  await one.dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(one.page.getByText('Successfully updated assignment Harbour at noon!')).toBeVisible();
  await secondEditor.dialog.getByLabel(/^Title/).fill('Harbour at night');
  await secondEditor.dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(secondEditor.dialog.getByRole('alert')).toContainText('Someone else has changed this');
  await expect(secondEditor.dialog.getByLabel(/^Title/)).toHaveValue('Harbour at night');
  await secondEditor.page.reload();
  await expect(secondEditor.page.getByRole('row', { name: /Harbour at noon/ })).toBeVisible();
});
