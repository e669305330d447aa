import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  type BrowserWindow,
  findDrawn,
  type OtherBrowser,
  type Part,
  readTexts,
  waitFor,
} from './browser-window.ts';

export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK's MiniBrowser through WebDriver. It has no headless mode, so Xvfb provides a display if there is none. */
export async function startWebkit(): Promise<OtherBrowser> {
  const screen = process.env.DISPLAY === undefined ? await startDisplay() : null;
  const port = await freePort();
  const service = spawn(webkitDriverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen?.name ?? process.env.DISPLAY },
  });
  const driver = await waitFor('WebKitWebDriver', () => connect(port));
  await driver.manage().window().setRect({ width: 1440, height: 980 });
  const first = await driver.getWindowHandle();
  let isFirst = true;
  const place: FrameState = { handle: first, part: null };
  return {
    openWindow: async () => {
      if (!isFirst) await driver.switchTo().newWindow('tab');
      const handle = isFirst ? first : await driver.getWindowHandle();
      isFirst = false;
      return createWindow(driver, handle, place);
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen?.process.kill();
    },
  };
}

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: miniBrowser, args: ['--automation'] });
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .disableEnvironmentOverrides()
    .build() as unknown as Promise<WebDriver>; // cast: a driver that is also a promise of itself
}

/** The driver's current frame. Switches only if necessary: each switch blurs the page for a moment and closes open menus. */
interface FrameState {
  handle: string;
  part: Part | null;
}

function createWindow(driver: WebDriver, handle: string, place: FrameState): BrowserWindow {
  const goTo = async (part: Part): Promise<void> => {
    if (place.handle === handle && place.part === part) return;
    await driver.switchTo().window(handle);
    await driver.switchTo().defaultContent();
    Object.assign(place, { handle, part });
    if (part === 'page') return;
    const frame = await waitFor('the editor', () => driver.findElement(By.css('iframe[name^="editor"]')));
    await driver.switchTo().frame(frame);
  };
  const show = async (): Promise<void> => {
    Object.assign(place, { handle, part: null });
    await driver.switchTo().window(handle);
  };
  /** Keys go to the part clicked last: this driver does not detect the focused frame. */
  let typingIn: Part = 'page';
  const sendKeys = async (keys: readonly string[]): Promise<void> => {
    await goTo(typingIn);
    const actions = driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  };
  return {
    open: async (address) => {
      await show();
      await driver.get(address);
    },
    reload: async () => {
      await show();
      await driver.navigate().refresh();
    },
    click: (part, selector, words = '') =>
      waitFor(`${selector} ${words}`, async () => {
        await goTo(part);
        const found = await driver.executeScript<WebElement | null>(
          `return (${findDrawn})(arguments[0], arguments[1])`,
          selector,
          words,
        );
        if (found === null) return null;
        await found.click();
        typingIn = part;
        return true;
      }).then(() => undefined),
    type: async (text) => {
      for (const letter of text) await sendKeys([letter]);
    },
    pressKeys: (keys) => sendKeys(keys.split('+').map(toKeyCode)),
    texts: async (part, selector) => {
      await goTo(part);
      return driver.executeScript<string[]>(`return (${readTexts})(arguments[0])`, selector);
    },
    show,
    close: async () => {
      await show();
      await driver.close();
    },
  };
}

const keyCodes = new Map<string, string>([
  ['Control', Key.CONTROL],
  ['Shift', Key.SHIFT],
  ['Alt', Key.ALT],
  ['Enter', Key.ENTER],
  ['Backspace', Key.BACK_SPACE],
  ['Escape', Key.ESCAPE],
  ['End', Key.END],
  ['Home', Key.HOME],
  ['Tab', Key.TAB],
  ['ArrowDown', Key.ARROW_DOWN],
  ['ArrowLeft', Key.ARROW_LEFT],
  ['ArrowRight', Key.ARROW_RIGHT],
]);

function toKeyCode(name: string): string {
  return keyCodes.get(name) ?? name;
}

async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const name = `:${90 + (process.pid % 400)}`;
  const screen = spawn('Xvfb', [name, '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  return { process: screen, name };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
