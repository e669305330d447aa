import { type CDPSession, expect, type Page } from '@playwright/test';
import type { SubmissionId } from '@redraft/contracts';
import { inBrowser } from '../browser.ts';
import { disableStream } from '../without-stream.ts';

export interface Watched {
  /** From click to first picture, per opening. */
  first: number[];
  /** From a distant jump to its picture. */
  jumps: number[];
  /** Transferred bytes until the first picture, and per window after that. */
  firstBytes: number;
  jumpBytes: number;
  /** Number of saves in the page's memory after all jumps. */
  heldSaves: number;
  /** JS heap before opening the rewind, after the first picture, and after all jumps. */
  heap: { before: number; first: number; after: number };
}

interface Visit {
  origin: string;
  session: string;
  submissionId: SubmissionId;
  saves: number;
  places: readonly number[];
}

const openings = 5;

/** Opens the rewind of a long text as a teacher and jumps around. */
export async function watchRewind(visit: Visit): Promise<Watched> {
  return inBrowser(async (browser) => {
    const { origin } = visit;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: 'redraft.session', value: visit.session }] }],
      },
    });
    await disableStream(context);
    const page = await context.newPage();
    return await watch(page, await context.newCDPSession(page), visit);
  });
}

async function watch(page: Page, client: CDPSession, visit: Visit): Promise<Watched> {
  const bytes = await countBytes(client);
  await page.goto(`/readassignment/${visit.submissionId}`);
  await page.getByRole('button', { name: 'Rewind Essay' }).hover();
  await page.waitForLoadState('networkidle');
  const first: number[] = [];
  let firstBytes = 0;
  const before = await measureHeap(client);
  for (let opening = 0; opening < openings; opening += 1) {
    if (opening > 0) await close(page);
    const bytesBefore = bytes.sum;
    first.push(await open(page, visit.saves));
    await page.waitForLoadState('networkidle');
    firstBytes = bytes.sum - bytesBefore;
  }
  const heapFirst = await measureHeap(client);
  const jumps: number[] = [];
  const atJumps = bytes.sum;
  for (const place of visit.places) jumps.push(await jump(page, place, visit.saves));
  await page.waitForLoadState('networkidle');
  return {
    first,
    jumps,
    firstBytes,
    jumpBytes: (bytes.sum - atJumps) / jumps.length,
    heldSaves: await countSaves(client),
    heap: { before, first: heapFirst, after: await measureHeap(client) },
  };
}

/** Until painted, measured by the page's clock. */
function open(page: Page, saves: number): Promise<number> {
  const press = `[...document.querySelectorAll('button')].find((one) => one.textContent.includes('Rewind Essay')).click()`;
  return page.evaluate<number>(timed(press, statusText(1, saves)));
}

const statusText = (version: number, count: number) =>
  `Version ${version.toLocaleString('en')} of ${count.toLocaleString('en')}`;

/** Milliseconds from the action until this text is painted in the dialog. */
function timed(action: string, words: string): string {
  return `(async () => {
    const started = performance.now();
    ${action};
    const isThere = () => document.querySelector('[role=dialog]')?.textContent.includes('${words}') === true;
    while (!isThere()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  })()`;
}

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function jump(page: Page, place: number, saves: number): Promise<number> {
  const drag = `const slider = document.querySelector('[role=dialog] input[type=range]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, '${place}');
    slider.dispatchEvent(new Event('input', { bubbles: true }))`;
  return page.evaluate<number>(timed(drag, statusText(place, saves)));
}

async function countBytes(client: CDPSession): Promise<{ sum: number }> {
  const bytes = { sum: 0 };
  const own = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/rewind/')) own.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes.sum += encodedDataLength;
  });
  await client.send('Network.enable');
  return bytes;
}

/** Heap size after garbage collection. */
async function measureHeap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

/** Counts objects in the page's heap that have the shape of a save. */
async function countSaves(client: CDPSession): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'Object.prototype' });
  if (result.objectId === undefined) throw new Error('The page has no objects.');
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  if (objects.objectId === undefined) throw new Error('The page has no objects.');
  const count = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () {
      return this.filter((one) => Object.hasOwn(one, 'seq') && Object.hasOwn(one, 't') && Object.hasOwn(one, 'ops')).length;
    }`,
    returnByValue: true,
  });
  return Number(count.result.value);
}
