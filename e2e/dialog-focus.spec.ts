import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, signIn } from './support.ts';

test.afterEach(closeWindows);

test('Tab goes round in a dialog of the editor in both directions, and Escape gives the focus back', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DF-EDITR');
  await startAssignment(request, 'demo_student13', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  await page.keyboard.press('F1');
  const dialog = editorOf(page).getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editorOf(page).locator('.paper > .ProseMirror')).toBeFocused();
});

test('a dialog of a row stays open when the page is zoomed until the rows become cards', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'demo_instructor', '/classes');
  await page
    .getByRole('button', { name: /^Archive: / })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: /^Archive / });
  await expect(question).toBeVisible();
  // 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(question).toBeVisible();
});
