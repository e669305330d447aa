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

test('the head of a dialog does not cover its first field when Tab comes back to it at 200 %', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await signIn(page, 'demo_admin', '/admin/user');
  await page.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  const first = dialog.getByRole('textbox', { name: 'First name' });
  await dialog.getByRole('checkbox', { name: /^Education coordinator/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const [field, head] = [await first.boundingBox(), await dialog.getByRole('banner').boundingBox()];
  expect(field?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});
