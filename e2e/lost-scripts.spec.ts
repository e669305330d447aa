import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

test('a student opens the document again after a script of the editor did not arrive, and a dialog too', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'LS-CRIPT');
  await startAssignment(request, 'demo_student17', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student17', '/');
  await page.route('**/text-worker-*.js', (route) => route.abort());
  await page.goto(`/assignment/${testClass.assignmentId}`);
  const reopen = page.getByRole('button', { name: 'Open again' });
  await expect(reopen).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/text-worker-*.js');
  await reopen.click();
  await expect(writingArea(page)).toBeVisible({ timeout: 20_000 });

  await writingArea(page).focus();
  await page.keyboard.type('What was written stays.');
  await page.route('**/versions-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Version history' }).click();
  const failed = page.getByRole('alertdialog', { name: 'This could not be loaded' });
  await expect(failed).toBeVisible();
  await page.unroute('**/versions-dialog-*.js');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Version history' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(writingArea(page)).toContainText('What was written stays.');
});
