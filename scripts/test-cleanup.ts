import { afterEach, vi } from 'vitest';

// Test files of a project share one process: mocked clocks and globals must not leak into the next file.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
