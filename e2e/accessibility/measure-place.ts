import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@redraft/sentences';
import { waitForTransitions } from '../support.ts';
import type { Findings } from './measures.ts';
import type { Result } from './merge-results.ts';
import { openPlace } from './open-place.ts';
import type { Place } from './place.ts';
import { listStates, type State } from './states.ts';

/** Opens a place and measures its states one after another; what cannot be opened stays unmeasured, and the walk goes on. */
export async function measurePlace(
  context: BrowserContext,
  place: Place,
  { states, language }: { states: readonly State[]; language: Language },
): Promise<Result[]> {
  const measured = new Map<string, Findings>();
  const tried = listStates(place.kind, states);
  // Opened in English all the same, which tells where the controls are that its steps use.
  if (tried.length === 0 && (language !== 'en' || place.steps.length === 0)) return [];
  const page = await context.newPage();
  try {
    await openPlace(page, place, language);
    for (const state of tried) measured.set(state.name, await measure(page, place, { state, language }));
  } catch (error) {
    console.log(`${place.name} in ${language} could not be measured: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return tried.map(({ name }) => ({ page: place.name, state: name, findings: measured.get(name) ?? null }));
}

async function measure(
  page: Page,
  place: Place,
  { state, language }: { state: State; language: Language },
): Promise<Findings> {
  const { width, height, find } = state;
  const isResized = page.viewportSize()?.width !== width;
  if (isResized || page.viewportSize()?.height !== height) {
    const wasOpen = await isStillOpen(page, place);
    await page.setViewportSize({ width, height });
    // Menus follow their button this much later.
    await page.waitForTimeout(250);
    await waitForTransitions(page);
    // A menu may close when the window is resized, as menus of the system do.
    if (place.kind === 'dialog' && wasOpen && !(await isStillOpen(page, place))) {
      await openPlace(page, place, language);
      return ['it closes when the page is zoomed', ...(await find(page, place))];
    }
  }
  if (!(await isStillOpen(page, place))) await openPlace(page, place, language);
  return find(page, place);
}

async function isStillOpen(page: Page, { kind }: Place): Promise<boolean> {
  if (kind === 'page') return true;
  for (const frame of page.frames())
    if (await frame.isVisible('[data-surface]').catch(() => false)) return true;
  return false;
}
