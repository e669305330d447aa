import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, signIn, writingArea } from './support.ts';

/** On a network that hangs, requests are neither answered nor refused: a page says so within 15 seconds, and what to do. */
const isSaid = { timeout: 15_000 };
const slowText = /This is taking longer than usual/;

test.afterEach(closeWindows);

/** What the server says of a page stays in it, hidden. */
const slowTextOf = (page: Page) => page.getByText(slowText).filter({ visible: true });

async function hang(page: Page, addresses: RegExp): Promise<void> {
  await page.route(addresses, () => {});
}

for (const [missing, addresses] of [
  ['scripts', /\/assets\/.*\.js$/],
  ['styles', /\/assets\/.*\.css$/],
] as const)
  for (const path of ['/Login', '/contactus'])
    test(`${path} says that it takes long while its ${missing} do not arrive`, {
      tag: missing === 'scripts' && path === '/Login' ? [] : '@nightly',
    }, async ({ page }) => {
      await hang(page, addresses);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(slowTextOf(page)).toBeVisible(isSaid);
      const retry = page.getByRole('link', { name: 'Try again' });
      await expect(retry).toBeVisible();
      const address = new URL((await retry.getAttribute('href')) ?? '', page.url()).href;
      expect(address).toBe(page.url());
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Not clicked: what hung may arrive now, and the page with it.
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(slowTextOf(page)).toHaveCount(0);
    });

test('a page says that it takes long while its data do not arrive', async ({ page }) => {
  await signIn(page, 'demo_instructor', '/readyz');
  await hang(page, /\/(api|addition)\//);
  await page.goto('/classes', { waitUntil: 'commit' });
  await expect(slowTextOf(page)).toBeVisible(isSaid);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Academic Writing I', exact: true })).toBeVisible();
});

test('an assignment says that it takes long while its editor does not arrive, and opens it again', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'HA-FRAME');
  await startAssignment(request, 'demo_student18', testClass);
  await signIn(page, 'demo_student18', '/readyz');
  await hang(page, /\/editor\/docx/);
  await page.goto(`/assignment/${testClass.assignmentId}`);
  await expect(slowTextOf(page)).toBeVisible(isSaid);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(writingArea(page)).toBeVisible();
});

test('an assignment says that it takes long while its document is not opened, and asks again', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'HA-TOKEN');
  await startAssignment(request, 'demo_student18', testClass);
  await signIn(page, 'demo_student18', '/readyz');
  let asked = 0;
  let hangs = true;
  await page.route(/\/(api|addition)\//, async (route) => {
    const isOpening = route.request().method() === 'POST' || /editor|frame|open/i.test(route.request().url());
    if (!isOpening || !hangs) return route.continue();
    asked += 1;
  });
  await page.goto(`/assignment/${testClass.assignmentId}`);
  await expect(slowTextOf(page)).toBeVisible(isSaid);
  expect(asked).toBeGreaterThan(0);
  // The first request still hangs.
  hangs = false;
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(writingArea(page)).toBeVisible();
});
