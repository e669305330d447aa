import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, signIn } from './support.ts';

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

test('a student draws on a layer of its own, hides it, and finds it hidden later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-DRAW2', { templates: [drawing] });
  await startAssignment(request, 'demo_student12', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student12', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeFocused({ timeout: 60_000 });

  await page.keyboard.press('Control+Shift+l');
  const panel = editor.getByRole('complementary', { name: 'Layers' });
  await expect(panel.getByRole('radio', { name: 'Layout' })).toBeChecked();
  await panel.getByRole('button', { name: 'New layer' }).click();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Layout');
  await page.keyboard.press('Enter');
  await expect(editor.getByText('Another layer already has this name.')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Sketch');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('radio', { name: 'Sketch' })).toBeChecked();
  await expectEditorAccessible(page);

  await editor.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A first idea');
  await page.keyboard.press('Escape');
  const idea = stage.getByLabel('A first idea');
  await panel.getByRole('button', { name: 'Show: Sketch' }).click();
  await expect(idea).toBeHidden();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(idea).toBeVisible();

  // A locked shape is seen, and not selected.
  await panel.getByRole('button', { name: 'Lock: Sketch' }).click();
  await expect(panel.getByRole('radio', { name: 'Layout' })).toBeChecked();
  await idea.click({ force: true });
  await page.keyboard.press('Delete');
  await expect(idea).toBeVisible();
  await panel.getByRole('button', { name: 'Lock: Sketch' }).click();
  await panel.getByRole('button', { name: 'Show: Sketch' }).click();
  await expectSaved(page);

  await page.reload();
  await expect(stage).toBeFocused({ timeout: 60_000 });
  await expect(stage.getByLabel('A first idea')).toBeHidden();
  await editor.getByRole('button', { name: 'Layers' }).click();
  await expect(panel.getByRole('button', { name: 'Show: Sketch' })).toHaveAttribute('aria-pressed', 'false');
  await panel.getByRole('button', { name: 'More actions: Sketch' }).click();
  await editor.getByRole('menuitem', { name: 'Delete layer' }).click();
  await expect(editor.getByText('This layer has one shape.')).toBeVisible();
  await editor.getByRole('button', { name: 'Delete layer' }).click();
  await expect(stage.getByLabel('A first idea')).toBeVisible();
  await expectSaved(page);
});

test('a student makes a style of a shape, changes it, and the other shape follows also later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-DRAW3', { templates: [drawing] });
  await startAssignment(request, 'demo_student13', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student13', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeFocused({ timeout: 60_000 });
  const panel = editor.getByRole('complementary', { name: 'Styles' });
  const fillOf = (name: string) => stage.getByLabel(name).locator('path').first();
  const fillRed = async (): Promise<void> => {
    await editor.getByRole('button', { name: 'Fill', exact: true }).click();
    await editor.getByRole('menuitemradio', { name: 'Red' }).click();
  };

  await editor.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Alt+Shift+s');
  await panel.getByRole('button', { name: 'New style from selection' }).click();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Wall');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Wall', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const plain = (await fillOf('Rectangle').getAttribute('fill')) ?? '';

  await editor.getByRole('button', { name: 'Ellipse', exact: true }).click();
  await page.keyboard.press('Enter');
  await fillRed();
  await expect(fillOf('Ellipse')).toHaveAttribute('fill', '#c00000');
  await panel.getByRole('button', { name: 'Wall', exact: true }).click();
  await expect(fillOf('Ellipse')).toHaveAttribute('fill', plain);
  await expectEditorAccessible(page);
  await fillRed();
  await panel.getByRole('button', { name: 'More actions: Wall' }).click();
  await editor.getByRole('menuitem', { name: 'Update from selection' }).click();
  await expect(fillOf('Rectangle')).toHaveAttribute('fill', '#c00000');
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(fillOf('Rectangle')).toHaveAttribute('fill', plain);
  await editor.getByRole('button', { name: 'Redo' }).click();
  await expectSaved(page);

  await page.reload();
  await expect(stage).toBeFocused({ timeout: 60_000 });
  await expect(fillOf('Rectangle')).toHaveAttribute('fill', '#c00000');
  await stage.getByLabel('Rectangle').focus();
  await editor.getByRole('button', { name: 'Styles' }).click();
  await expect(panel.getByRole('button', { name: 'Wall', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
