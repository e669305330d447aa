import { type ElementHandle, expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { addStyle } from './support.ts';

/** A field shows the focus on its border, outside its padding. */
const margin = 20;

/** A focusable control, and how many of its pixels change with the focus. */
interface TabStop {
  name: string;
  changedPixels: number;
  perimeter: number;
}

/**
 * Presses Tab from the start of the page until the focus cycles (or `limit` times), and takes a screenshot of each control with and without focus.
 * Text inputs, which show a caret, are skipped.
 */
export async function walkByTab(page: Page, limit = 80): Promise<TabStop[]> {
  // Tooltips are hidden, because they cover neighbours and are no focus indicator.
  await addStyle(page, '.MuiTooltip-popper { display: none !important }');
  const stops: TabStop[] = [];
  const seenPaths = new Set<string>();
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press('Tab');
    const element = await focusedElement(page);
    if (element === null) return stops;
    const { name, path, hasCaret } = await element.evaluate(describeElement);
    if (seenPaths.has(path)) return stops;
    seenPaths.add(path);
    const measured = hasCaret ? null : await measureFocus(page, element);
    if (measured !== null) stops.push({ name, ...measured });
  }
  return stops;
}

/**
 * Requires changed pixels for a ring of 1 px along half of the control's perimeter: round controls have less, and fields share it with their label.
 */
export async function expectVisibleFocus(page: Page, limit?: number): Promise<void> {
  const stops = await walkByTab(page, limit);
  expect(stops).not.toEqual([]);
  const unseen = stops.filter(({ changedPixels, perimeter }) => changedPixels < perimeter / 2);
  expect(unseen.map(({ name }) => name)).toEqual([]);
}

/** Also inside a frame; null if the focus has left the page. */
export async function focusedElement(page: Page): Promise<ElementHandle<Element> | null> {
  let element = (await page.evaluateHandle(() => document.activeElement)).asElement();
  for (let frame = await element?.contentFrame(); frame; frame = await element?.contentFrame())
    element = (await frame.evaluateHandle(() => document.activeElement)).asElement();
  const isNowhere = await element?.evaluate((one) => one === document.body);
  return isNowhere === false ? element : null;
}

function describeElement(element: Element): { name: string; path: string; hasCaret: boolean } {
  const path: string[] = [element.ownerDocument.URL];
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    path.push(`${one.tagName}:${[...(one.parentElement?.children ?? [])].indexOf(one)}`);
  const label =
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name'));
  return {
    name: `${element.tagName.toLowerCase()}.${element.className} ${(label ?? '').slice(0, 40)}`,
    path: path.join('/'),
    hasCaret: element instanceof HTMLElement && element.isContentEditable,
  };
}

/** Null outside of the window, of which no screenshot can be taken. */
async function measureFocus(
  page: Page,
  element: ElementHandle<Element>,
): Promise<Omit<TabStop, 'name'> | null> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x: left,
    y: top,
    width: Math.max(1, Math.min(size.width, box.x + box.width + margin) - left),
    height: Math.max(1, Math.min(size.height, box.y + box.height + margin) - top),
  };
  if (left + clip.width > size.width || top + clip.height > size.height) return null;
  const takeScreenshot = async () => PNG.sync.read(await page.screenshot({ clip, animations: 'disabled' }));
  const focused = await takeScreenshot();
  await element.evaluate((one) => (one instanceof HTMLElement || one instanceof SVGElement) && one.blur());
  const unfocused = await takeScreenshot();
  const { width, height } = focused;
  const changedPixels = pixelmatch(focused.data, unfocused.data, undefined, width, height, {
    threshold: 0.1,
  });
  return { changedPixels, perimeter: 2 * (box.width + box.height) };
}
