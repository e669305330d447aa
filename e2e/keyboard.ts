import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './support.ts';

/** More Tab stops are between no two steps of a person. */
const maxStops = 60;

/** Presses Tab until a control has the focus; the focus never goes back up within a column (2.4.3). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
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

export async function signInByKeys(page: Page, username: string): Promise<void> {
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

/** Goes to a control and activates it. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function signOutByKeys(page: Page): Promise<void> {
  await page.goto('/');
  await follow(page, page.getByRole('navigation').getByRole('link', { name: 'Logout' }));
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

/** Goes to the selected tab of a row of tabs by Tab, and to another by the arrow keys (roving focus). */
export async function followTab(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }).first());
  const target = page.getByRole('tab', { name, exact: true });
  for (let step = 0; step < 10; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(target).toHaveAttribute('aria-selected', 'true');
}

/** The first stop of a page is the link that skips to its content (2.4.1). */
export async function skipToContent(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}
