import type { BrowserContext, Page } from '@playwright/test';

/** An open page of who is signed in listens for as long as it is open: whoever waits until the network rests goes without. */
export async function withoutStream(where: BrowserContext | Page): Promise<void> {
  await where.route('**/api/notifications/stream', (route) => route.abort());
}
