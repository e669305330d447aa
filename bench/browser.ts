import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** The first that exists; the second is installed for the browser tests. */
export const program = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((one) =>
  existsSync(one),
);
export const hasBrowser = program !== undefined;

/** Starts a browser without background requests. */
export async function inBrowser<Result>(action: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    ...(program === undefined ? {} : { executablePath: program }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}
