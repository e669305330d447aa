import { expect, type Locator, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { begin } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

const presentation = { assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION' };

test('a student writes slides, draws an arrow on them, shows them, and finds them as they left them', async ({
  browser,
  request,
}) => {
  const course = await openCourse(request, 'DI-SLID1', { templates: [presentation] });
  await begin(request, 'demo_student11', course);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${course.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });

  await stage.getByLabel('Empty place: Title').click();
  await page.keyboard.type('What the harbour is for');
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'New slide' }).click();
  await expect(stage.getByLabel('Empty place: Text')).toBeVisible();
  await editor.getByRole('button', { name: 'Lines' }).click();
  await editor.getByRole('menuitemcheckbox', { name: 'Arrow' }).click();
  await drag(page, stage);
  await expect(stage.getByLabel('Arrow')).toBeVisible();
  await expectEditorAccessible(page);
  await expectSaved(page);

  await page.reload();
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

/** Across the middle of the page. */
async function drag(page: Page, stage: Locator): Promise<void> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The page is not to be seen');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
  await page.mouse.up();
}
