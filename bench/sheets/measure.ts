import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { openToType, watchPaints } from '../typing/measure.ts';

/** A sheet in the assignment page of a student. */
export interface OpenSheet {
  page: Page;
  frame: Frame;
}

/** A cell with content is shown, and the keys go to the sheet. */
export const sheetPlace = '.sheet-page:has([data-cell="A2"][data-empty="false"]) .sheet-editor:focus';

export async function openSheet(context: BrowserContext, path: string): Promise<OpenSheet> {
  const page = await openToType(context, { path, selector: '[data-cell="A2"][data-empty="false"]' });
  const frame = page.frame({ url: /\/editor\// }) ?? page.mainFrame();
  await frame.evaluate(watchPaints);
  // Remaining work of opening the page must not count for a key.
  await wait(3000);
  return { page, frame };
}

/** Selects a cell by its address in the name box. */
export async function selectCell({ page, frame }: OpenSheet, address: string): Promise<void> {
  await frame.getByRole('textbox', { name: 'Go to a cell' }).fill(address);
  await page.keyboard.press('Enter');
  await frame.locator(`[data-cell="${address}"][aria-selected="true"]`).waitFor();
}

/** Types into a cell, and waits for the paints, which must not count for the next key. */
export async function typeText({ page, frame }: OpenSheet, text: string): Promise<void> {
  await frame.evaluate('void (window.keyPaints.length = 0)');
  await page.keyboard.type(text);
  await waitForPaints(frame, text.length);
}

/** Presses keys one by one, and gives the milliseconds from each to the end of the paint that shows it. */
export async function pressKeys({ page, frame }: OpenSheet, keys: readonly string[]): Promise<number[]> {
  await frame.evaluate('void (window.keyPaints.length = 0)');
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await waitForPaints(frame, index + 1);
  }
  return frame.evaluate<number[]>('window.keyPaints');
}

/**
 * Types into a cell and enters the text without moving the selection, and so the view: the milliseconds from that key to the end of the paint in which
 * another cell shows another text. Without a rest, as a text that rests is entered by itself.
 */
export async function enterUntilChanged(
  { page, frame }: OpenSheet,
  text: string,
  address: string,
): Promise<number> {
  await frame.evaluate(watchCell(`[data-cell="${address}"]`));
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  const time = await frame.evaluate<number>('window.cellChange');
  await wait(rest);
  return time;
}

/** Runs in the page: the time from the next Enter until the cell has another text. */
const watchCell = (selector: string): string => `{
  const readText = () => document.querySelector('${selector}')?.textContent;
  const before = readText();
  window.cellChange = new Promise((resolve, reject) => {
    const pressed = ({ key }) => {
      if (key !== 'Enter') return;
      removeEventListener('keydown', pressed, { capture: true });
      const begun = performance.now();
      const look = () => {
        if (performance.now() - begun > 10_000) return reject(new Error('The formulas were not calculated.'));
        if (readText() === before) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', pressed, { capture: true });
  });
  // The promise is awaited after the key.
  void 0;
}`;

/** Also rests: the work that a key leaves for later must not count for the next one. */
async function waitForPaints(frame: Frame, count: number): Promise<void> {
  do await wait(rest);
  while ((await frame.evaluate<number>('window.keyPaints.length')) < count);
}

const rest = 120;

/** The text that is shown in a cell. */
export const readCell = async ({ frame }: OpenSheet, address: string): Promise<string> =>
  (await frame.locator(`[data-cell="${address}"]`).textContent()) ?? '';
