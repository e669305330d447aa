import { afterEach, vi } from 'vitest';

// Files of a project share one program: a clock or a global that a test puts in the place of the real one would be the next file's as well.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
