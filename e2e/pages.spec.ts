import {
  type APIRequestContext,
  type Browser,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

const sentence = 'The harbour was quiet in the morning, and nobody had come to look at the boats. ';
/** Taller than the remaining space on a nearly full page. */
const picture = {
  name: 'harbour.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="560"><rect width="600" height="560" fill="teal"/></svg>',
  ),
};

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

async function beginWriting(
  browser: Browser,
  request: APIRequestContext,
  { key, username, width = 1440 }: { key: string; username: string; width?: number },
): Promise<{ page: Page; paper: FrameLocator; submissionId: number }> {
  const testClass = await openCourse(request, key);
  const { submissionId } = await startAssignment(request, username, testClass);
  const page = await openText(browser, {
    testClass,
    username,
    contextOptions: { viewport: { width, height: 900 } },
  });
  return { page, paper: editorOf(page), submissionId };
}

async function insert(page: Page, name: string | RegExp): Promise<void> {
  const bar = editorOf(page).getByRole('toolbar').first();
  await bar.getByRole('button', { name: 'Insert', exact: true }).click();
  await editorOf(page).getByRole('menuitem', { name }).first().click();
}

async function insertPicture(page: Page): Promise<Locator> {
  const chosen = page.waitForEvent('filechooser');
  await insert(page, /Picture/);
  await (await chosen).setFiles(picture);
  const shown = editorOf(page).locator('.paper img.picture');
  await expect(shown).toHaveCount(1);
  return shown;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  return { top: y, bottom: y + height, left: x, right: x + width };
}

/** Background strips between the pages, including the margins. */
async function gapsOf(paper: FrameLocator): Promise<Box[]> {
  return Promise.all((await paper.locator('.page-gap').all()).map(boxOf));
}

function overlaps(one: Box, other: Box): boolean {
  return one.top < other.bottom - 1 && other.top < one.bottom - 1;
}

test('a picture that does not fit moves to the next page without overlap, for the teacher too', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const key = { key: 'PG-PICTU', username: 'demo_student11' };
  const { page, paper, submissionId } = await beginWriting(browser, request, key);
  await page.keyboard.insertText(sentence.repeat(26));
  await page.keyboard.press('Enter');
  const shown = await insertPicture(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After the picture.');
  await expectSaved(page);

  await expectWholePicture(paper, shown);
  await expect(paper.getByText('Page 2 of 2')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, 'demo_instructor', `/readassignment/${submissionId}`);
  const read = editorOf(reader);
  await expect(read.locator('.paper img.picture')).toHaveCount(1);
  await expectWholePicture(read, read.locator('.paper img.picture'));
});

async function expectWholePicture(paper: FrameLocator, shown: Locator): Promise<void> {
  await expect(async () => {
    const before = await boxOf(paper.locator('.paper p').first());
    const after = await boxOf(paper.locator('.paper p').last());
    const whole = await boxOf(shown);
    const [gap] = await gapsOf(paper);
    expect(gap?.bottom).toBeLessThanOrEqual(whole.top + 1);
    expect(before.bottom).toBeLessThanOrEqual(whole.top);
    expect(whole.bottom).toBeLessThanOrEqual(after.top + 1);
    expect((whole.right - whole.left) / (whole.bottom - whole.top)).toBeCloseTo(600 / 560, 1);
  }).toPass();
}

test('text typed after a table at the end stays below it, and rows move between pages as a whole', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page, paper } = await beginWriting(browser, request, {
    key: 'PG-TABLE',
    username: 'demo_student12',
  });
  await insert(page, 'Table');
  await page.keyboard.press('Enter');
  await page.keyboard.type('tide');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Under the table.');
  const under = paper.locator('.ProseMirror > p').last();
  await expect(under).toHaveText('Under the table.');
  await expect(paper.locator('.paper table')).toContainText('tide');
  expect((await boxOf(under)).top).toBeGreaterThanOrEqual(
    (await boxOf(paper.locator('.paper table'))).bottom - 1,
  );

  // Tab in the last cell adds rows until the table spans two pages.
  await paper.locator('.paper td, .paper th').last().click();
  for (let index = 0; index < 180; index++) await page.keyboard.press('Tab');
  await expect(paper.getByText(/Page \d+ of [2-9]/)).toBeVisible();
  const gaps = await gapsOf(paper);
  for (const row of await paper.locator('.paper tr').all()) {
    const box = await boxOf(row.locator('td, th').first());
    expect(gaps.filter((gap) => overlaps(gap, box))).toEqual([]);
  }
});

test('Ctrl+Enter starts a page in the middle of a sentence, and Backspace removes it', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page, paper } = await beginWriting(browser, request, {
    key: 'PG-BREAK',
    username: 'demo_student13',
  });
  await page.keyboard.type('First page.Second page.');
  for (let index = 0; index < 'Second page.'.length; index++) await page.keyboard.press('ArrowLeft');
  await expect(paper.getByText('Page 1 of 1')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(paper.getByText('Page 2 of 2')).toBeVisible();
  const [first, second] = [paper.getByText('First page.'), paper.getByText('Second page.')];
  await expect(second).toBeInViewport();
  const [gap] = await gapsOf(paper);
  expect((await boxOf(first)).bottom).toBeLessThanOrEqual(gap?.top ?? 0);
  expect((await boxOf(second)).top).toBeGreaterThanOrEqual((gap?.bottom ?? 0) - 1);

  await page.keyboard.press('Control+Enter');
  await expect(paper.getByText('Page 3 of 3')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(paper.getByText('Page 1 of 1')).toBeVisible();
  await page.keyboard.type('Between. ');
  await expect(paper.getByText('Between. Second page.')).toBeVisible();
  await expectSaved(page);
});

test('the text is one endless page with a font of 16 pixels on a phone, as wide as the screen', async ({
  browser,
  request,
}) => {
  const key = { key: 'PG-PHONE', username: 'demo_student14', width: 390 };
  const { page, paper } = await beginWriting(browser, request, key);
  await page.keyboard.insertText(sentence.repeat(30));
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end.');
  const text = paper.locator('.paper p').first();
  const drawn = await text.evaluate((paragraph) => {
    const letters = paragraph.querySelector('span') ?? paragraph;
    if (!(paragraph instanceof HTMLElement)) throw new Error('A paragraph is an HTML element');
    const zoom = paragraph.getBoundingClientRect().width / paragraph.offsetWidth;
    const page = paragraph.ownerDocument;
    const { documentElement: frame } = page;
    return {
      size: Number.parseFloat(page.defaultView?.getComputedStyle(letters).fontSize ?? '') * zoom,
      isScrolledSideways: frame.scrollWidth > frame.clientWidth,
    };
  });
  expect(drawn.size).toBeCloseTo(16, 0);
  expect(drawn.isScrolledSideways).toBe(false);
  const box = await boxOf(text);
  expect(box.left).toBeGreaterThanOrEqual(12);
  expect(box.right).toBeLessThanOrEqual(390 - 12);
  expect((await boxOf(paper.getByText('The end.'))).top - box.bottom).toBeLessThan(40);
  await expect(paper.locator('.page-gap').first()).toBeHidden();
});
