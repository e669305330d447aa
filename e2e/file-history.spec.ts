import { expect, test } from '@playwright/test';
import { blankPptx, fflateCodec, rewriteParts } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

/** Without the marks that isolate inserted values from the direction of the text around them. */
const cellsOf = (row: string) =>
  row
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split('\t')
    .map((cell) => cell.trim());

test('a teacher steps through a workbook save by save and reads the table of its changes', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'FH-SHEET', { mainFileType: 'SPREADSHEET' });
  const { submissionId } = await startAssignment(request, 'demo_student14', testClass);
  const student = await (await browser.newContext()).newPage();
  await signIn(student, 'demo_student14', `/assignment/${testClass.assignmentId}`);
  const field = editorOf(student).locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  await field.focus();
  for (const words of ['Apples', '12', '=A2*2']) {
    const saved = student.waitForResponse((one) => one.request().headers()['x-wopi-override'] === 'PUT');
    await student.keyboard.type(words);
    await student.keyboard.press('Enter');
    await saved;
  }
  await expectSaved(student);

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'demo_instructor', `/readassignment/${submissionId}?rewind=start`);
  const dialog = teacher.getByRole('dialog', { name: 'Rewind Essay' });
  const changes = dialog
    .getByRole('region', { name: 'Changes in version 1', exact: true })
    .getByRole('table');
  await expect(changes.getByRole('cell', { name: 'Apples' })).toBeVisible();
  await expect(dialog.getByText('Version 1 of 3')).toBeVisible();
  await expectAccessible(teacher);
  await teacher.keyboard.press('ArrowRight');
  await teacher.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Version 3 of 3')).toBeVisible();
  const third = dialog.getByRole('region', { name: 'Changes in version 3', exact: true }).getByRole('table');
  await expect(third).toContainText(/=A2\*2 \(result: .?24.?\)/);
  // The document opens at the changed cell.
  const name = dialog.frameLocator('iframe').getByRole('textbox', { name: 'Go to a cell' });
  await expect(name).toHaveValue('A3', { timeout: 60_000 });

  await dialog.getByRole('button', { name: 'Table of Changes' }).click();
  const table = dialog.getByRole('table');
  await expect(table.getByRole('button', { name: /^Version 3,/ })).toBeVisible();
  await expectAccessible(teacher);
  const rows = (await table.getByRole('row').allInnerTexts())
    .map(cellsOf)
    .filter(([place]) => place?.startsWith('Sheet1!'));
  expect(rows).toEqual([
    ['Sheet1!A1', 'empty', 'Apples'],
    ['Sheet1!A2', 'empty', '12'],
    ['Sheet1!A3', 'empty', '=A2*2 (result: 24)'],
  ]);
  await table.getByRole('button', { name: /^Version 2,/ }).click();
  await expect(dialog.getByText('Version 2 of 3')).toBeVisible();
});

/** A presentation whose only slide has this title. */
function deckWith(title: string): Uint8Array {
  const rewrite = (name: string, read: () => string) =>
    name === 'ppt/slides/slide1.xml'
      ? read().replace(/<a:p>.*?<\/a:p>|<a:p\/>/, `<a:p><a:r><a:t>${title}</a:t></a:r></a:p>`)
      : undefined;
  return rewriteParts({ bytes: blankPptx(), codec: fflateCodec, rewrite });
}

test('a student sees in the history of a presentation what a slide said before', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'FH-DECKS', { mainFileType: 'PRESENTATION' });
  const { call, submissionId } = await startAssignment(request, 'demo_student15', testClass);
  const file = await openWopiFile(request, call, submissionId);
  await file.put(deckWith('Harbours'), deckWith('Harbours of the north'));
  await signIn(page, 'demo_student15', `/assignment/${testClass.assignmentId}`);
  await page.getByRole('button', { name: 'Version history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rewind Essay' });
  await dialog.getByRole('button', { name: 'Next version' }).click();
  const changes = dialog
    .getByRole('region', { name: 'Changes in version 2', exact: true })
    .getByRole('table');
  await expect(changes.getByRole('row').last()).toHaveText(/Slide 1: TitleHarboursHarbours of the north/);
  await expectAccessible(page);

  // What counts words says that it does not, instead of showing zeros.
  await signIn(page, 'demo_instructor', `/progress/${submissionId}`);
  await expect(page.getByText('There is no word count for this type of file.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Word count' })).toHaveCount(0);
});
