import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// One number for all: projects that differ in it refuse to run together.
const maxWorkers = Math.min(availableParallelism(), 2);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          // Pure functions: what they import is read once for all files.
          isolate: false,
          // Random input: seconds by itself, and several times that on a machine that does other things as well.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // The kit is read once for all files; what a test leaves behind is cleared after it (`setup.ts`).
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Its servers are asked by the `fetch` that tests of pages put another in the place of.
          name: 'scripts',
          maxWorkers,
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'editor',
          maxWorkers,
          include: ['apps/editor/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // As in production, what is kept in memory must not be mistaken for that of another database: the program is read once.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
