import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { disableStream } from '../without-stream.ts';
import type { Visitor, WeighedPage } from './pages.ts';

const password = 'Demo1234!';

/** Transfer sizes in bytes. */
export interface Weight {
  /** Compressed bodies, without headers. */
  scripts: number;
  /** Number of scripts. */
  files: number;
  /** Page, styles, fonts, data, and headers of scripts. */
  others: number;
  /** Loaded last and not blocking. */
  pictures: number;
}

/** Each page in a fresh browser of a signed-in user. */
export async function weighAs(
  browser: Browser,
  options: { origin: string; visitor: Visitor },
  report: (page: WeighedPage, weight: Weight) => void,
): Promise<void> {
  const { visitor } = options;
  const stored = await storedSession(options.origin, visitor);
  for (const page of visitor.pages) {
    const context = await browser.newContext({
      baseURL: options.origin,
      viewport: { width: 1440, height: 900 },
      locale: visitor.language === 'de' ? 'de-DE' : 'en-GB',
      timezoneId: 'Europe/Berlin',
      storageState: { cookies: [], origins: [{ origin: options.origin, localStorage: stored }] },
    });
    await disableStream(context);
    report(page, await weigh(context, page));
    await context.close();
  }
}

async function storedSession(origin: string, { username }: Visitor) {
  if (username === undefined) return [];
  const answer = await fetch(new URL('/api/auth/signin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return [{ name: 'redraft.session', value: await answer.text() }];
}

async function weigh(context: BrowserContext, weighed: WeighedPage): Promise<Weight> {
  const page = await context.newPage();
  const { weight, settled: waitUntilIdle } = await countBytes(context, page);
  await page.goto(weighed.path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(weighed.heading);
  // Dialogs prefetched on idle are part of the page's weight.
  await waitUntilIdle();
  return weight;
}

/** The page is loaded after this time without requests. */
const quietMs = 800;
/** Timeout; the benchmark reports the page instead of waiting forever. */
const maxMs = 60_000;

/** Counts the page's own traffic; the editor's frame is measured separately. */
async function countBytes(context: BrowserContext, page: Page) {
  const weight: Weight = { scripts: 0, files: 0, others: 0, pictures: 0 };
  const client = await context.newCDPSession(page);
  const ownFrame = (await client.send('Page.getFrameTree')).frameTree.frame.id;
  const own = new Map<string, string>();
  const open = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, frameId, request, type }) => {
    if (frameId !== ownFrame || !request.url.startsWith('http')) return;
    own.set(requestId, type ?? 'Other');
    open.set(requestId, request.url);
  });
  const headers = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  client.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const type = own.get(requestId);
    if (type === undefined) return;
    if (type === 'Script') {
      const ofHeaders = headers.get(requestId) ?? 0;
      weight.scripts += encodedDataLength - ofHeaders;
      weight.others += ofHeaders;
      weight.files += 1;
    } else if (type === 'Image' || type === 'Media') weight.pictures += encodedDataLength;
    else weight.others += encodedDataLength;
  });
  await client.send('Network.enable');
  const waitUntilIdle = async () => {
    const startedAt = Date.now();
    for (let quietSince = startedAt; Date.now() - quietSince < quietMs; await page.waitForTimeout(50)) {
      if (open.size > 0) quietSince = Date.now();
      if (quietSince - startedAt > maxMs)
        throw new Error(`Never answered in full: ${[...open.values()].join(', ')}`);
    }
  };
  return { weight, settled: waitUntilIdle };
}
