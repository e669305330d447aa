import { expect, type Page, test } from '@playwright/test';
import { signUp } from './newcomers.ts';
import { closeWindows, signIn } from './support.ts';

test.afterEach(closeWindows);

/** A user with the instructor role finds the class list in the menu and opens it. */
async function expectInstructor(page: Page, username: string) {
  await signIn(page, username, '/classes');
  await expect(page.getByRole('link', { name: 'My classes (Instructor)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a user who asks for instructor access is approved in Verify Users, and teaches', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const username = 'verified_person';
  await signUp(request, { username, instructor: true });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_admin', '/admin/dashboard');
  await page.getByRole('link', { name: 'Verify Users' }).click();
  const row = page.getByRole('row', { name: username });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Approved. The person will be notified by email.')).toBeVisible();
  await expectInstructor(await (await browser.newContext()).newPage(), username);
});

test("an administrator makes a user an instructor, who then sees the instructor's classes", async ({
  browser,
  request,
}) => {
  const username = 'promoted_person';
  await signUp(request, { username, instructor: false });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_admin', '/admin/user');
  await page.getByRole('textbox', { name: /^Username/ }).fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('row', { name: username }).click();
  await page.getByRole('checkbox', { name: 'Instructor' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User update has been completed successfully')).toBeVisible();
  await expectInstructor(await (await browser.newContext()).newPage(), username);
});
