import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startI18n } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session.ts';
import { dismissSnackbar, notify } from '../lib/snackbars.ts';
import { installZodMessages } from '../lib/zod-messages.ts';

// CI runs on two shared cores, so asynchronous queries may take longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// DOM APIs that jsdom lacks.
Object.defineProperty(document, 'fullscreenElement', { value: null });
// An empty list, as for an element without layout.
Range.prototype.getClientRects = () => document.createElement('span').getClientRects();
Range.prototype.getBoundingClientRect = () => document.createElement('span').getBoundingClientRect();
// jsdom does no layout, so there are no sizes to report.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(async () => {
  installZodMessages();
  await startI18n('entrance', 'sentences', 'program', 'work', 'text', 'admin');
});

beforeEach(() => {
  window.localStorage.clear();
  // Form submission into a frame does nothing in tests.
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

/** Messages of one test must not appear in the next. */
function dismissSnackbars(): void {
  for (let id = notify(''); id > 0; id -= 1) dismissSnackbar(id);
}
