import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { port, portOf, workers } from './address.ts';
import { linePort, otherBrowsers } from './other-browsers/setting.ts';

// Workers read this file too: only the first reading makes a folder for the server's data.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'redraft-e2e-'));
const dataDir = process.env.E2E_DATA_DIR;

/** The one that draws no window of its own is a seventh faster; either will do. */
const browser =
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) => existsSync(one)) ?? '';

const long = ['words.spec.ts', 'writing.spec.ts'];
/** The pieces that pages are made of, in each colour and width: by `npm run e2e` alone, since the pages themselves are looked at in the proof. */
const kit = ['gallery.spec.ts'];
/** Firefox and WebKit. Alone and whole by their own command; in the proof one journey of them. */
const others = 'other-browsers/*.spec.ts';

/** For each worker the real server with its demo world, on its own data, in headless Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers,
  retries: 0,
  // Limits are for what hangs: where cores are shared with others a journey takes three times as long.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    actionTimeout: 45_000,
    // Traces take a quarter of the time of all journeys; `--trace retain-on-failure` keeps them where one is looked into.
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
  // The longest begin: at the end, one of them alone would keep a core waiting.
  projects: otherBrowsers.isWhole
    ? [{ name: 'other browsers', testMatch: others }]
    : [
        { name: 'long', testMatch: long },
        { name: 'journeys', testIgnore: [...long, ...kit, others] },
        { name: 'kit', testMatch: kit },
        { name: 'other browsers', testMatch: others, grep: /there after a reload/ },
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
      // Journeys start servers of their own at the ports in between.
      LEARNING_PLATFORM_PORT: String(portOf(worker) + 7),
      ...(otherBrowsers.isWhole ? { PUBLIC_URL: `http://localhost:${linePort}` } : {}),
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
});
