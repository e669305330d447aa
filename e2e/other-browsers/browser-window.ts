/** Where something is looked for: on the page of the platform, or in the editor's frame inside it. */
export type Part = 'page' | 'editor';

/** A window of a browser that Playwright does not drive; elements are found by CSS. */
export interface BrowserWindow {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** A real click of the pointer on the first visible one that has these words, or on the first at all. */
  click: (part: Part, selector: string, words?: string) => Promise<void>;
  /** Real keys, one after the other. */
  type: (text: string) => Promise<void>;
  /** One key with what is held: `Control+b`, `Enter`. */
  press: (keys: string) => Promise<void>;
  /** The text of all that the selector finds; what each shows, in their order. */
  texts: (part: Part, selector: string) => Promise<string[]>;
  /** Brings it before the other windows. */
  show: () => Promise<void>;
  close: () => Promise<void>;
}

export interface OtherBrowser {
  /** Windows share cookies and storage. */
  openWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
}

/** Runs in the page: the first element of that selector which is drawn and has these words. */
export const findDrawn = `(selector, words) => [...document.querySelectorAll(selector)].find((one) => {
  const { width, height } = one.getBoundingClientRect();
  const label = one.getAttribute('aria-label') ?? '';
  return width > 0 && height > 0 && (words === '' || (one.textContent ?? '').includes(words) || label.includes(words));
}) ?? null`;

/** Runs in the page: what each element shows. */
export const readTexts = `(selector) => [...document.querySelectorAll(selector)].map((one) =>
  (one.textContent ?? '').replaceAll('\\u00a0', ' '))`;

/** Asks until the answer is there: what a page shows comes when it comes. */
export async function waitFor<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
  const until = Date.now() + waitMs;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > until) throw new Error(`${what} did not come within ${waitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const waitMs = 60_000;
