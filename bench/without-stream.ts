import type { BrowserContext, Page } from '@playwright/test';

/** Blocks the notification event stream, which stays open as long as the page; waiting for network idle would never end. */
export async function disableStream(where: BrowserContext | Page): Promise<void> {
  await where.route('**/api/notifications/stream', (route) => route.abort());
}
