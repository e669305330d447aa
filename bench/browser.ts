import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const program = '/usr/bin/chromium';
export const hasBrowser = existsSync(program);

/** A browser of its own, which asks for nothing but what is measured. */
export async function inBrowser<Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
