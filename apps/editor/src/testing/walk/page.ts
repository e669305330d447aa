import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Boot } from '../../boot.ts';
import { requestFile } from '../../frame/saving/open-document.ts';
import { loadTexts, TextsProvider } from '../../i18n.ts';
import { findKind } from '../../kinds.tsx';
import { resetCaptured } from './captured.ts';
import type { Host } from './host.ts';
import { openQuestions, stopWorkers } from './workers.ts';

/** A page of the editor: opened from its host, and closed by leaving or crashing. */
export interface Page {
  /** Dispatches the events of leaving or reloading a page. */
  hide: () => void;
  /** Removes the page at once, with or without events, as in a power failure. */
  vanish: () => void;
}

let pages = 0;
let closeLatest: (() => void) | null = null;

/** Closes the open page normally. */
export function closePage(): void {
  closeLatest?.();
  closeLatest = null;
}

export async function openPage(host: Host, ending: string): Promise<Page> {
  pages += 1;
  const number = pages;
  const boot: Boot = {
    wopiSrc: `https://host.test/wopi/files/1?page=${number}`,
    accessToken: 'token',
    accessTokenTtl: 0,
    uiDefaults: '',
    cssVariables: '',
    lang: 'en',
    permission: 'edit',
    closeButton: false,
    deviceKey: '',
  };
  resetCaptured();
  vi.stubGlobal('fetch', host.fetch);
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const listening = trackListeners();
  const { catalogues, load } = findKind(`https://editor.test/edit/${ending}`);
  const [kind, t] = await Promise.all([load(), loadTexts('en', catalogues)]);
  const container = document.body.appendChild(document.createElement('div'));
  const appearance = {
    theme: 'light' as const,
    showRuler: false,
    showStatusBar: true,
    showToolbar: false,
    defaultTextView: 'pages' as const,
  };
  const root: Root = createRoot(container);
  root.render(
    createElement(
      TextsProvider,
      { value: t },
      kind.page({ boot, requestedFile: requestFile(boot), appearance }),
    ),
  );
  const vanish = (): void => {
    host.disconnect(number);
    stopWorkers();
    vi.clearAllTimers();
    listening.stop();
    locks.releaseAll();
    document.body.replaceChildren();
  };
  closeLatest = () => {
    root.unmount();
    vanish();
  };
  return {
    hide: () => void window.dispatchEvent(new Event('pagehide')),
    vanish,
  };
}

/** Runs everything that is pending: messages, responses, rendering, and writes to storage. */
export async function settle(host: Host): Promise<void> {
  for (let idleRounds = 0, rounds = 0; idleRounds < 4 && rounds < 300; rounds++) {
    await new Promise((resolve) => setImmediate(resolve));
    idleRounds = openQuestions() > 0 || host.pending() > 0 ? 0 : idleRounds + 1;
  }
}

/** Advances the time. */
export async function wait(host: Host, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    vi.advanceTimersByTime(Math.min(250, left));
    await settle(host);
  }
}

/** Web Locks for one page at a time. */
function createLocks(): LockManager & { releaseAll: () => void } {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, hold: () => Promise<unknown>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    releaseAll: () => held.clear(),
  };
  // cast: the forms of `request` that the editor does not use are left out.
  return locks as unknown as LockManager & { releaseAll: () => void };
}

/** Removes the page's window listeners when it ends. */
function trackListeners(): { stop: () => void } {
  const abortController = new AbortController();
  const restore = [window, document].map((target) => {
    const add = target.addEventListener;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const own = typeof options === 'object' ? options : { capture: options ?? false };
      const signal = own.signal
        ? AbortSignal.any([own.signal, abortController.signal])
        : abortController.signal;
      add.call(target, type, listener, { ...own, signal });
    };
    return () => {
      target.addEventListener = add;
    };
  });
  return {
    stop: () => {
      abortController.abort();
      for (const put of restore) put();
    },
  };
}
