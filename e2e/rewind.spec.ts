import { type APIRequestContext, expect, test } from '@playwright/test';
import { docxFromText } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf, expectAccessible, signIn } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

const saves = 1500;
const said = (version: number, count: number) =>
  `Version ${version.toLocaleString('en')} of ${count.toLocaleString('en')}`;
/** Versions to visit, back and forth, near and far. */
const way = [1500, 1499, 1, 700, 701, 1200, 257, 256];

/** A text to which each save appended a word, with occasional deletions. */
async function writeLong(request: APIRequestContext, enrollkey: string) {
  const testClass = await openCourse(request, enrollkey);
  const { call, submissionId } = await startAssignment(request, 'demo_student12', testClass);
  const file = await openWopiFile(request, call, submissionId);
  const words: string[] = [];
  const versions = Array.from({ length: saves }, (_, index) => {
    words.splice((index * 7) % (words.length + 1), index % 50 === 49 ? 1 : 0, `word${index}`);
    return docxFromText(words.join(' '));
  });
  await file.put(...versions);
  return { submissionId, call };
}

test('a teacher rewinds a text of many saves: every version equals the one that the student finds among the versions', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.setTimeout(480_000);
  const { submissionId, call } = await writeLong(request, 'DI-REWND');
  const textOf = async (seq: number) =>
    (
      (await call('GET', `/api/student/versions/text?submissionId=${submissionId}&seq=${seq}`)) as {
        text: string;
      }
    ).text; // cast: our own server
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/rewind/')) asked.push(new URL(one.url()).pathname);
  });
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  const marks = page.waitForResponse((one) => one.url().includes('/api/rewind/marks'));
  await page.getByRole('button', { name: 'Rewind Essay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(said(1, saves))).toBeVisible();
  await marks;
  expect(asked.sort()).toEqual(['/api/rewind/marks', '/api/rewind/overview', '/api/rewind/window']);
  await expectAccessible(page);

  const slider = dialog.getByRole('slider', { name: 'Version' });
  const region = dialog.getByRole('region', { name: 'Text of this version' });
  const shown = () =>
    region.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement; // cast: the page is another program
      for (const gone of copy.querySelectorAll('del')) gone.remove();
      return copy.textContent;
    });
  for (const version of way) {
    await slider.fill(String(version));
    await expect(dialog.getByText(said(version, saves))).toBeVisible();
    expect(await shown()).toBe(await textOf(version));
  }

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(said(257, saves))).toBeVisible();
  expect(await shown()).toBe(await textOf(257));
  await page.keyboard.press('End');
  await expect(dialog.getByText(said(saves, saves))).toBeVisible();
  await dialog.getByRole('button', { name: 'Play again' }).click();
  await expect(dialog.getByText(said(2, saves))).toBeVisible();
});

test('a teacher is told when a version cannot be loaded, and loads it by a retry', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const call = await callAs(request, 'demo_instructor');
  const { saves: length } = (await call('GET', '/api/rewind/overview?submissionId=1')) as { saves: number }; // cast: our own server
  await signIn(page, 'demo_instructor', '/readassignment/1');
  // The worker evaluates the demo submissions after the server start.
  await expect(page.getByRole('meter', { name: 'Effort' })).toBeVisible({ timeout: 45_000 });
  // All windows but the first: the next one is prefetched.
  const isLater = ({ pathname, searchParams }: URL) =>
    pathname === '/api/rewind/window' && searchParams.get('save') !== '1';
  await page.route(isLater, (route) => route.abort());
  await page.getByRole('button', { name: 'Rewind Essay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(said(1, length))).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByText(said(1, length))).toBeVisible();
  await expectAccessible(page);
  await page.unroute(isLater);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(said(length, length))).toBeVisible();
});

test('a teacher selects words in the reader, follows them into the rewind, and goes on from a sentence there', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'demo_instructor', '/readassignment/1');
  const paragraph = editorOf(page).locator('.paper > .ProseMirror > p').nth(3);
  await paragraph.click({ clickCount: 3 });
  const words = (await paragraph.textContent()) ?? '';
  await page.getByRole('button', { name: 'History of the selection' }).click();
  const history = page.getByRole('dialog', { name: 'History of a passage' });
  await expect(history.getByRole('blockquote').first()).toHaveText(words);
  await expectAccessible(page);
  await history
    .getByRole('link', { name: /^Open in the rewind, version/ })
    .first()
    .click();
  const rewind = page.getByRole('dialog', { name: 'Rewind Essay' });
  await expect(rewind.getByRole('slider', { name: 'Version' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeVisible();
  await history
    .getByRole('link', { name: /^Open in the rewind, version/ })
    .last()
    .click();
  await rewind.getByRole('region', { name: 'Text of this version' }).focus();
  await page.keyboard.press('h');
  await expect(history.getByRole('blockquote').first()).not.toHaveText(words);
});
