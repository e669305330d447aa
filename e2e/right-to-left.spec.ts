import { expect, type Locator, type Page, test } from '@playwright/test';
import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, signIn, writingArea } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

const saved = 'تم الحفظ';
const username = 'demo_student16';

async function chooseArabic(page: Page): Promise<void> {
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}

/** Each paragraph outside of tables with the direction that it is shown in. */
const directions = (page: Page): Promise<string[]> =>
  writingArea(page)
    .locator('> p')
    .evaluateAll((all) => all.map((one) => `${getComputedStyle(one).direction} ${one.textContent}`));

/** The toolbar is laid out anew after a change of width, which takes a frame or two. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = (): Promise<number> =>
    editorOf(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

test('a student with Arabic as language writes in a mirrored editor, and the file says which way the text runs', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'RL-ARABI');
  const { call, submissionId } = await startAssignment(request, username, testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, username, '/');
  await chooseArabic(page);
  await page.goto(`/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const area = writingArea(page);
  await expect(area).toBeAttached({ timeout: 60_000 });

  // The toolbar begins at the right, and the left arrow leads on.
  await expect(editor.locator('html')).toHaveAttribute('dir', 'rtl');
  const insert = editor.getByRole('button', { name: 'إدراج', exact: true });
  const layout = editor.getByRole('button', { name: 'تخطيط', exact: true });
  expect(await leftOf(insert)).toBeGreaterThan(await leftOf(layout));
  await insert.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(layout).toBeFocused();

  await area.focus();
  await page.keyboard.type('كان الميناء "هادئًا" (harbour) في الساعة 6:30.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. البند الأول');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second item');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await insert.click();
  await editor.getByRole('menuitem', { name: 'جدول', exact: true }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'إدراج جدول' }).click();
  await page.keyboard.type('يمين');
  await page.keyboard.press('Tab');
  await page.keyboard.type('left');
  // At the edge of a cell, an arrow leads to the cell that is seen there.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('ًا');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('at ');
  await expect(area.locator('table td').nth(0)).toHaveText('يمينًا');
  await expect(area.locator('table td').nth(1)).toHaveText('at left');

  const expectText = async (): Promise<void> => {
    expect(await directions(page)).toEqual([
      'rtl كان الميناء «هادئًا» (harbour) في الساعة 6:30.',
      'rtl البند الأول',
      'rtl Second item',
      'rtl ',
      'rtl ',
    ]);
    const cells = area.locator('table td');
    expect(await leftOf(cells.nth(0))).toBeGreaterThan(await leftOf(cells.nth(1)));
  };
  await expectText();
  await expectEditorAccessible(page);
  await expect(editor.locator('output.save-status')).toContainText(saved);

  const file = await openWopiFile(request, call, submissionId);
  const readMainPart = async (): Promise<string> => {
    const part = readZip(await file.read()).find(({ name }) => name === 'word/document.xml');
    return part === undefined ? '' : new TextDecoder().decode(inflateEntry(part, fflateCodec));
  };
  await expect.poll(readMainPart).toContain('left');
  const xml = await readMainPart();
  expect(xml).toContain('<w:bidiVisual/>');
  // The list says it too, before its indents.
  expect(xml).toMatch(/<w:numPr>.*?<\/w:numPr><w:bidi\/><w:ind /);
  expect(xml).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>\) في الساعة 6:30\.</);

  await page.reload();
  await expect(area).toContainText('Second item', { timeout: 60_000 });
  await expectText();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(area.getByText('البند الأول')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectEditorAccessible(page);
});
