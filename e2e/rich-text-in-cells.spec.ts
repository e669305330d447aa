import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

test('a student formats words within a cell, and finds them formatted after editing and reloading', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'XL-WORDS', { mainFileType: 'SPREADSHEET' });
  await startAssignment(request, 'demo_student9', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student9', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const field = editor.locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  const cell = editor.locator('[data-cell="A1"]');
  const expectStyle = (word: string, property: string, value: string): Promise<void> =>
    expect(cell.getByText(word, { exact: true })).toHaveCSS(property, value);
  await field.focus();
  await page.keyboard.type('Water is wet');

  // In the cell, while it is typed: the last word.
  await page.keyboard.press('F2');
  for (let count = 0; count < 3; count++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  const typed = editor.locator('.field-overlay').getByText('wet', { exact: true });
  await expect(typed.first()).toHaveCSS('-webkit-text-stroke-width', '0.6px');
  const [bold, italic] = [editor.getByTestId('tool-bold'), editor.getByTestId('tool-italic')];
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(italic).toHaveAttribute('aria-pressed', 'false');

  // By keyboard, the toolbar takes the focus.
  await page.keyboard.press('Alt+F10');
  await italic.focus();
  await page.keyboard.press('Enter');
  await expect(italic).toHaveAttribute('aria-pressed', 'true');
  await field.focus();
  await page.keyboard.press('Enter');
  await expectStyle('wet', 'font-weight', '700');
  await expectStyle('wet', 'font-style', 'italic');
  await expectStyle('Water is ', 'font-style', 'normal');

  // In the formula bar, by the toolbar: the first word.
  await cell.click();
  const bar = editor.locator('.formula-field');
  await bar.click();
  await page.keyboard.press('Home');
  for (let count = 0; count < 5; count++) await page.keyboard.press('Shift+ArrowRight');
  await editor.getByTestId('tool-underline').click();
  await expectStyle('Water', 'text-decoration-line', 'underline');
  await editor.getByTestId('tool-colour').click();
  await editor.getByRole('menuitemradio', { name: 'Red' }).click();
  await expectStyle('Water', 'color', 'rgb(192, 0, 0)');
  await expect(cell).toHaveText('Water is wet');
  await page.keyboard.press('Control+z');
  await expectStyle('Water', 'color', 'rgb(28, 32, 36)');
  await page.keyboard.press('Control+y');
  await expectEditorAccessible(page);

  // Editing another word keeps both.
  await bar.click();
  await page.keyboard.press('End');
  await page.keyboard.type('ter');
  await page.keyboard.press('Enter');
  await expectStyle('wetter', 'font-weight', '700');
  await expectStyle('Water', 'color', 'rgb(192, 0, 0)');
  await expectSaved(page);
  await page.reload();
  await expect(cell).toHaveText('Water is wetter', { timeout: 60_000 });
  await expectStyle('wetter', 'font-weight', '700');
  await expectStyle('Water', 'color', 'rgb(192, 0, 0)');
});
