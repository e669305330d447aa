import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { port, portOf, workers } from './address.ts';
import { linePort, otherBrowsers } from './other-browsers/setting.ts';

// Workers load this file too: only the first load creates the data folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'redraft-e2e-'));
const dataDir = process.env.E2E_DATA_DIR;

/** The headless shell is a seventh faster; either works. */
const browser =
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) => existsSync(one)) ?? '';

const longJourneys = ['words.spec.ts', 'writing.spec.ts'];
/** Component gallery in each colour scheme and width: only in `npm run e2e`, because the regular run checks the pages themselves. */
const gallerySpecs = ['gallery.spec.ts'];
/** Firefox and WebKit: all journeys by their own command, one in the regular run. */
const otherBrowserSpecs = 'other-browsers/*.spec.ts';

/** Each worker has a real server with demo data on a separate data folder, and headless Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers,
  retries: 0,
  // Timeouts only detect hangs: on shared cores a journey takes three times as long.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    actionTimeout: 45_000,
    // Routes of a test do not see what a service worker answers; offline.spec.ts runs with it.
    serviceWorkers: 'block',
    // Traces take a quarter of the time; `--trace retain-on-failure` enables them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The longest journeys start first: at the end, one of them would occupy a single core.
  projects: otherBrowsers.isWhole
    ? [{ name: 'other browsers', testMatch: otherBrowserSpecs }]
    : [
        { name: 'long', testMatch: longJourneys },
        { name: 'journeys', testIgnore: [...longJourneys, ...gallerySpecs, otherBrowserSpecs] },
        { name: 'kit', testMatch: gallerySpecs },
        { name: 'other browsers', testMatch: otherBrowserSpecs, grep: /there after a reload/ },
      ],
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: `${process.execPath} apps/server/src/main.ts`,
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://localhost:${portOf(worker)}/readyz`,
    timeout: 600_000,
    env: {
      PORT: String(portOf(worker)),
      DATA_DIR: path.join(dataDir, String(worker)),
      LOG_LEVEL: 'warn',
      // Asked for: by default, a machine with a public address has none.
      DEMO: 'on',
      PSEUDO_LANGUAGES: 'on',
      // Journeys start servers of their own at the ports in between.
      LEARNING_PLATFORM_PORT: String(portOf(worker) + 7),
      ...(otherBrowsers.isWhole ? { PUBLIC_URL: `http://localhost:${linePort}` } : {}),
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
});
