import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { port } from './address.ts';
import { openCourse } from './course.ts';
import { type InterruptibleProxy, openProxy } from './interruptible-proxy.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';

/** A student writes where there is no network, after one visit with one. */
const proxyPort = port + 6;
let proxy: InterruptibleProxy;

test.use({ baseURL: `http://localhost:${proxyPort}`, serviceWorkers: 'allow' });
test.beforeAll(async () => {
  proxy = await openProxy(proxyPort, port);
});
test.afterEach(async ({ browser }) => {
  proxy.reconnect();
  await closeWindows({ browser });
});
test.afterAll(() => proxy.close());

/** Everything that the assignment needs is on the device. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = await Promise.all(
            ['redraft-pages', 'redraft-editor-pages'].map((name) => caches.open(name)),
          );
          const kept = await Promise.all(pages.map((cache) => cache.keys()));
          const assets = await caches.open('redraft-editor-assets').then((cache) => cache.keys());
          return kept.every((keys) => keys.length > 0) && assets.some(({ url }) => url.includes('text-kind'));
        }),
      { message: 'The page and the editor are kept' },
    )
    .toBe(true);
}

async function openVisited(
  context: BrowserContext,
  enrollkey: string,
): Promise<{ page: Page; address: string }> {
  const testClass = await openCourse(context.request, enrollkey);
  await startAssignment(context.request, 'demo_student5', testClass);
  const page = await context.newPage();
  const address = `/assignment/${testClass.assignmentId}`;
  await signIn(page, 'demo_student5', address);
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  await writingArea(page).focus();
  await page.keyboard.type('Written at the harbour.');
  await expectSaved(page);
  await waitUntilKept(page);
  return { page, address };
}

test('an assignment that was visited once opens without a network, and what is written there arrives later', async ({
  context,
}) => {
  const { page, address } = await openVisited(context, 'OF-LINE1');

  proxy.cut();
  await page.goto(address);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(writingArea(page)).toHaveText(/Written at the harbour\.$/);
  await writingArea(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Written on the train.');
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled();

  // The device runs out of power.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(writingArea(page)).toHaveText(/harbour\. Written on the train\.$/);
  await writingArea(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Still no network.');
  await expect(writingArea(page)).toHaveText(/Still no network\.$/);

  proxy.reconnect();
  await expectSaved(page);
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
  await page.keyboard.type(' Back.');
  await expectSaved(page);
  await page.reload();
  await expect(writingArea(page)).toHaveText(
    'Written at the harbour. Written on the train. Still no network. Back.',
  );
});

test('any other page says without a network which assignments can be written, until the student signs out', {
  tag: '@nightly',
}, async ({ context }) => {
  const { page, address } = await openVisited(context, 'OF-LINE2');
  proxy.cut();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Harbour OF-LINE2' }).click();
  await expect(editorOf(page).locator('.paper')).toContainText('Written at the harbour.');

  proxy.reconnect();
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname !== '/logout');
  proxy.cut();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Connect to the internet to open this page.')).toBeVisible();
});
