import { expect, test } from '@playwright/test';
import { findAxeViolations } from './accessibility/measures.ts';
import { openCourse } from './course.ts';
import { expectVisibleFocus } from './focus-ring.ts';
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

for (const { kind, opener } of [
  { kind: 'read', opener: /^Read: .*Writer 1/ },
  // Its row changes once the review is started.
  { kind: 'written', opener: /^Review: .*Writer 1/ },
] as const)
  test(`from the text of a review that is ${kind}, Escape leads to its dialog and then closes it`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await signIn(page, 'demo_student4', '/myclassdetail/2');
    await page.getByRole('button', { name: opener }).press('Enter');
    const dialog = page.getByRole('dialog');
    const text = editorOf(page).locator('.paper > .ProseMirror');
    await expect(text.locator('p').first()).toBeVisible();
    expect(await findAxeViolations(page, { kind: 'dialog' })).toEqual([]);
    await text.focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  });

test('the status line of a text shows which button has the focus, in forced colours too', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'demo_student4', '/myclassdetail/2');
  await page.getByRole('button', { name: /^Review: .*Writer 1/ }).click();
  await editorOf(page)
    .getByRole('button', { name: /words$/ })
    .focus();
  await expectVisibleFocus(page, 3);
});

test('the dialog that creates an access token gives the focus back although its code comes late', {
  tag: '@nightly',
}, async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/create-token-dialog/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await signIn(page, 'demo_student4', '/profile');
  const button = page.getByRole('button', { name: 'Create access token' });
  await button.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
