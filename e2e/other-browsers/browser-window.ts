/** Where to search: the platform's page, or the editor's frame in it. */
export type Part = 'page' | 'editor';

/** A window of a browser without Playwright support; elements are found by CSS selectors. */
export interface BrowserWindow {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** A real click on the first visible match that contains this text, or on the first match. */
  click: (part: Part, selector: string, words?: string) => Promise<void>;
  /** Real key presses. */
  type: (text: string) => Promise<void>;
  /** One key with modifiers: `Control+b`, `Enter`. */
  pressKeys: (keys: string) => Promise<void>;
  /** Visible text of every match, in order. */
  texts: (part: Part, selector: string) => Promise<string[]>;
  /** Brings the window to the front. */
  show: () => Promise<void>;
  close: () => Promise<void>;
}

export interface OtherBrowser {
  /** Windows share cookies and storage. */
  openWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
}

/** Runs in the page: the first visible match that contains this text. */
export const findDrawn = `(selector, words) => [...document.querySelectorAll(selector)].find((one) => {
  const { width, height } = one.getBoundingClientRect();
  const label = one.getAttribute('aria-label') ?? '';
  return width > 0 && height > 0 && (words === '' || (one.textContent ?? '').includes(words) || label.includes(words));
}) ?? null`;

/** Runs in the page: visible text of each match. */
export const readTexts = `(selector) => [...document.querySelectorAll(selector)].map((one) =>
  (one.textContent ?? '').replaceAll('\\u00a0', ' '))`;

/** Polls until the result is not null. */
export async function waitFor<Value>(description: string, ask: () => Promise<Value | null>): Promise<Value> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`${description} did not come within ${waitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const waitMs = 60_000;
