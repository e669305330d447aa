import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// One number for all: projects that differ in it refuse to run together.
const maxWorkers = Math.min(availableParallelism(), 2);

/** For what hangs: random input takes seconds by itself, and ten times that where cores are shared with others. */
const testTimeout = 90_000;
const hookTimeout = 120_000;

const setupFiles = ['scripts/test-cleanup.ts'];

/** What takes long stands in files of its own, which `npm run test:nightly` runs, and nobody else unless they are named. */
const suffix = process.env.TEST_SUITE === 'nightly' ? '.nightly.test' : '.test';
const isNamed = process.argv.some((argument) => argument.includes('.nightly.test'));
const exclude = suffix === '.test' && !isNamed ? ['**/*.nightly.test.ts'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          include: [`packages/**/*${suffix}.ts`, `apps/web/src/**/*${suffix}.ts`],
          exclude,
          setupFiles,
          // Pure functions: what they import is read once for all files.
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          include: [`apps/web/src/**/*${suffix}.tsx`],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // The kit is read once for all files; what a test leaves behind is cleared after it (`setup.ts`).
          isolate: false,
          testTimeout: 120_000,
          hookTimeout,
        },
      },
      {
        test: {
          // Its servers are asked by the `fetch` that tests of pages put another in the place of.
          name: 'scripts',
          maxWorkers,
          include: [`scripts/**/*${suffix}.ts`, `bench/**/*${suffix}.ts`],
          exclude,
          testTimeout,
        },
      },
      {
        test: {
          name: 'learning-platform',
          maxWorkers,
          include: [`apps/learning-platform/src/**/*${suffix}.ts`],
          exclude,
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'editor',
          maxWorkers,
          include: [`apps/editor/src/**/*${suffix}.ts`],
          exclude: [...exclude, 'apps/editor/src/testing/walk/**'],
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          // Catches objects of the page as they are made, which no other test may see.
          name: 'walk',
          maxWorkers,
          include: [`apps/editor/src/testing/walk/**/*${suffix}.ts`],
          exclude,
          environment: 'jsdom',
          setupFiles: ['apps/editor/src/testing/walk/realm.ts', 'apps/editor/src/testing/walk/setup.ts'],
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          include: [`apps/server/**/*${suffix}.ts`],
          exclude,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles,
          // As in production, what is kept in memory must not be mistaken for that of another database: the program is read once.
          isolate: false,
          testTimeout,
          hookTimeout,
        },
      },
    ],
  },
});
