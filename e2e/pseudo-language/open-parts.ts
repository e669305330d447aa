import type { Frame, Page } from '@playwright/test';
import { waitForTransitions } from '../support.ts';

const surfaces =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not([tabindex="0"]), dialog[open])';
/** More of one dialog or menu would only repeat rows. */
const mostInside = 16;

interface Opener {
  name: string;
  /** In a part that all pages have. */
  isShared: boolean;
}

/** Runs in the page: marks buttons that may open something, one of each kind, and returns what they say. */
function markButtons(root: string): Opener[] {
  const openers: Opener[] = [];
  const kinds = new Set<string>();
  for (const old of document.querySelectorAll('[data-opener]')) old.removeAttribute('data-opener');
  const within =
    root === ''
      ? document.body
      : [...document.querySelectorAll(root)].findLast((one) => one.checkVisibility());
  // In a dialog, only what shows another part of it.
  const buttons = within?.matches('[role$="dialog"], dialog')
    ? '[role="tab"], summary, [aria-haspopup]'
    : 'button, summary, [role="button"], [role="tab"], [role^="menuitem"]';
  for (const element of within?.querySelectorAll(buttons) ?? []) {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"], [inert] *, [lang]'))
      continue;
    // Rows repeat their buttons.
    const isInRow = element.closest('tr, li, article, [role="row"], [role="grid"]') !== null;
    const name = (element.textContent || element.getAttribute('aria-label')) ?? '';
    const icon = element.querySelector('path')?.getAttribute('d') ?? '';
    const kind = [element.className, icon, isInRow ? '' : name].join(' ');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    element.setAttribute('data-opener', String(openers.length));
    openers.push({
      name: name.trim().slice(0, 40),
      isShared: element.closest('header, nav, footer') !== null,
    });
  }
  return openers;
}

interface Parts {
  page: Page;
  /** The page or the editor in it. */
  findFrame: () => Frame;
  /** Shows the page as it was before anything was pressed. */
  show: () => Promise<void>;
  check: (path: string) => Promise<void>;
  /** Names of what all pages have, as far as it was pressed. */
  pressed: Set<string>;
}

/** Presses the buttons of a page, and those of the menus and dialogs that they open, and checks what is shown after each. */
export async function openParts({ page, findFrame, show, check, pressed }: Parts): Promise<void> {
  const press = async (root: string, at: number): Promise<boolean> => {
    await findFrame().evaluate(markButtons, root);
    try {
      await findFrame().locator(`[data-opener="${at}"]`).click({ timeout: 1500 });
    } catch {
      // Covered by something else, or gone since.
      return false;
    }
    await waitForTransitions(page);
    return true;
  };
  const openers = await findFrame().evaluate(markButtons, '');
  for (const [at, { name, isShared }] of openers.entries()) {
    if ((isShared && pressed.has(name)) || !(await press('', at))) continue;
    if (isShared) pressed.add(name);
    await check(name);
    const hasSurface = await findFrame().locator(`${surfaces}:visible`).last().isVisible();
    const inside = hasSurface ? await findFrame().evaluate(markButtons, surfaces) : [];
    await show();
    for (const [place, { name: innerName }] of inside.slice(0, mostInside).entries()) {
      if ((await press('', at)) && (await press(surfaces, place))) await check(`${name} > ${innerName}`);
      await show();
    }
  }
}
