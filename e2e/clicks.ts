import type { Page } from '@playwright/test';

/** Presses of the pointer from now on, over reloads and other pages of the window too, the editor's frame included. */
export async function countedClicks(page: Page): Promise<() => Promise<number>> {
  const count = () =>
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    );
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}
