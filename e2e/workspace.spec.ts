import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openCourse, type TestClass } from './course.ts';
import { startAssignment } from './student.ts';
import {
  type callAs,
  closeWindows,
  editorOf,
  expectAccessible,
  expectSaved,
  signIn,
  writingArea,
} from './support.ts';

test.afterEach(closeWindows);

/** Maximum top position of the text's frame, below the tab bar; the frame contains a toolbar of 44 px and a status bar of 28 px. */
const sizes = [
  { width: 1440, height: 900, begins: 142, hasHeader: true },
  { width: 1024, height: 768, begins: 142, hasHeader: true },
  { width: 768, height: 1024, begins: 142, hasHeader: true },
  // 1440 × 900 at a zoom of 200 %.
  { width: 720, height: 450, begins: 54, hasHeader: false },
  // With the two bars in the frame, 15 % of the height.
  { width: 390, height: 844, begins: 54, hasHeader: false },
] as const;

async function sitDown(
  browser: Browser,
  testClass: TestClass,
  username: string,
  address = '',
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, username, '/profile');
  await page.goto(address === '' ? `/assignment/${testClass.assignmentId}` : address);
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  return page;
}

async function started(request: Parameters<typeof callAs>[0], key: string, username: string) {
  const testClass = await openCourse(request, key);
  await startAssignment(request, username, testClass);
  return testClass;
}

const frameOf = (page: Page) => page.locator('iframe[name^="editor"]');
const back = (page: Page) => page.getByRole('link', { name: /^Back to/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not drawn.`);
  return box;
}

test('the bar is one line above the text at every size, and the text fills the rest', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await started(request, 'DI-DESK1', 'demo_student8');
  const page = await sitDown(browser, testClass, 'demo_student8');
  for (const { begins, hasHeader, ...size } of sizes) {
    await page.setViewportSize(size);
    await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
    await expect(heading(page)).toHaveText(testClass.title);
    // The layout follows the window size with a delay.
    const width = async () => (await boxOf(frameOf(page))).width;
    await expect.poll(width, `${size.width} px`).toBeGreaterThanOrEqual(Math.min(size.width, 600));
    const frame = await boxOf(frameOf(page));
    expect(frame.y, `${size.width} px`).toBeLessThanOrEqual(begins);
    expect(frame.y + frame.height).toBeCloseTo(size.height, 0);
    const paper = await boxOf(editorOf(page).getByRole('main'));
    expect(paper.height / size.height, `${size.width} px`).toBeGreaterThanOrEqual(0.7);
    await expectApart([back(page), heading(page), ...(await barButtons(page))], { top: 0, bottom: frame.y });
    await expectAccessible(page);
  }
});

/** All buttons of the bar above the text. */
async function barButtons(page: Page): Promise<Locator[]> {
  const bar = heading(page).locator('xpath=ancestor::*[.//button][1]');
  return bar.getByRole('button').all();
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Requires that they are side by side, without overlap, above the text. */
async function expectApart(parts: Locator[], line: { top: number; bottom: number }): Promise<void> {
  const boxes = await Promise.all(parts.map(boxOf));
  boxes.sort((one, other) => one.x - other.x);
  boxes.forEach((box, index) => {
    expect(box.y).toBeGreaterThanOrEqual(line.top);
    expect(box.y + box.height).toBeLessThanOrEqual(line.bottom);
    const next = boxes[index + 1];
    expect(box.x + box.width).toBeLessThanOrEqual((next?.x ?? Number.POSITIVE_INFINITY) + 1);
  });
}

test('focus mode hides everything but the text until Escape, and lasts as long as the tab', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await started(request, 'DI-DESK2', 'demo_student9');
  const page = await sitDown(browser, testClass, 'demo_student9');
  const button = page.getByRole('button', { name: 'Show only the text (focus mode)' });
  await button.click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  expect((await boxOf(frameOf(page))).y).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'only the text is shown' })).toBeAttached();
  await expectAccessible(page);
  await page.reload();
  // A loaded text takes the focus once, if no other element was focused.
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  const exit = page.getByRole('button', { name: 'Leave focus mode (Esc)' });
  await exit.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await exit.click();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('banner')).toHaveCount(1);
});

test('a user who leaves within a second of typing waits for the last words, and is asked only if they cannot be saved', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await started(request, 'DI-DESK3', 'demo_student10');
  const page = await sitDown(browser, testClass, 'demo_student10');
  await writingArea(page).focus();
  await page.keyboard.type('The very last words.');
  await back(page).click();
  await page.waitForURL(/\/myclassdetail\//);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(writingArea(page)).toContainText('The very last words.', { timeout: 60_000 });

  await page
    .context()
    .route('**/contents*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And some more.');
  await back(page).click();
  const question = page.getByRole('alertdialog', { name: 'Your last changes are not saved yet' });
  await expect(question).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.context().unroute('**/contents*');
  await expectSaved(page);
});
