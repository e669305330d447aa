import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Typed {
  /** Milliseconds from each key press to the end of the paint that shows it. */
  paints: number[];
  /** Milliseconds per key that the main thread was busy, including the page around the frame. */
  busy: number;
}

/** Element that takes text input. */
export const textPlace = '[contenteditable="true"]';

/** Opens the page and focuses an element in the editor. */
export async function openToType(
  context: BrowserContext,
  { path, selector }: { path: string; selector: string },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.frameLocator('iframe[name^="editor"]').locator(selector).first().waitFor({ timeout: 60_000 });
  return page;
}

/** Types in the middle of the text like a person: about five keys per second, unevenly. */
export async function typeInto(page: Page, keys: string): Promise<Typed> {
  const frame = page.frame({ url: /\/editor\// }) ?? page.mainFrame();
  const paragraphs = frame.locator('[contenteditable="true"] p');
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 3)).click();
  await frame.evaluate(watchPaints);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // Remaining work of opening the page must not count for a key.
  await wait(rest);
  const before = await busySeconds(client);
  for (const [index, key] of [...keys].entries()) {
    await page.keyboard.type(key);
    await wait(rhythm[index % rhythm.length]);
  }
  const busy = ((await busySeconds(client)) - before) * 1000;
  return { paints: await frame.evaluate<number[]>('window.keyPaints'), busy: busy / keys.length };
}

const rest = 3000;
const rhythm = [140, 180, 95, 230, 160, 120, 310, 150, 85, 200, 170, 420];

/** Runs in the page. The animation frame after a key paints it; a message sent from there arrives after the paint. */
export const watchPaints = `{
  const paints = (window.keyPaints = []);
  const painted = (begun) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => paints.push(performance.now() - begun);
    port2.postMessage(null);
  };
  const pressed = () => {
    const begun = performance.now();
    requestAnimationFrame(() => painted(begun));
  };
  addEventListener('keydown', pressed, { capture: true });
}`;

async function busySeconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
