import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { enroll, openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, signIn, waitForTransitions } from './support.ts';
import { expectTranscript } from './transcript.ts';

test.afterEach(closeWindows);

for (const [name, address] of [
  ['landing', '/home'],
  ['sign-in', '/Login'],
  ['sign-up', '/authorize/signup'],
] as const) {
  test(`a visitor hears the same on the page as before: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await waitForTransitions(page);
    await expectTranscript(name, page.locator('body'));
  });
}

test('a student hears the class, the task and the text as before', async ({ browser, request }) => {
  const testClass = await openCourse(request, 'TR-STUDE');
  await startAssignment(request, 'demo_student13', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  await page.keyboard.press('Control+Alt+1');
  await page.keyboard.type('The harbour');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It smells of tar.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- gulls');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ropes');
  await expect(editorOf(page).locator('output.save-status')).toContainText('Saved');
  // Lists get their roles when the page is idle.
  await expect(editorOf(page).locator('[role="listitem"]')).toHaveCount(2);
  await expectTranscript('text', editorOf(page).locator('body'));
  await expectTranscript('workspace', page.locator('body'));
  await page.goto(`/myclassdetail/${testClass.classId}`);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /write/i }).first()).toBeVisible();
  await expectTranscript('class-of-a-student', page.locator('main'));
});

test('an instructor hears the class, the grade book and the new assignment as before', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'TR-TEACH');
  await enroll(request, 'demo_student13', testClass);
  await signIn(page, 'demo_instructor', `/classdetail/${testClass.classId}?tab=students`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectTranscript('students-of-a-class', page.locator('main'));
  await page.goto(`/gradebook/${testClass.classId}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectTranscript('grade-book', page.locator('main'));
  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await page.getByRole('button', { name: 'Add assignment' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectTranscript('new-assignment', page.getByRole('dialog'));
});

test('a student hears the feedback on a text as before', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'TR-FEEDB');
  const { submissionId } = await startAssignment(request, 'demo_student13', testClass);
  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'demo_instructor', `/readassignment/${submissionId}`);
  await teacher.getByRole('textbox', { name: 'Feedback', exact: true }).fill('A clear beginning.');
  await teacher.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(teacher.getByText('A clear beginning.').last()).toBeVisible();
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  const panel = page.getByRole('complementary', { name: 'Assignment' });
  await expect(panel.getByText('A clear beginning.')).toBeVisible();
  await expectTranscript('feedback', panel);
});

test('a teacher hears the rewind and the graph of a text as before', { tag: '@nightly' }, async ({
  browser,
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'TR-REWIN');
  const { submissionId } = await startAssignment(request, 'demo_student13', testClass);
  const student = await openText(browser, { testClass, username: 'demo_student13' });
  await student.keyboard.insertText('Gulls cry above the quay.');
  await expect(editorOf(student).locator('output.save-status')).toContainText('Saved');
  await student.close();
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  await page.getByRole('button', { name: 'Rewind Essay' }).click();
  const rewind = page.getByRole('dialog', { name: 'Rewind Essay' });
  await expect(rewind.getByRole('region', { name: 'Text of this version' })).toContainText('Gulls');
  await expectTranscript('rewind', rewind);
  await page.goto(`/progress/${submissionId}`);
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await expectTranscript('graph', page.getByRole('main'));
});

test('a person hears the profile as before, and an administrator the accounts', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, 'demo_coordinator');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expectTranscript('profile', page.getByRole('main'));
  await signIn(page, 'demo_admin', '/admin/user');
  await page.getByRole('textbox', { name: /^Username/ }).fill('demo_coordinator');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('row', { name: 'demo_coordinator' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTranscript('account', page.getByRole('dialog'));
});
