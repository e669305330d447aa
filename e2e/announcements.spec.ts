import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';

/** What live regions say (WCAG 4.1.3): each thing once, and nothing at each key. */
test.afterEach(closeWindows);

/** Hears the live regions of the page and of its frames from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  for (const frame of page.frames()) await frame.evaluate(recordAnnouncements);
  return async () => {
    const heard = await Promise.all(page.frames().map((frame) => frame.evaluate(readAnnouncements)));
    return heard.flat();
  };
}

/** Runs in the page. */
function recordAnnouncements(): void {
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const heard: string[] = [];
  document.addEventListener('read-announcements', (event) => {
    if (event instanceof CustomEvent) event.detail.push(...heard);
  });
  new MutationObserver((records) => {
    const changed = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const region of new Set(changed.map((one) => one?.closest(live)))) {
      const text = region?.textContent?.trim() ?? '';
      if (text !== '' && region?.getAttribute('aria-live') !== 'off') heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. */
function readAnnouncements(): string[] {
  const heard: string[] = [];
  document.dispatchEvent(new CustomEvent('read-announcements', { detail: heard }));
  return heard;
}

test('nothing is announced while a student writes for 20 seconds, though each pause is saved', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'AN-WRITE');
  await startAssignment(request, 'demo_student13', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  await page.keyboard.type('The harbour ');
  await expectSaved(page);
  const hear = await listen(page);
  for (let sentence = 0; sentence < 4; sentence++)
    await writingArea(page).pressSequentially('smells of tar, and gulls cry over it at noon. ', {
      delay: 110,
    });
  await expectSaved(page);
  expect(await hear()).toEqual([]);
});

test('each cell that is moved to is announced once, with its place and its value', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'AN-CELLS', { mainFileType: 'SPREADSHEET' });
  await startAssignment(request, 'demo_student13', testClass);
  await signIn(page, 'demo_student13', `/assignment/${testClass.assignmentId}`);
  const field = editorOf(page).locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  await field.focus();
  await page.keyboard.type('Boats');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const hear = await listen(page);
  for (const [key, place] of [
    ['ArrowUp', 'A1 Boats'],
    ['ArrowRight', 'B1'],
    ['ArrowDown', 'B2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(hear).toContainEqual(expect.stringContaining(place));
  }
  expect((await hear()).map((text) => text.slice(0, 8).trim())).toEqual(['A1 Boats', 'B1', 'B2']);
});
