import { expect, test } from '@playwright/test';
import { inDays, openCourse } from './course.ts';
import { follow, signInByKeys, signOutByKeys, tabTo } from './keyboard.ts';
import { enroll, handIn, openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, writingArea } from './support.ts';

/** The main job of a role by keyboard alone, from sign-in to sign-out (WCAG 2.1.1, 2.4.3): nothing in here uses a pointer. */
test.afterEach(closeWindows);

test('a student finds the assignment, writes, formats and hands in by keyboard alone', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'BY-KEYS1', { endDate: inDays(3) });
  await enroll(request, 'demo_student23', testClass);
  await signInByKeys(page, 'demo_student23');
  await follow(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(testClass.title) })
      .first(),
  );
  await follow(page, page.getByRole('button', { name: 'Start' }));
  const text = writingArea(page);
  await expect(text).toBeFocused();
  await page.keyboard.type('The ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('harbour');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' smells of tar.');
  await expect(text.locator('strong')).toHaveText('harbour');
  await expect(editorOf(page).locator('output.save-status')).toContainText('Saved');

  // F6 goes from part to part, and out of the frame to the buttons of the page.
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('F6');
    // The frame hands the key on: the page answers a moment later.
    const isOut = await page
      .waitForFunction(() => document.activeElement?.tagName !== 'IFRAME', null, { timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (isOut) break;
  }
  await follow(page, page.getByRole('button', { name: 'Hand in', exact: true }));
  await follow(page, page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }));
  await expect(page.getByText('Your text has been handed in.')).toBeVisible();
  await signOutByKeys(page);
});

test('an instructor reads a text, grades and answers it by keyboard alone', { tag: '@nightly' }, async ({
  browser,
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'BY-KEYS2');
  const { submissionId } = await startAssignment(request, 'demo_student23', testClass);
  const student = await openText(browser, { testClass, username: 'demo_student23' });
  await student.keyboard.type('Gulls cry above the quay.');
  await expect(editorOf(student).locator('output.save-status')).toContainText('Saved');
  await handIn(student);

  await signInByKeys(page, 'demo_instructor');
  await page.goto(`/readassignment/${submissionId}`);
  await expect(editorOf(page).locator('.paper > .ProseMirror')).toContainText('Gulls cry');
  await tabTo(page, page.getByRole('textbox', { name: /^Grade/ }));
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Feedback' }));
  await page.keyboard.type('The quay is near: what else can one hear there?');
  await follow(page, page.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('what else can one hear there?').last()).toBeVisible();
  await signOutByKeys(page);
});
