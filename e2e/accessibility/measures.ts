import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addStyle, waitForTransitions } from '../support.ts';
import type { Place } from './place.ts';

/** What is wrong on a page, by a measure; empty where nothing is. */
export type Findings = readonly string[];

/** Rules of axe for WCAG 2.2 A and AA, and its best practices; 2.5.8 (target size) is off by default. */
export async function findAxeViolations(page: Page, { kind }: Pick<Place, 'kind'>): Promise<Findings> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[role="tooltip"]')
    // A policy's frame runs no scripts, so axe would wait for it without end: the policies are pages of their own.
    .exclude('iframe[sandbox]')
    .options({
      // Menus stand at the end of the document, outside of landmarks.
      rules: { 'target-size': { enabled: true }, region: { enabled: kind !== 'menu' } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Of the page and of each frame in it. */
async function inAllFrames(page: Page, find: () => string[]): Promise<Findings> {
  const frames = page.frames().filter((frame) => !frame.isDetached());
  const found = await Promise.all(frames.map((frame) => frame.evaluate(find).catch(() => [])));
  return found.flat();
}

/** 1.4.10: nothing but tables and other two-dimensional content scrolls sideways, and no dialog is wider than the window. */
export const findSidewaysScroll = (page: Page): Promise<Findings> => inAllFrames(page, listWideParts);

/** Runs in the page. */
function listWideParts(): string[] {
  // Frames of editors that are loaded beforehand are not shown.
  if (window !== window.top && (innerWidth < 10 || innerHeight < 10)) return [];
  const width = document.documentElement.scrollWidth;
  const wide = width > innerWidth ? [`${width} pixels wide`] : [];
  const surface = document.querySelector('[data-surface]');
  if (surface === null) return wide;
  const { left, right } = surface.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1) wide.push(`from ${Math.round(left)} to ${Math.round(right)}`);
  const twoDimensional = 'table, [role="grid"], [role="tablist"], svg, canvas, img, iframe, textarea, pre';
  for (const part of [surface, ...surface.querySelectorAll('*')]) {
    const { overflowX } = getComputedStyle(part);
    const scrolls = ['auto', 'scroll'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1;
    if (
      scrolls &&
      part.clientWidth > 0 &&
      !part.matches('input') &&
      part.querySelector(twoDimensional) === null
    )
      wide.push(`a part scrolls sideways: ${(part.textContent ?? '').trim().slice(0, 40)}`);
  }
  return wide;
}

/** From right to left, where the language is written so. */
export async function findWrongDirection(page: Page): Promise<Findings> {
  const direction = await page.evaluate(() => document.documentElement.dir);
  const wide = await findSidewaysScroll(page);
  return direction === 'rtl' ? wide : [`written in the direction "${direction}"`, ...wide];
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** 1.4.12: no text is cut off by the spacing that the criterion names, where it was not before. */
export async function findCutBySpacing(page: Page): Promise<Findings> {
  const before = new Set(await page.evaluate(listCutTexts));
  const removeStyle = await addStyle(page, spacing);
  await waitForTransitions(page);
  const after = await page.evaluate(listCutTexts);
  await removeStyle();
  return after.filter((text) => !before.has(text));
}

/** Runs in the page: texts of which a part is hidden, without a full title or a button that shows the rest. */
function listCutTexts(): string[] {
  const isCollapsed = (element: Element): boolean => {
    const owner = element.closest('[id]');
    if (owner === null) return false;
    const button = document.querySelector(`[aria-controls="${CSS.escape(owner.id)}"]`);
    return button?.getAttribute('aria-expanded') === 'false';
  };
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
    return text !== '' && isCut && isShown && !isCollapsed(element) ? [text.slice(0, 60)] : [];
  });
}
