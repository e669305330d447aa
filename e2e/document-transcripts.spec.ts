import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';
import { expectTranscript } from './transcript.ts';

/** What a screen reader reads in documents: `transcripts.spec.ts` has the pages around them. */
test.afterEach(closeWindows);

async function insert(page: Page, name: string): Promise<void> {
  await editorOf(page).getByRole('button', { name: 'Insert', exact: true }).click();
  await editorOf(page).getByRole('menuitem', { name, exact: true }).click();
}

test('a student hears a table, a footnote, a comment and suggestions with their names', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'TR-TEXTS');
  await startAssignment(request, 'demo_student13', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  const keys = page.keyboard;
  await keys.type('The harbour smells of tar');
  await keys.press('Control+Alt+f');
  await expect(editorOf(page).getByRole('textbox', { name: 'Footnote 1', exact: true })).toBeFocused();
  await keys.type('Seen in May.');
  await keys.press('Escape');
  await keys.press('Enter');
  await insert(page, 'Table');
  await keys.press('Enter');
  await keys.type('Tide');
  await keys.press('Tab');
  await keys.type('Hour');
  await keys.press('Control+Home');
  await keys.press('Control+Shift+ArrowRight');
  await keys.press('Control+Alt+m');
  await keys.type('Which one?');
  await keys.press('Control+Enter');
  const thread = editorOf(page).getByRole('article', { name: /^Comment/ });
  await thread.getByText('Which one?').click();
  await thread.getByRole('button', { name: 'Reply' }).click();
  await keys.type('The old one.');
  await keys.press('Control+Enter');
  await expect(thread.getByText('The old one.')).toBeVisible();
  await writingArea(page).focus();
  await keys.press('Control+Shift+E');
  await keys.press('Control+Home');
  await keys.press('Control+ArrowRight');
  await keys.press('Control+Shift+ArrowRight');
  await keys.type('quay ');
  await expect(writingArea(page).locator('del')).toHaveCount(1);
  await expect(writingArea(page).locator('ins')).toHaveCount(1);
  await expectSaved(page);
  await expectTranscript('text-with-notes-and-suggestions', writingArea(page).locator('..'));
  await expectTranscript(
    'comments-and-suggestions',
    editorOf(page).getByRole('complementary', { name: /comments/i }),
  );
});

test('a student hears the cells of a sheet with their headers', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'TR-SHEET', { mainFileType: 'SPREADSHEET' });
  await startAssignment(request, 'demo_student13', testClass);
  await signIn(page, 'demo_student13', `/assignment/${testClass.assignmentId}`);
  const field = editorOf(page).locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  await field.focus();
  for (const [text, key] of [
    ['Boats', 'Tab'],
    ['Tons', 'Enter'],
    ['Gull', 'Tab'],
    ['12', 'Enter'],
    ['=SUM(B2)', 'Enter'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Control+Home');
  await expectSaved(page);
  await expectTranscript('sheet', editorOf(page).getByRole('main'));
});

test('a student hears a slide with its title, its shapes and its place', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const templates = [{ assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION' }];
  const testClass = await openCourse(request, 'TR-SLIDE', { templates });
  await startAssignment(request, 'demo_student13', testClass);
  await signIn(page, 'demo_student13', `/assignment/${testClass.assignmentId}`);
  const stage = editorOf(page).locator('.stage');
  await expect(stage).toBeFocused({ timeout: 60_000 });
  await page.keyboard.type('What the harbour is for');
  await page.keyboard.press('Escape');
  await editorOf(page).getByRole('button', { name: 'Rectangle' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await expectTranscript('slide', editorOf(page).locator('body'));
});
