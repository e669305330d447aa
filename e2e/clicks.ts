import type { Page } from '@playwright/test';

/** Counts clicks from now on, across navigations and in the editor's frame. */
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
