import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { mailedText } from './outbox.ts';
import { closeWindows, demoPassword, signIn } from './support.ts';

test.afterEach(closeWindows);

/** Signs up, and opens the link that confirms the address. */
async function signUp(request: APIRequestContext, person: { username: string; instructor: boolean }) {
  const email = `${person.username}@example.org`;
  const profile = person.instructor ? ['https://example.org/profile'] : [];
  const data = { firstName: 'Emmy', lastName: 'Newcomer', email, password: demoPassword, profile, ...person };
  expect((await request.post('/api/auth/signup', { data })).ok()).toBe(true);
  const text = await mailedText(request, ({ to }) => to === email);
  const token = /confirmemail\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await request.post(`/api/auth/ConfirmEmail?id=${token}`)).ok()).toBe(true);
}

/** Whoever was given the role finds the classes of instructors in the menu, and opens them. */
async function expectInstructor(page: Page, username: string) {
  await signIn(page, username, '/classes');
  await expect(page.getByRole('link', { name: 'My classes (Instructor)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('who asks for access as an instructor is approved in Verify Users, and teaches', async ({
  browser,
  request,
}) => {
  const username = 'verified_person';
  await signUp(request, { username, instructor: true });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_admin', '/admin/dashboard');
  await page.getByRole('link', { name: 'Verify Users' }).click();
  await page.getByRole('row', { name: username }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. The person is told by mail.')).toBeVisible();
  await expectInstructor(await (await browser.newContext()).newPage(), username);
});

test('an administrator makes somebody an instructor, who then sees their classes', async ({
  browser,
  request,
}) => {
  const username = 'promoted_person';
  await signUp(request, { username, instructor: false });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_admin', '/admin/user');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('row', { name: username }).click();
  await page.getByRole('checkbox', { name: 'INSTRUCTOR' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User update has been completed successfully')).toBeVisible();
  await expectInstructor(await (await browser.newContext()).newPage(), username);
});
