import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { PseudoLanguage } from '@redraft/sentences';
import type { Place } from '../accessibility/place.ts';
import { editorOf, signIn, waitForTransitions } from '../support.ts';
import { findTextProblems } from './findings.ts';
import { collectAnswers } from './known-data.ts';
import { openParts } from './open-parts.ts';

type VisitedPage = Pick<Place, 'name' | 'path' | 'hasText'>;

export interface Visit {
  username: string | null;
  pages: readonly VisitedPage[];
  language: PseudoLanguage;
  width: number;
  /** Also what buttons open. */
  opensParts: boolean;
}

/** Opens pages in a pseudo-language; returns what is wrong with their texts, by page. */
export async function visitPages(browser: Browser, visit: Visit): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: visit.width, height: 900 } });
  const answers = collectAnswers(context);
  const page = await context.newPage();
  const writes = await refuseWrites(context);
  if (visit.username !== null) await signIn(page, visit.username, '/readyz');
  else await page.goto('/readyz');
  await page.evaluate((language) => localStorage.setItem('redraft.language', language), visit.language);
  const findings: string[] = [];
  const pressed = new Set<string>();
  for (const place of visit.pages) {
    const known = new Set<string>();
    const check = async (path: string) => {
      for (const finding of await findTextProblems(page, answers)) {
        if (!known.has(finding)) findings.push(`${place.name}${path}: ${finding}`);
        known.add(finding);
      }
    };
    const show = async () => {
      writes.areRefused = false;
      await openPage(page, place);
      writes.areRefused = true;
    };
    await show();
    await check('');
    if (visit.opensParts)
      await openAllParts({ context, page, show, pressed, check: (path) => check(` > ${path}`) });
  }
  await context.close();
  return findings;
}

async function openPage(page: Page, { path, hasText }: VisitedPage): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  if (hasText) await editorOf(page).locator('.paper > .ProseMirror p').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-indeterminate') === null,
  );
  await waitForTransitions(page);
}

async function openAllParts(parts: {
  context: BrowserContext;
  page: Page;
  show: () => Promise<void>;
  pressed: Set<string>;
  check: (path: string) => Promise<void>;
}): Promise<void> {
  const { context, page, show, check, pressed } = parts;
  const address = page.url();
  const reset = async () => {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await waitForTransitions(page);
    const isOpen = await page
      .locator('[role="dialog"], [role="menu"], [role="listbox"]:not([tabindex="0"])')
      .first()
      .isVisible();
    if (isOpen || page.url() !== address) await show();
  };
  const findEditor = () => page.frames().find((frame) => /\/editor\//.test(frame.url()));
  await openParts({ page, findFrame: () => page.mainFrame(), show: reset, check, pressed });
  // The tools of a text that is only read are among them.
  const isEditable = await findEditor()?.locator('.paper > [contenteditable="true"]').isVisible();
  if (isEditable !== true) return;
  await show();
  await openParts({ page, findFrame: () => findEditor() ?? page.mainFrame(), show: reset, check, pressed });
}

/** Buttons are pressed to see what they open and say, not to change anything. */
async function refuseWrites(context: BrowserContext): Promise<{ areRefused: boolean }> {
  const writes = { areRefused: false };
  const refuse = async (route: Route) => {
    const isWrite = !['GET', 'HEAD'].includes(route.request().method());
    if (writes.areRefused && isWrite)
      await route.fulfill({ status: 503, json: { code: 'service.unavailable', message: '', params: {} } });
    else await route.continue();
  };
  await context.route(/\/(api|wopi|addition)\//, refuse);
  return writes;
}
