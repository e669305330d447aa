import type { ElementHandle, Page } from '@playwright/test';
import { focusedElement } from '../focus-ring.ts';
import { addStyle, waitForTransitions } from '../support.ts';
import type { Findings } from './measures.ts';

/** How many controls of a page are visited; more would only repeat rows. */
const maxStops = 40;
const hiddenHints = '.MuiTooltip-popper { display: none !important }';

/** 2.4.11 and 2.1.2: each control that gets the focus by Tab can be seen, and the next Tab leaves it. */
export async function findHiddenFocus(page: Page): Promise<Findings> {
  const removeStyle = await addStyle(page, hiddenHints);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const findings: string[] = [];
  let previous = '';
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null) break;
    if (stop.path === previous) findings.push(`the focus stays: ${stop.name}`);
    else if (stop.isCovered) findings.push(`covered: ${stop.name}`);
    if (stop.path === previous || stop.isFrame) break;
    previous = stop.path;
  }
  await removeStyle();
  return findings;
}

/** Runs in the page: the focused element, and whether all of it lies outside of the window or below something else. */
function describeFocus(): { name: string; path: string; isCovered: boolean; isFrame: boolean } | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const shown = element.closest('label') ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  );
  const isVisible = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (shown.contains(found) || found.contains(shown));
  });
  const path: number[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    path.push([...(one.parentElement?.children ?? [])].indexOf(one));
  const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  return {
    name,
    // Rows that are recycled have the same path and other names.
    path: `${path.join('/')} ${name}`,
    isCovered: !isVisible,
    isFrame: element.tagName === 'IFRAME',
  };
}

/** Runs in the page: a dialog holds the frames in it as well. */
function isInSurface(element: Element): boolean {
  for (
    let one: Element | null = element;
    one !== null;
    one = one.ownerDocument.defaultView?.frameElement ?? null
  )
    if (one.closest('[data-surface]') !== null) return true;
  return false;
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

/** A dialog or menu that was opened by keyboard has the focus. */
export async function findFocusOutside(page: Page): Promise<Findings> {
  const element = await focusedElement(page);
  if (element === null) return ['nothing has the focus'];
  return (await element.evaluate(isInSurface)) ? [] : [`the focus is on ${await element.evaluate(nameOf)}`];
}

/** Tab stays in a dialog, Escape closes it, and the focus is then where the dialog was opened. */
export async function findUnkeptFocus(page: Page, { hasTabs }: { hasTabs: boolean }): Promise<Findings> {
  const removeStyle = await addStyle(page, hiddenHints);
  const findings = hasTabs ? await findEscapingTab(page) : [];
  await removeStyle();
  return [...findings, ...(await findUnreturnedFocus(page))];
}

async function findEscapingTab(page: Page): Promise<string[]> {
  const first = await (await focusedElement(page))?.evaluate(nameOf);
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press('Tab');
    const element = await focusedElement(page);
    // From the last control of a modal dialog, Tab leads to the browser's own.
    if (element === null) continue;
    const name = await element.evaluate(nameOf);
    if (!(await element.evaluate(isInSurface))) return [`Tab leaves to ${name}`];
    if (name === first) break;
  }
  return [];
}

async function findUnreturnedFocus(page: Page): Promise<string[]> {
  const surface = await findSurface(page);
  if (surface === null) return ['the dialog has gone by itself'];
  if (!(await closesByEscape(page, surface))) return ['Escape does not close it'];
  await waitForTransitions(page);
  const element = await waitForFocus(page);
  if (element === null) return ['after Escape, nothing has the focus'];
  return (await element.evaluate(isExpectedAfter)) ? [] : [`after Escape: ${await element.evaluate(nameOf)}`];
}

/** A dialog gives the focus back once it has faded. */
async function waitForFocus(page: Page): Promise<ElementHandle<Element> | null> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const element = await focusedElement(page);
    if (element !== null) return element;
    await page.waitForTimeout(200);
  }
  return null;
}

/** From a field of a dialog, the first Escape leaves the field; from the tools of a document in it, the third one closes the dialog. */
const escapes = 3;

async function closesByEscape(page: Page, surface: ElementHandle<Element>): Promise<boolean> {
  for (let count = 0; count < escapes; count++) {
    await page.keyboard.press('Escape');
    const isClosed = await surface.waitForElementState('hidden', { timeout: 2500 }).then(
      () => true,
      () => false,
    );
    if (isClosed) return true;
  }
  return false;
}

async function findSurface(page: Page): Promise<ElementHandle<Element> | null> {
  for (const frame of page.frames()) {
    const found = await frame.$('[data-surface]').catch(() => null);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Runs in the page: on the control that opened it, the newest that is still there; in the editor, its document is another answer. Rows that became
 * cards and rows again are no longer the same.
 */
function isExpectedAfter(element: Element): boolean {
  const openers = [...element.ownerDocument.querySelectorAll('[data-opener]')].sort(
    (one, other) => Number(one.getAttribute('data-opener')) - Number(other.getAttribute('data-opener')),
  );
  const isDocument = element.matches(
    '.ProseMirror, .sheet-editor, .stage, [role="application"], [role="listbox"], main',
  );
  return openers.length === 0 || element === openers.at(-1) || (isDocument && window !== window.top);
}
