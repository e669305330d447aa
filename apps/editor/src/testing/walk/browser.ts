import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { pixelPng } from '../../canvas/format/testing/random-edits.ts';
import { clearClipboard } from './clipboard.ts';
import { startWorkerOf } from './workers.ts';

/** Polyfills of browser APIs that jsdom lacks, as far as the editors use them. There is no layout: everything is at 0 with no size. */
export function installBrowserPolyfills(): void {
  const emptyRect = new DOMRect(0, 0, 0, 0);
  Object.assign(Range.prototype, {
    getClientRects: () => [emptyRect],
    getBoundingClientRect: () => emptyRect,
  });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
    getClientRects: () => [emptyRect],
  });
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
  // Downloads do nothing.
  HTMLAnchorElement.prototype.click = () => undefined;
  // There is no canvas to measure with.
  HTMLCanvasElement.prototype.getContext = () => null;
  // File inputs return a picture.
  HTMLInputElement.prototype.click = function choose(this: HTMLInputElement) {
    if (this.type !== 'file') return HTMLElement.prototype.click.call(this);
    const files = [new File([pixelPng], 'dot.png', { type: 'image/png' })];
    Object.defineProperty(this, 'files', { value: files });
    this.dispatchEvent(new Event('change', { bubbles: true }));
  };
  Object.defineProperty(document, 'fullscreenElement', { value: null });
  Object.assign(document, {
    elementFromPoint: () => null,
    fonts: Object.assign(new EventTarget(), { load: async () => [], ready: Promise.resolve() }),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:walk', revokeObjectURL: () => undefined });
  Object.assign(globalThis, {
    ResizeObserver: Watcher,
    IntersectionObserver: Watcher,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    CSS: { escape: (text: string) => text.replaceAll(/["\\\]]/g, '\\$&') },
    BroadcastChannel: SilentChannel,
    ClipboardEvent: PastedEvent,
    Worker: startWorkerOf,
    createImageBitmap: async () => ({ width: 40, height: 30, close: () => undefined }),
  });
  window.print = () => undefined;
  window.open = () => null;
  window.matchMedia = globalThis.matchMedia;
}

/** Clears all storage. */
export function clearStorage(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  clearClipboard();
  localStorage.clear();
  sessionStorage.clear();
}

class PastedEvent extends Event {
  readonly clipboardData = null;
}

class Watcher {
  observe(): void {
    // No element ever changes its size.
  }
  unobserve(): void {
    // As above.
  }
  disconnect(): void {
    // As above.
  }
}

/** There is only one window. */
class SilentChannel {
  onmessage = null;
  postMessage(): void {
    // Messages are dropped.
  }
  close(): void {
    // There is nothing to close.
  }
}
