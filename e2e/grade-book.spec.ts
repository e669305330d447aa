import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { findHiddenFocus } from './accessibility/focus-measures.ts';
import { inDays, openCourse, type TestClass } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

const students = ['demo_student14', 'demo_student15'] as const;

/** Two students have submitted an outline and a final text; their grades are not released. */
async function openWorld(request: APIRequestContext) {
  const testClass = await openCourse(request, 'GB-10001', {
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: inDays(5), draftPointValue: 30 }],
  });
  const submissionIds: number[] = [];
  for (const username of students) {
    const { call, submissionId } = await startAssignment(request, username, testClass);
    const assignment = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
      timeline: { draftId: number }[];
    }; // cast: our own server
    for (const { draftId } of assignment.timeline)
      await call('POST', `/api/student/submission?id=${submissionId}&draftId=${draftId}`);
    submissionIds.push(submissionId);
  }
  const call = await callAs(request, 'demo_instructor');
  await call('POST', '/api/classes/gradebook/settings', {
    assignmentId: testClass.assignmentId,
    holdsBack: true,
    isAnonymous: false,
    processShare: 0,
    scale: 'American',
    version: 0,
  });
  return { testClass, submissionIds };
}

async function openBook(browser: Browser, testClass: TestClass): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_instructor', `/gradebook/${testClass.classId}`);
  return page;
}

/** Cells of a student by index: drafts before the grade; totals are excluded. */
const cellsOf = (page: Page, row: number): Locator =>
  page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').and(page.locator('[data-place]'));

const chooseInMenu = async (page: Page, testClass: TestClass, name: string) => {
  await page.getByRole('button', { name: `More for ${testClass.title}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('a class is graded by keyboard, two graders settle their differences, and a student sees the released grades', async ({
  browser,
  request,
}) => {
  const { testClass } = await openWorld(request);
  const staffPage = await (await browser.newContext()).newPage();
  await signIn(staffPage, 'demo_instructor', `/classdetail/${testClass.classId}`);
  await staffPage.getByRole('link', { name: 'Grade Book' }).click();
  const grade = cellsOf(staffPage, 1).last();
  await grade.click();
  await staffPage.keyboard.type('70');
  await staffPage.keyboard.press('Enter');
  await staffPage.keyboard.type('55');
  await staffPage.keyboard.press('Enter');
  await expect(grade).toContainText('70');
  await expect(cellsOf(staffPage, 2).last()).toContainText('55');
  await expect(staffPage.getByText('2 of 2 graded, held back')).toBeVisible();
  await staffPage.keyboard.press('Control+z');
  await expect(cellsOf(staffPage, 2).last()).not.toContainText('55');

  await chooseInMenu(staffPage, testClass, 'Show drafts');
  await expect(cellsOf(staffPage, 1)).toHaveCount(3);
  await cellsOf(staffPage, 1).first().click();
  await staffPage.keyboard.type('80');
  await staffPage.keyboard.press('Tab');
  await staffPage.keyboard.type('90');
  await staffPage.keyboard.press('Tab');
  await expect(cellsOf(staffPage, 1).nth(1).getByRole('img', { name: 'Saved' })).toBeVisible();
  await expectAccessible(staffPage);

  const colleague = await openBook(browser, testClass);
  await cellsOf(colleague, 1).last().click();
  await colleague.keyboard.type('75');
  await colleague.keyboard.press('Enter');
  await expect(cellsOf(colleague, 1).last().getByRole('img', { name: 'Saved' })).toBeVisible();
  await staffPage.keyboard.type('91');
  await staffPage.keyboard.press('Enter');
  const conflict = staffPage.getByRole('alert').filter({ hasText: 'This grade was changed in the meantime' });
  await expect(conflict).toContainText('It is now 75. Your grade, 91, was not saved.');
  await conflict.getByRole('button', { name: 'Use 91' }).click();
  await expect(conflict).toBeHidden();
  await expect(grade).toContainText('91');

  const assignment = await (await browser.newContext()).newPage();
  const name =
    (await staffPage.getByRole('grid').getByRole('row').nth(1).getByRole('rowheader').textContent()) ?? '';
  await signIn(assignment, await usernameOf(request, name), `/myclassdetail/${testClass.classId}`);
  const row = assignment.getByRole('row', { name: new RegExp(testClass.title) });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('91');
  await chooseInMenu(staffPage, testClass, 'Release 1 grade');
  await staffPage.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(
    staffPage.getByText('1 grade released. 1 text has no grade yet and will not be released.'),
  ).toBeVisible();
  await assignment.reload();
  await expect(row).toContainText('91');

  await chooseInMenu(staffPage, testClass, 'Open with drafts and weights');
  const newPage = staffPage.context().waitForEvent('page');
  await staffPage
    .getByRole('link', { name: new RegExp(`^Read the text of .*${name.split(',')[0]}$`) })
    .click();
  const reader = await newPage;
  await reader.getByRole('button', { name: 'Grade Book' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Grade Book' });
  await expect(dialog.getByRole('button', { name: 'Set grade to 87' })).toBeEnabled();
  await expectAccessible(reader);
  await dialog.getByRole('button', { name: 'Set grade to 87' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(reader.getByLabel('Grade (0–100)')).toHaveValue('87');
});

/** Username for a displayed name: the grade book sorts by names, which come from the demo data. */
async function usernameOf(request: APIRequestContext, name: string): Promise<string> {
  for (const username of students) {
    const assignment = (await (
      await callAs(request, username)
    )('GET', '/api/auth/profile')) as {
      lastName: string;
    }; // cast: our own server
    if (name.startsWith(assignment.lastName)) return username;
  }
  throw new Error(`${name} is none of the students.`);
}

test('links of the rows are not covered by the averages when they are reached by Tab', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'demo_instructor', '/gradebook/2');
  await page.getByRole('button', { name: /^More for A place/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Open with drafts and weights' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Read the text of/ }).first()).toBeVisible();
  expect(await findHiddenFocus(page)).toEqual([]);
});
