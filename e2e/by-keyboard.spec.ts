import { expect, type Locator, type Page, test } from '@playwright/test';
import { inDays, openCourse } from './course.ts';
import { enroll, handIn, openText, startAssignment } from './student.ts';
import { closeWindows, demoPassword, editorOf, writingArea } from './support.ts';

/** The main job of a role by keyboard alone, from sign-in to sign-out (WCAG 2.1.1, 2.4.3): nothing in here uses a pointer. */
test.afterEach(closeWindows);

/** More Tab stops are between no two steps of a person. */
const maxStops = 60;

/** Presses Tab until a control has the focus; the focus never goes back up within a column (2.4.3). */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const before = await readFocusedBox(page);
    await page.keyboard.press('Tab');
    const after = await readFocusedBox(page);
    if (before !== null && after !== null && before.group === after.group)
      expect(isAbove(after, before), `${after.name} comes after ${before.name} and stands above it`).toBe(
        false,
      );
  }
  throw new Error(`No ${maxStops} Tabs lead to ${target}.`);
}

interface Box {
  name: string;
  /** The landmark or dialog that the control belongs to. */
  group: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isAbove = (one: Box, other: Box): boolean =>
  one.bottom <= other.top && one.left < other.right && other.left < one.right;

/** Null for the page, frames and controls that are not yet drawn, such as the link that skips to the content. */
function readFocusedBox(page: Page): Promise<Box | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.tagName === 'IFRAME') return null;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3) return null;
    const group = element.closest('[role="dialog"], [role="alertdialog"], nav, header, main, aside, footer');
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? element.tagName,
      group: group === null ? '' : `${group.tagName} ${group.getAttribute('role') ?? ''}`,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    };
  });
}

async function signInByKeys(page: Page, username: string): Promise<void> {
  await page.goto('/Login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await follow(page, page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function signOutByKeys(page: Page): Promise<void> {
  await page.goto('/');
  await follow(page, page.getByRole('navigation').getByRole('link', { name: 'Logout' }));
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

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
