import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Language } from '@redraft/sentences';
import { openPage, waitForText } from '../demo-tour.ts';
import { editorOf, waitForTransitions } from '../support.ts';
import type { Place, Step } from './place.ts';
import { findTranslations } from './translated-names.ts';

const controls =
  'button, a[href], input, textarea, [role="button"], [role="tab"], [role^="menuitem"], [role="option"]';

/** Dialogs and menus that are open, the newest last. */
export const surfaces =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]):not([aria-hidden="true"] *):visible';

/** How many controls come before that of a step in its document: where a name contains data, pages of other languages are alike in this. */
const positions = new WeakMap<Step, number>();

/** Opens a place as somebody does with a keyboard; each control on the way is marked, for the focus to come back to. */
export async function openPlace(page: Page, place: Place, language: Language): Promise<void> {
  await place.prepare?.(page);
  await openPage(page, place.path);
  if (place.hasText) await waitForText(page);
  if (!place.isLoading) await waitForParts(page);
  for (const [index, step] of place.steps.entries()) await take(page, step, { index, language });
  if (place.kind !== 'page') await markSurface(page, place);
  else if (!place.isLoading) await waitForParts(page);
}

/** Until its parts have loaded, a page has neither their headings nor enabled tabs. */
async function waitForParts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-indeterminate') === null,
    null,
    { timeout: 20_000 },
  );
  await waitForTransitions(page);
}

async function take(
  page: Page,
  step: Step,
  { index, language }: { index: number; language: Language },
): Promise<void> {
  const scope = step.isInEditor ? editorOf(page) : page;
  const control =
    language === 'en' ? await findByName(scope, step) : await findInLanguage(scope, step, language);
  await control.waitFor({ timeout: 20_000 });
  await control.evaluate((element, count) => element.setAttribute('data-opener', `${count}`), index);
  if (step.text !== undefined) return control.fill(step.text);
  await control.focus();
  for (const key of step.keys ?? ['Enter']) await page.keyboard.press(key);
  await waitForTransitions(page);
}

async function findByName(scope: Page | FrameLocator, step: Step): Promise<Locator> {
  const { role, name } = step;
  const found = scope.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await found.waitFor({ timeout: 20_000 });
  positions.set(
    step,
    await found.evaluate(
      (element, selector) => [...element.ownerDocument.querySelectorAll(selector)].indexOf(element),
      controls,
    ),
  );
  return found;
}

async function findInLanguage(scope: Page | FrameLocator, step: Step, language: Language): Promise<Locator> {
  const [name, ...others] = findTranslations(step.name, language);
  if (name === undefined) return findByPosition(scope, step);
  const named = others.reduce(
    (found, other) => found.or(scope.getByRole(step.role, { name: other, exact: true })),
    scope.getByRole(step.role, { name, exact: true }),
  );
  const isFound = await named
    .first()
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  return isFound ? named.first() : findByPosition(scope, step);
}

function findByPosition(scope: Page | FrameLocator, step: Step): Locator {
  const position = positions.get(step);
  if (position === undefined) throw new Error(`Nothing is known of "${step.name}" in English.`);
  return scope.locator(controls).nth(position);
}

async function markSurface(page: Page, { steps }: Place): Promise<void> {
  const scope = steps.at(-1)?.isInEditor ? editorOf(page) : page;
  const surface = scope.locator(surfaces).last();
  await surface.waitFor({ timeout: 20_000 });
  // One that waits for its code is replaced.
  await waitForParts(page);
  await surface.evaluate((element) => element.setAttribute('data-surface', ''));
}
