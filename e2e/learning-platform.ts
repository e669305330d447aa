import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test';

/** The learning platform of the demo, beside the server at this address: for a browser another site. */
export function platformAt(baseURL: string | undefined): string {
  const { port } = new URL(baseURL ?? 'http://localhost:3123');
  return `http://127.0.0.1:${Number(port) + 7}`;
}

/** A window of somebody whom the platform has in its course, by default large enough for a frame of 1000 by 700. */
export async function openPlatform(
  browser: Browser,
  { platform, person, ...contextOptions }: { platform: string; person: string } & BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(contextOptions)).newPage();
  await page.goto(`${platform}/people`);
  await page.getByRole('button', { name: person }).click();
  await page.getByRole('heading', { name: /^(Activities|Aktivitäten)$/ }).waitFor();
  return page;
}

/** What the platform shows of us. */
export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[name="tool"]');
}
