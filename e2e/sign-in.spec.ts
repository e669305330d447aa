import { expect, test } from '@playwright/test';
import { closeWindows, demoPassword, expectAccessible } from './support.ts';

test.afterEach(closeWindows);

test('an address with a code signs in only the browser that requested it', async ({ browser }) => {
  const [asked, other] = [await browser.newContext(), await browser.newContext()];
  const answer = await asked.request.post('/api/auth/authorize', {
    data: { username: 'demo_student7', password: demoPassword },
  });
  const { code } = (await answer.json()) as { code: string }; // cast: our own server
  const address = `/oauth2/redirect?token=${code}&redirect_url=/enroll`;

  const sentTo = await other.newPage();
  await sentTo.goto(address);
  await expect(sentTo.getByRole('alert')).toHaveText(
    'This sign-in was started in another browser, or this browser blocks cookies. Sign in again here.',
  );
  await expectAccessible(sentTo);
  await sentTo.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(sentTo.getByLabel('Username')).toBeVisible();

  const newTab = await asked.newPage();
  await newTab.goto(address);
  await newTab.waitForURL((url) => url.pathname === '/enroll');
  await expect(newTab.getByRole('heading', { name: 'My classes' })).toBeVisible();
});

test('a user with too many attempts is told how many seconds to wait', async ({ page, request }) => {
  const credentials = { username: 'nobody_here', password: 'Wrong1234!' };
  for (let attempt = 1; attempt <= 30; attempt++)
    await request.post('/api/auth/authorize', { data: credentials });
  await page.goto('/Login');
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Wait \d+ seconds and try again\.$/);
});

test('an address of a missing file shows a readable page', async ({ page }) => {
  const answer = await page.goto('/handbook.pdf');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("There's nothing here!")).toBeVisible();
});
