import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { withoutStream } from '../without-stream.ts';
import type { Visitor, WeighedPage } from './pages.ts';

const password = 'Demo1234!';

/** In bytes, as they come over the wire. */
export interface Weight {
  /** Compressed, without the headers of their answers. */
  scripts: number;
  /** Of scripts. */
  files: number;
  /** The page, its styles, fonts and answers, and the headers of scripts. */
  others: number;
  /** They come after it and keep nobody waiting. */
  pictures: number;
}

/** Each page in a browser that has seen nothing yet, by somebody who is signed in already. */
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
    await withoutStream(context);
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
  const { weight, settled } = await countBytes(context, page);
  await page.goto(weighed.path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(weighed.heading);
  // Dialogs that are fetched ahead when the browser is idle belong to the page as well.
  await settled();
  return weight;
}

/** So long nothing is asked for when a page is there. */
const quietMs = 800;
/** What has not come by then does not come; the bench says what it is, and does not wait for good. */
const maxMs = 60_000;

/** What comes over the wire for the page itself; the editor in its frame is a program of its own. */
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
  const settled = async () => {
    const startedAt = Date.now();
    for (let quietSince = startedAt; Date.now() - quietSince < quietMs; await page.waitForTimeout(50)) {
      if (open.size > 0) quietSince = Date.now();
      if (quietSince - startedAt > maxMs)
        throw new Error(`Never answered in full: ${[...open.values()].join(', ')}`);
    }
  };
  return { weight, settled };
}
