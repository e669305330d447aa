import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { editorOf, signIn, writingArea } from './support.ts';

/** A student's browser that can be killed and restarted with the same profile. */
export interface Writer {
  page: () => Page;
  /** Rendered text, one line per paragraph. */
  painted: (page?: Page) => Promise<string[]>;
  type: (text: string, page?: Page) => Promise<void>;
  reload: () => Promise<void>;
  /** Closes the tab and opens the URL again. */
  reopen: () => Promise<void>;
  /** Crashes the page's process. */
  crash: () => Promise<void>;
  /** Kills the browser: no unload events. */
  kill: () => Promise<void>;
  /** Disconnects the page from the network, or reconnects it. */
  offline: (isOffline: boolean, page?: Page) => Promise<void>;
  secondTab: () => Promise<Page>;
  leave: () => Promise<void>;
}

interface Options {
  username: string;
  address: string;
  use: TestInfo['project']['use'];
}

export async function openWriter({ username, address, use }: Options): Promise<Writer> {
  const device = mkdtempSync(path.join(tmpdir(), 'redraft-device-'));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(device, {
      ...use.launchOptions,
      ...(use.baseURL === undefined ? {} : { baseURL: use.baseURL }),
      ...(use.locale === undefined ? {} : { locale: use.locale }),
      viewport: use.viewport ?? null,
    });
  let context = await launch();
  /** Offline emulation must be ended by the same CDP session that started it. */
  const lines = new WeakMap<Page, CDPSession>();
  let page = context.pages()[0] ?? (await context.newPage());
  const comeIn = async (): Promise<void> => {
    await page.goto(address);
    // A killed browser may have lost its stored session.
    const isKnown = await Promise.race([
      page
        .getByLabel('Username')
        .waitFor()
        .then(() => false),
      findPaper(page)
        .waitFor()
        .then(() => true),
    ]);
    if (!isKnown) await signIn(page, username, address);
    await waitForPaper(page);
  };
  const painted = (on = page): Promise<string[]> =>
    findPaper(on).evaluate((area) =>
      [...area.querySelectorAll('p')].map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ')),
    );
  await signIn(page, username, address);
  return {
    page: () => page,
    painted,
    type: async (text, on = page) => {
      await on.bringToFront();
      await writingArea(on).focus();
      await on.keyboard.press('Control+End');
      await on.keyboard.type(text, { delay: 25 });
    },
    reload: async () => {
      await page.reload();
      await waitForPaper(page);
    },
    reopen: async () => {
      const next = await context.newPage();
      await page.close({ runBeforeUnload: false });
      page = next;
      await comeIn();
    },
    crash: async () => {
      const next = await context.newPage();
      const session = await context.newCDPSession(page);
      // The crashed page never answers.
      void session.send('Page.crash').catch(() => undefined);
      await page.waitForEvent('crash');
      await page.close();
      page = next;
      await comeIn();
    },
    kill: async () => {
      const closed = context.waitForEvent('close');
      execFileSync('pkill', ['-9', '-f', `user-data-dir=${device}`]);
      await closed;
      rmSync(path.join(device, 'SingletonLock'), { force: true });
      context = await launch();
      page = context.pages()[0] ?? (await context.newPage());
      await comeIn();
    },
    offline: async (isOffline, on = page) => {
      const session = lines.get(on) ?? (await context.newCDPSession(on));
      lines.set(on, session);
      await session.send('Network.enable');
      const conditions = { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.emulateNetworkConditions', conditions);
    },
    secondTab: async () => {
      const other = await context.newPage();
      await other.goto(address);
      await waitForPaper(other);
      return other;
    },
    leave: async () => {
      await context.close();
      rmSync(device, { recursive: true, force: true });
    },
  };
}

/** The document, editable or not. */
export function findPaper(page: Page): Locator {
  return editorOf(page).locator('.paper > .ProseMirror');
}

async function waitForPaper(page: Page): Promise<void> {
  await expect(writingArea(page)).toBeVisible({ timeout: 60_000 });
}
