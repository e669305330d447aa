import puppeteer, { type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import {
  type BrowserWindow,
  findDrawn,
  type OtherBrowser,
  type Part,
  readTexts,
  waitFor,
} from './browser-window.ts';

export const firefoxPath = '/usr/bin/firefox-esr';

/** Debian's Firefox through WebDriver BiDi: Playwright needs a patched build. */
export async function startFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const context = await browser.createBrowserContext();
  return { openWindow: async () => createWindow(await context.newPage()), close: () => browser.close() };
}

function createWindow(page: Page): BrowserWindow {
  const frameOf = (part: Part): Promise<Frame> =>
    waitFor(part, async () =>
      part === 'page'
        ? page.mainFrame()
        : (page.frames().find((frame) => new URL(frame.url()).pathname.startsWith('/editor')) ?? null),
    );
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    click: (part, selector, words = '') =>
      waitFor(`${selector} ${words}`, async () => {
        const frame = await frameOf(part);
        const found = await frame.evaluateHandle(`(${findDrawn})(${literal(selector)}, ${literal(words)})`);
        const element = found.asElement() as ElementHandle<Element> | null; // cast: our own script finds elements
        if (element === null) return null;
        await element.click();
        return true;
      }).then(() => undefined),
    type: (text) => page.keyboard.type(text, { delay: 20 }),
    pressKeys: async (keys) => {
      const names = keys.split('+').map(toKeyInput);
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    texts: async (part, selector) => {
      const frame = await frameOf(part);
      return (await frame.evaluate(`(${readTexts})(${literal(selector)})`)) as string[]; // cast: our own script
    },
    show: () => page.bringToFront(),
    close: () => page.close(),
  };
}

/** Key names follow the UI Events specification, like the library's. */
function toKeyInput(name: string): KeyInput {
  return name as KeyInput; // cast: a list of some hundred names
}

function literal(value: string): string {
  return JSON.stringify(value);
}
