import { expect } from '@playwright/test';
import { demoPassword } from '../support.ts';
import type { BrowserWindow } from './browser-window.ts';

const paper = '.paper > .ProseMirror[contenteditable="true"]';

/** A student's window with an open text. */
export interface StudentWindow extends BrowserWindow {
  /** Text of the document, one line per paragraph. */
  lines: () => Promise<string[]>;
  expectLines: (lines: readonly string[]) => Promise<void>;
  expectSaved: () => Promise<void>;
  count: (selector: string) => Promise<number>;
  /** Moves the caret to the end of the text. */
  goToEnd: () => Promise<void>;
}

export async function signInBy(
  page: BrowserWindow,
  { base, username, path }: { base: string; username: string; path: string },
): Promise<void> {
  await page.open(`${base}/Login?redirect_url=${encodeURIComponent(path)}`);
  await page.click('page', 'input[autocomplete="username"]');
  await page.type(username);
  await page.click('page', 'input[autocomplete="current-password"]');
  await page.type(demoPassword);
  await page.pressKeys('Enter');
}

export function studentAt(page: BrowserWindow): StudentWindow {
  const lines = () => page.texts('editor', `${paper} p`);
  return {
    ...page,
    lines,
    expectLines: (expected) => expect.poll(lines, { timeout: 30_000 }).toEqual(expected),
    expectSaved: () =>
      expect.poll(() => page.texts('editor', 'output.save-status'), { timeout: 30_000 }).toEqual(['Saved']),
    count: async (selector) => (await page.texts('editor', selector)).length,
    goToEnd: async () => {
      await page.click('editor', paper);
      await page.pressKeys('Control+End');
    },
  };
}
