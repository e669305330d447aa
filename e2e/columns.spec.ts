import { expect, type Locator, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, writingArea } from './support.ts';

test.afterEach(closeWindows);

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** Distinct left edges of the lines of a text, from left to right. */
async function lineStarts(text: Locator): Promise<number[]> {
  return text.evaluate((root) => {
    const range = document.createRange();
    range.selectNodeContents(root);
    const lefts = [...range.getClientRects()]
      .filter(({ width }) => width > 60)
      .map(({ left }) => Math.round(left));
    return [...new Set(lefts)].sort((one, other) => one - other);
  });
}

test('a student sets a text in two columns, writes in the second one, undoes it and finds it after a reload', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'PG-COLMN');
  const username = 'demo_student15';
  await startAssignment(request, username, testClass);
  const page = await openText(browser, {
    testClass,
    username,
    contextOptions: { viewport: { width: 1440, height: 1200 } },
  });
  const paper = editorOf(page);
  const text = paper.locator('.paper > .ProseMirror');
  await writingArea(page).click();
  await page.keyboard.insertText(words(500));
  const openColumns = async (): Promise<void> => {
    await paper.getByRole('toolbar').first().getByRole('button', { name: 'Layout', exact: true }).click();
    await paper.getByRole('menuitem', { name: 'Columns…' }).click();
  };
  await openColumns();
  const dialog = paper.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('radio', { name: 'Two' }).check();
  await dialog.getByRole('checkbox', { name: 'Line between columns' }).check();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => lineStarts(text)).toHaveLength(2);
  await expect(paper.locator('.column-separator').first()).toBeVisible();

  // The last line is in the second column: what is typed at the end appears there.
  const [first = 0, second = 0] = await lineStarts(text);
  expect(second - first).toBeGreaterThan(250);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' the end');
  const caret = await text.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().left ?? 0);
  expect(caret).toBeGreaterThan(second);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => lineStarts(text)).toHaveLength(2);

  await openColumns();
  await dialog.getByRole('radio', { name: 'One' }).check();
  await page.keyboard.press('Enter');
  await expect.poll(() => lineStarts(text)).toHaveLength(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => lineStarts(text)).toHaveLength(2);
});

test('a student begins the second column where they want to, finds it after a reload, removes the break and brings it back with undo', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'PG-COLBR');
  const username = 'demo_student15';
  await startAssignment(request, username, testClass);
  const page = await openText(browser, { testClass, username });
  const paper = editorOf(page);
  const text = paper.locator('.paper > .ProseMirror');
  const leftOf = (word: string): Promise<number> =>
    text.evaluate((root, searched) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent?.indexOf(searched) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + searched.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    }, word);
  const distance = async (): Promise<number> => (await leftOf('Right')) - (await leftOf('Left'));
  await writingArea(page).click();
  await page.keyboard.insertText('Left column');
  await paper.getByRole('toolbar').first().getByRole('button', { name: 'Layout', exact: true }).click();
  await paper.getByRole('menuitem', { name: 'Columns…' }).click();
  await paper.getByRole('dialog', { name: 'Columns' }).getByRole('radio', { name: 'Two' }).check();
  await page.keyboard.press('Enter');
  await expect(paper.getByRole('dialog', { name: 'Columns' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await page.keyboard.type('Right column');
  await expect.poll(distance).toBeGreaterThan(250);
  await expectSaved(page);
  await page.reload();
  await expect.poll(distance).toBeGreaterThan(250);

  await writingArea(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect.poll(distance).toBeLessThan(250);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(distance).toBeGreaterThan(250);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paper.getByRole('toolbar').first().getByRole('button', { name: 'Insert', exact: true }).click();
  await paper.getByRole('menuitem', { name: 'Column break' }).click();
  await page.keyboard.type('Right');
  await expect.poll(() => leftOf('Right')).toBeGreaterThan(500);
});
