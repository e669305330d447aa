import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

/** Returns the page that opens in a new tab. */
async function inNewTab(page: Page, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open()]);
  return opened;
}

test('a coordinator assists in a class and reads its texts; an assistant reads them; neither changes anything', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'OV-READS');
  await startAssignment(request, 'demo_student20', testClass);
  await startAssignment(request, 'demo_student21', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_coordinator', '/educoordinator/courselist');
  const detail = await inNewTab(page, () =>
    page.getByRole('link', { name: `${testClass.className} (opens in a new tab)` }).click(),
  );
  await detail.getByRole('tab', { name: 'Students' }).click();
  const [download] = await Promise.all([
    detail.waitForEvent('download'),
    detail.getByRole('tab', { name: 'Download Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('class_detail.xlsx');
  // Zip signature; server tests check the workbook's content.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(detail.getByRole('tab', { name: 'Students', selected: true })).toBeVisible();
  await detail
    .getByRole('button', { name: /^Show details of/ })
    .first()
    .click();
  const text = await inNewTab(detail, () => detail.getByRole('link', { name: /^Read: Harbour/ }).click());
  await expect(text.getByText('1 / 2')).toBeVisible();
  await expect(editorOf(text).getByText('View only')).toBeVisible();
  await expect(text.getByRole('button', { name: /grade|feedback|finalize|revise|reopen/i })).toHaveCount(0);
  await expectAccessible(text);
  await text.getByRole('button', { name: 'Next submission' }).click();
  await expect(text.getByText('2 / 2')).toBeVisible();
  await expect(text.getByRole('button', { name: 'Next submission' })).toBeDisabled();

  const assisting = await (await browser.newContext()).newPage();
  await signIn(assisting, 'demo_assistant', `/ta/classDetails/${testClass.classId}`);
  await assisting.getByRole('tab', { name: 'ANALYTICS' }).click();
  await expect(assisting.getByRole('table', { name: 'Assignments compared' })).toContainText('2 of 2');
  await assisting.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await expect(assisting.getByRole('button', { name: 'Add assignment' })).toHaveCount(0);
  await assisting.getByRole('button', { name: `Show details of ${testClass.title}` }).click();
  await expect(assisting.getByRole('link', { name: /^Read:/ })).toHaveCount(2);
  await assisting.goto('/educoordinator/courselist');
  await expect(assisting.getByText("You don't have access to this page.")).toBeVisible();
});
