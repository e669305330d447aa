import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone of 2019 as the developer tools of Chromium imitate it: a processor four times slower, and their "Slow 4G" (1.6 Mbit/s, 150 ms to the server and back, both with the factors that the tools use). */
const slowdown = 4;
const network = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** A new phone, with nothing cached. */
export function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 393, height: 786 },
    deviceScaleFactor: 2.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
}

/** A page of the phone, slowed down. */
export async function openSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const client = await phone.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
