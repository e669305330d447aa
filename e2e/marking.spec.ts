import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openCourse, type TestClass } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

const students = ['demo_student18', 'demo_student19'] as const;

/** An assignment with two submitted texts, and an assistant who may grade. */
async function courseWithGrader(request: APIRequestContext, key: string): Promise<TestClass> {
  const testClass = await openCourse(request, key);
  for (const student of students) {
    const { call, submissionId } = await startAssignment(request, student, testClass);
    const { currentStep } = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
      currentStep: { draftId: number };
    }; // cast: our own server
    await call('POST', `/api/student/submission?id=${submissionId}&draftId=${currentStep.draftId}`);
  }
  const call = await callAs(request, 'demo_instructor');
  const { email } = (await (
    await callAs(request, 'demo_assistant')
  )('GET', '/api/auth/profile')) as {
    email: string;
  }; // cast: our own server
  const found = (await call('POST', `/api/assistant/searchuser?email=${email}`)) as { id: number }; // cast: our own server
  await call('POST', `/api/assistant/addta?classId=${testClass.classId}&userId=${found.id}`);
  const marking = { classId: testClass.classId, userId: found.id, level: 'grade', sectionIds: null };
  await call('PUT', '/api/assistant/marking', marking);
  return testClass;
}

async function giveMarks(page: Page, marks: readonly number[]): Promise<void> {
  const table = page.getByRole('table', { name: 'Calibration texts' });
  for (const [index, mark] of marks.entries()) {
    const row = table.getByRole('row').nth(index + 1);
    await row.getByRole('textbox').fill(String(mark));
    await row.getByRole('textbox').press('Enter');
    await expect(page.getByText(/^Mark for .* saved\.$/).first()).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveValue(String(mark));
  }
}

test('a team calibrates: marks of the others are shown once everybody has marked every text', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await courseWithGrader(request, 'MK-CALIB');
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_instructor', `/classdetail/${testClass.classId}`);
  await page.getByRole('button', { name: `More for ${testClass.title}` }).click();
  await page.getByRole('menuitem', { name: 'Calibration' }).click();
  await page.getByRole('button', { name: 'Start calibration' }).click();
  await expect(page.getByText('Texts chosen.')).toBeVisible();
  await giveMarks(page, [60, 70]);
  await expect(page.getByText('1 of 2')).toHaveCount(2);
  await expectAccessible(page);

  const helper = await (await browser.newContext()).newPage();
  await signIn(helper, 'demo_assistant', `/ta/classDetails/${testClass.classId}`);
  await helper.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await helper.getByRole('button', { name: `Calibration: ${testClass.title}` }).click();
  await expect(helper.getByText('1 of 2')).toHaveCount(2);
  await expect(helper.getByText('60')).toHaveCount(0);
  await giveMarks(helper, [66, 90]);
  await expect(helper.getByText(/^Furthest apart: .*, 70 to 90, median 80\.$/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Spread of marks' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End calibration' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End calibration' }).click();
  await expect(page.getByRole('button', { name: 'Start calibration' })).toBeVisible();
});
