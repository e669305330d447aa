import { expect, type Locator, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, signIn } from './support.ts';
import { expectToolsStay, readToolPositions } from './tool-places.ts';

test.afterEach(closeWindows);

const svgPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="150" cy="150" r="120" fill="teal"/></svg>',
);

const presentation = { assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION' };

test('a student writes slides, draws an arrow on them, presents them, and finds them unchanged later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-SLID1', { templates: [presentation] });
  await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });

  // A new presentation starts with its title focused.
  await expect(stage).toBeFocused();
  await page.keyboard.type('What the harbour is for');
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'New slide' }).click();
  await expect(stage.getByLabel('Empty placeholder: Text')).toBeVisible();
  await editor.getByRole('button', { name: 'Lines' }).click();
  await editor.getByRole('menuitemcheckbox', { name: 'Arrow' }).click();
  await drag(page, stage);
  await expect(stage.getByLabel('Arrow')).toBeVisible();
  await expectEditorAccessible(page);
  await expectSaved(page);

  // Toolbar buttons do not move with the selection: a line, nothing, a shape, its text or a table cell.
  await stage.getByLabel('Arrow').click();
  const places = await readToolPositions(page);
  expect(Object.keys(places[1440] ?? {})).toEqual(
    expect.arrayContaining(['Alignment', 'Line spacing and vertical alignment', 'Text colour', 'Find']),
  );
  await page.keyboard.press('Escape');
  await expectToolsStay(page, places, []);
  await editor.getByRole('button', { name: 'Rectangle' }).click();
  await page.keyboard.press('Enter');
  await expectToolsStay(page, places, []);
  await page.keyboard.type('Quay');
  await expectToolsStay(page, places, []);
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Slide', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Theme…' }).click();
  await editor.getByRole('button', { name: 'Night' }).click();
  await expectSaved(page);

  // Reopens at the last slide, in the chosen design.
  await page.reload();
  await expect(stage.getByLabel('Arrow')).toBeVisible();
  await expect(stage.locator('.sheet-paper')).toHaveCSS('background-color', 'rgb(20, 32, 43)');
  await editor.getByRole('option', { name: 'Slide 1 of 2' }).click();
  await expect(stage.getByText('What the harbour is for')).toBeVisible();
  await editor.getByRole('button', { name: 'Slide show' }).click();
  const show = editor.getByRole('dialog', { name: 'Slide show' });
  await expect(show.getByText('What the harbour is for')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(show.getByText('Slide 2 of 2')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(show).toBeHidden();
  await expect(stage.getByLabel('Arrow')).toBeVisible();
});

test('a student makes a table on a slide, adds a row by Tab and undoes it, and finds it unchanged later', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-SLID2', { templates: [presentation] });
  await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });

  await editor.getByRole('button', { name: 'Table', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Insert table…' }).click();
  await editor.getByRole('textbox', { name: 'Rows' }).fill('2');
  await editor.getByRole('textbox', { name: 'Columns' }).fill('2');
  await page.keyboard.press('Enter');
  const firstCell = stage.locator('[data-cell="0,0"] .ProseMirror');
  await expect(firstCell).toBeFocused();
  for (const words of ['City', 'People', 'Graz', '300 000', 'Linz']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  const rows = stage.locator('.shape-cells tr');
  await expect(rows).toHaveText(['CityPeople', 'Graz300 000', 'Linz']);
  await editor.getByRole('button', { name: 'Table', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Insert column left' }).click();
  await expect(stage.locator('.shape-cells tr').first().locator('td')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stage.locator('.shape-cells tr').first().locator('td')).toHaveCount(2);
  await editor.getByRole('button', { name: 'Table', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Table style' }).click();
  await editor.getByRole('menuitem', { name: 'Header row: colour 1' }).click();
  await expectEditorAccessible(page);
  await page.keyboard.press('Escape');
  await expectSaved(page);

  await page.reload();
  await expect(rows).toHaveText(['CityPeople', 'Graz300 000', 'Linz']);
  await expect(stage.locator('[data-cell="0,0"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a student crops a picture, fills a gradient and draws a preset shape by keyboard, and finds them unchanged later', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-SLID3', { templates: [presentation] });
  await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });

  await editor.getByRole('button', { name: 'Shapes', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'More shapes…' }).click();
  await expect(editor.getByRole('searchbox', { name: 'Search shapes' })).toBeFocused();
  await expectEditorAccessible(page);
  await page.keyboard.type('gear six');
  await expect(editor.getByRole('dialog').getByRole('button', { name: 'Gear with six teeth' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Enter');
  const gear = stage.locator('.shape-box path[d*="A"]').first();
  await expect(gear).toBeVisible();
  const outline = await gear.getAttribute('d');

  await editor.getByRole('button', { name: 'Fill', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Gradient' }).click();
  await editor.getByRole('menuitemradio', { name: 'Left to right' }).click();
  await expect(stage.locator('.shape-fill')).toHaveCSS('background-image', /linear-gradient\(90deg/);

  const chosen = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Picture…' }).click();
  await (await chosen).setFiles({ name: 'quay.svg', mimeType: 'image/svg+xml', buffer: svgPicture });
  const picture = stage.locator('[data-shape].shape-picture');
  await expect(picture).toBeFocused();
  await editor.getByRole('button', { name: 'Crop', exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Crop in percent…' }).click();
  await editor.getByRole('textbox', { name: 'Left' }).fill('60');
  await editor.getByRole('textbox', { name: 'Right' }).fill('50');
  await expect(editor.getByRole('alert')).toHaveText('At least 2% of the picture must remain visible.');
  await editor.getByRole('textbox', { name: 'Right' }).fill('20');
  await expectEditorAccessible(page);
  await page.keyboard.press('Enter');
  await expect(picture.locator('img')).toHaveCSS('left', /^-/);
  const cropped = await picture.locator('img').getAttribute('style');
  await expectSaved(page);

  await page.reload();
  await expect(gear).toHaveAttribute('d', outline ?? '');
  await expect(stage.locator('.shape-fill')).toHaveCSS('background-image', /linear-gradient\(90deg/);
  await expect(picture.locator('img')).toHaveAttribute('style', cropped ?? '');
});

test('a student inserts a link to a video, opens it from the slide and in the slide show, and finds it later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-SLID4', { templates: [presentation] });
  await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });

  await editor.getByRole('button', { name: 'Video link…' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Video link' });
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Enter an address that begins with http:// or https://.',
  );
  await dialog.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ');
  await dialog.getByLabel('Title (optional)').fill('Gulls');
  await expectEditorAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const link = stage.getByRole('link', { name: 'Open video: Gulls' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectEditorAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(link).toBeHidden();
  await page.keyboard.press('ControlOrMeta+y');
  await expectSaved(page);

  await page.reload();
  await expect(link).toBeVisible({ timeout: 60_000 });
  // Nobody is there in a test: the address answers with a page of ours.
  await page.context().route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A film' }));
  await editor.getByRole('button', { name: 'Slide show' }).click();
  const show = editor.getByRole('dialog', { name: 'Slide show' });
  await show.getByRole('link', { name: 'Open video: Gulls' }).focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect((await opened).getByText('A film')).toBeVisible();
  await expect(show.getByText('Slide 1 of 1')).toBeAttached();
});

/** Drags across the middle of the slide. */
async function drag(page: Page, stage: Locator): Promise<void> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The page is not to be seen');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
  await page.mouse.up();
}
