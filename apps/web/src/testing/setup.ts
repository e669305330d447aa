import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startI18n } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session.ts';
import { dismissSnackbar, notify } from '../lib/snackbars.ts';
import { installZodMessages } from '../lib/zod-messages.ts';

// Two cores that others use as well: what is on its way may take longer than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks of a browser.
Object.defineProperty(document, 'fullscreenElement', { value: null });
// Of a selection, as of an element that is nowhere.
Range.prototype.getClientRects = () => document.createElement('span').getClientRects();
Range.prototype.getBoundingClientRect = () => document.createElement('span').getBoundingClientRect();
// Nothing is ever laid out, so that it has no size to tell of.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(async () => {
  installZodMessages();
  await startI18n('entrance', 'program', 'work', 'text', 'admin');
});

beforeEach(() => {
  window.localStorage.clear();
  // What a browser sends to a frame goes nowhere here.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
  dismissSnackbars();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The last words of one test are not the first of the next. */
function dismissSnackbars(): void {
  for (let id = notify(''); id > 0; id -= 1) dismissSnackbar(id);
}
