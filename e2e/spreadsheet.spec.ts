import { expect, test } from '@playwright/test';
import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import {
  closeWindows,
  demoPassword,
  editorOf,
  expectEditorAccessible,
  expectSaved,
  signIn,
} from './support.ts';
import { expectToolsStay, readToolPositions } from './tool-places.ts';

test.afterEach(closeWindows);

test('a student calculates in a spreadsheet, sees it saved, and finds it unchanged later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'XL-SHEET', { mainFileType: 'SPREADSHEET' });
  const { submissionId } = await startAssignment(request, 'demo_student9', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student9', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const field = editor.locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  await field.focus();
  for (const [words, key] of [
    ['Äpfel 梨', 'Tab'],
    ['12.5', 'Enter'],
    // Enter moves to the row below the cell where Tab started.
    ['Birnen', 'Tab'],
    ['7.25', 'Enter'],
    ['Sum', 'Tab'],
    ['=SUM(B1:B2)', 'Enter'],
  ] as const) {
    await page.keyboard.type(words);
    await page.keyboard.press(key);
  }
  const total = editor.getByRole('gridcell', { name: '19.75' });
  await expect(total).toBeVisible();
  await expectSaved(page);
  await expectEditorAccessible(page);

  // Toolbar buttons do not move with the selection: one cell, several of another format, a cell being edited.
  const places = await readToolPositions(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectToolsStay(page, places, []);
  await page.keyboard.type('half a wo');
  await expectToolsStay(page, places, []);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');

  await editor.getByRole('button', { name: 'View' }).click();
  await editor.getByRole('menuitem', { name: 'Page setup…' }).click();
  const setup = editor.getByRole('dialog', { name: 'Page setup' });
  await setup.getByRole('group', { name: 'Footer' }).getByLabel('Center').fill('[Page]/[Pages]');
  await expectEditorAccessible(page);
  await page.keyboard.press('Enter');
  await expect(setup).toBeHidden();
  await expectSaved(page);

  await page.reload();
  await expect(total).toBeVisible({ timeout: 60_000 });
  await expect(editor.getByRole('gridcell', { name: 'Äpfel 梨' })).toBeVisible();
  const data = { username: 'demo_student9', password: demoPassword };
  const { accessToken } = (await (await request.post('/api/auth/signin', { data })).json()) as {
    accessToken: string;
  }; // cast: our own server
  const file = await request.get(`/api/auxfiles/submission/file?submissionId=${submissionId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const sheet = readZip(await file.body()).find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  const xml = sheet === undefined ? '' : new TextDecoder().decode(inflateEntry(sheet, fflateCodec));
  expect(xml).toContain('<f>SUM(B1:B2)</f><v>19.75</v>');
  expect(xml).toContain('&amp;C&amp;P/&amp;N</oddFooter>');
});

test('a student is helped with a formula, sees all its results, and reads what an error means', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'XL-FORMS', { mainFileType: 'SPREADSHEET' });
  await startAssignment(request, 'demo_student8', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student8', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const field = editor.locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  await field.focus();
  for (const words of ['3', '1', '2']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('=sor');
  await expect(editor.getByRole('option', { name: /^SORT\b/ })).toHaveAttribute('aria-selected', 'true');
  await expectEditorAccessible(page);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('=SORT(');
  await expect(editor.getByRole('region', { name: 'Arguments of SORT' }).locator('b')).toHaveText('array');
  await page.keyboard.type('A1:A3');
  await expect(editor.locator('.range-outline')).toHaveCount(1);
  await page.keyboard.press('F4');
  await expect(field).toHaveValue('=SORT($A$1:$A$3');
  await page.keyboard.press('Enter');
  await expect(editor.locator('[data-cell="B3"]')).toHaveText('3');
  await page.keyboard.press('ArrowRight');
  await expect(editor.getByText('Result of the formula in B1').first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('=1/0');
  await page.keyboard.press('Control+Enter');
  await expect(editor.locator('.sheet-error')).toContainText('divided by zero');
  await expectSaved(page);
});
