import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForTransitions } from '../support.ts';

/** What is wrong on a page, by a measure; empty where nothing is. */
export type Findings = readonly string[];

/** Rules of axe for WCAG 2.2 A and AA, and its best practices; 2.5.8 (target size) is off by default. */
export async function findAxeViolations(page: Page): Promise<Findings> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[role="tooltip"]')
    // A policy's frame runs no scripts, so axe would wait for it without end: the policies are pages of their own.
    .exclude('iframe[sandbox]')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** 1.4.10: nothing but tables and other two-dimensional content scrolls sideways at 320 pixels. */
export async function findSidewaysScroll(page: Page): Promise<Findings> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [`${width} pixels wide`] : [];
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The policy of the pages allows no style elements. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** 1.4.12: no text is cut off by the spacing that the criterion names, where it was not before. */
export async function findCutBySpacing(page: Page): Promise<Findings> {
  const before = new Set(await page.evaluate(listCutTexts));
  await addStyle(page, spacing);
  await waitForTransitions(page);
  const after = await page.evaluate(listCutTexts);
  return after.filter((text) => !before.has(text));
}

/** Runs in the page: texts of which a part is hidden, without a full title. */
function listCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join('');
    const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isHiding = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isCut =
      (isHiding(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isHiding(overflowY) && element.scrollHeight > element.clientHeight + 2);
    // Texts for screen readers alone are one pixel large; an ellipsis is meant.
    const isShown = width > 2 && height > 2 && clipPath === 'none' && textOverflow !== 'ellipsis';
    return text !== '' && isCut && isShown ? [text.slice(0, 60)] : [];
  });
}

/** How many controls of a page are visited; more would only repeat rows. */
const maxStops = 40;

/** 2.4.11 and 2.1.2: each control that gets the focus by Tab can be seen, and the next Tab leaves it. */
export async function findHiddenFocus(page: Page): Promise<Findings> {
  await addStyle(page, '.MuiTooltip-popper { display: none !important }');
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
  return {
    name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
    path: path.join('/'),
    isCovered: !isVisible,
    isFrame: element.tagName === 'IFRAME',
  };
}
