import type { Page } from '@playwright/test';
import { walkByTab } from '../focus-ring.ts';
import type { Findings } from './measures.ts';

/** Each stop takes two screenshots. */
const maxStops = 6;
/** A shape of a slide that gets the focus is selected, and stays so without it. */
const shape = 'div.shape ';

/** In forced colours, what is focused, selected, checked and pressed is still told apart from what is not (1.4.1, 1.4.11, 2.4.7). */
export async function findLostStates(page: Page, { hasTabs }: { hasTabs: boolean }): Promise<Findings> {
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await Promise.all(
    page.frames().map((frame) => frame.evaluate(listLookAlikes).catch(() => [])),
  );
  const unseen = (await walkByTab(page, hasTabs ? maxStops : 0)).filter(
    ({ name, changedPixels, perimeter }) => !name.startsWith(shape) && changedPixels < perimeter / 2,
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return [...alike.flat(), ...unseen.map(({ name }) => `the focus is not seen: ${name}`)];
}

/** Runs in the page: what is on, and looks like what is off beside it. */
function listLookAlikes(): string[] {
  const properties = [
    'backgroundColor',
    'color',
    'borderTopColor',
    'borderBottomColor',
    'borderTopWidth',
    'borderBottomWidth',
    'borderTopStyle',
    'outlineStyle',
    'outlineColor',
    'fontWeight',
    'textDecorationLine',
    'fill',
    'opacity',
    'visibility',
    'transform',
  ] as const;
  const describeStyles = (element: Element): string => {
    const parts = [element, ...[...element.querySelectorAll('*')].slice(0, 12)];
    return parts
      .map((part) => {
        const styles = [
          getComputedStyle(part),
          getComputedStyle(part, '::before'),
          getComputedStyle(part, '::after'),
        ];
        return [
          part.tagName,
          part.getAttribute('d') ?? '',
          ...styles.map((style) => `${style.content} ${properties.map((name) => style[name]).join(' ')}`),
        ].join(' ');
      })
      .join('\n');
  };
  /** A native check box is drawn by what stands around it. */
  const drawnBy = (element: Element): Element =>
    element.matches('input') ? (element.parentElement ?? element) : element;
  const found: string[] = [];
  for (const attribute of ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current']) {
    const isOn = (one: Element): boolean => !['false', null].includes(one.getAttribute(attribute));
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      // What is drawn over the cells of a sheet shows which of them are selected.
      if (element.matches('[role="gridcell"]')) continue;
      if (!isOn(element) || element.getClientRects().length === 0) continue;
      const peer = [...(element.parentElement?.querySelectorAll(element.tagName) ?? [])].find(
        (one) =>
          one !== element &&
          one.getAttribute('role') === element.getAttribute('role') &&
          !isOn(one) &&
          one.getClientRects().length > 0 &&
          document.activeElement !== one &&
          document.activeElement !== element,
      );
      if (peer !== undefined && describeStyles(drawnBy(peer)) === describeStyles(drawnBy(element)))
        found.push(
          `${attribute} is not seen: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`,
        );
    }
  }
  return found;
}
