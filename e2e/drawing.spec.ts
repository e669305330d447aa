import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

const drawing = { assignmentTemplateType: 'MAIN', contentType: 'DRAW' };

test('a student draws by keyboard alone, and finds the drawing unchanged later', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-DRAW1', { templates: [drawing] });
  await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });
  // The document takes the focus after loading; only then may it move elsewhere.
  await expect(stage).toBeFocused();

  await editor.getByRole('button', { name: 'Shapes' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  // Once in the menu, once on the page.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The quay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');

  // A second shape below it, connected with the first: the connector follows the shape.
  await editor.getByRole('button', { name: 'Rectangle', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 50; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Alt+k');
  await expect(editor.getByText('Connected: The quay to Rectangle')).toBeAttached();
  const connector = stage.getByLabel('Arrow');
  const before = await connector.boundingBox();
  await stage.getByLabel('Rectangle').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await connector.boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
  await expectSaved(page);

  await page.reload();
  await expect(stage.getByText('The quay')).toBeVisible();
  await stage.getByLabel('Arrow').focus();
  await editor.getByRole('button', { name: 'Arrange' }).click();
  await expect(editor.getByRole('menuitem', { name: 'Disconnect lines' })).toBeEnabled();
  await page.keyboard.press('Escape');

  // The page as a picture, with the text as text.
  await editor.getByRole('button', { name: 'View', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Export page as picture' }).click();
  const started = page.waitForEvent('download');
  await editor.getByRole('menuitem', { name: 'SVG (scalable)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/ - Page 1\.svg$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/<text [^>]*>The quay<\/text>/);
});
