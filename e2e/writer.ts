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

/** A student at a browser of their own, which can be killed without a word and started again on the same device. */
export interface Writer {
  page: () => Page;
  /** What stands on the paper: every paragraph as a line. */
  painted: (page?: Page) => Promise<string[]>;
  type: (text: string, page?: Page) => Promise<void>;
  reload: () => Promise<void>;
  /** The tab is closed and the address opened again. */
  reopen: () => Promise<void>;
  /** The process of the page dies. */
  crash: () => Promise<void>;
  /** The whole browser dies: no event, no last word. */
  kill: () => Promise<void>;
  /** The page loses the network, or gets it back. */
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
  /** What holds the network of a page down has to be what lets it up again. */
  const lines = new WeakMap<Page, CDPSession>();
  let page = context.pages()[0] ?? (await context.newPage());
  const comeIn = async (): Promise<void> => {
    await page.goto(address);
    // A device that was killed may have forgotten who is signed in.
    const isKnown = await Promise.race([
      page
        .getByLabel('Username')
        .waitFor()
        .then(() => false),
      paperOf(page)
        .waitFor()
        .then(() => true),
    ]);
    if (!isKnown) await signIn(page, username, address);
    await ready(page);
  };
  const painted = (on = page): Promise<string[]> =>
    paperOf(on).evaluate((area) =>
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
      await ready(page);
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
      // The answer never comes: who would give it is gone.
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
      await ready(other);
      return other;
    },
    leave: async () => {
      await context.close();
      rmSync(device, { recursive: true, force: true });
    },
  };
}

/** The text, whether it may be changed or not. */
export function paperOf(page: Page): Locator {
  return editorOf(page).locator('.paper > .ProseMirror');
}

async function ready(page: Page): Promise<void> {
  await expect(writingArea(page)).toBeVisible({ timeout: 60_000 });
}
