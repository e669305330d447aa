import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  findDemoIds,
  openBrowser,
  openPage,
  openUserWindow,
  type Scheme,
  waitForText,
} from '../demo-tour.ts';
import { waitForTransitions } from '../support.ts';
import {
  type Findings,
  findAxeViolations,
  findCutBySpacing,
  findHiddenFocus,
  findSidewaysScroll,
} from './measures.ts';
import { listVisits, type MeasuredPage } from './pages.ts';

/**
 * Measures all pages of a running server with demo data: `npm run accessibility`, or `npm run accessibility -- Reader` for one. The result is kept
 * for the conformance report (docs/accessibility).
 */
interface State {
  name: string;
  scheme: Scheme;
  width: number;
  height: number;
  find: (page: Page) => Promise<Findings>;
}

const states: readonly State[] = [
  { name: 'axe, light, 1440 pixels', scheme: 'light', width: 1440, height: 900, find: findAxeViolations },
  { name: 'axe, dark, 390 pixels', scheme: 'dark', width: 390, height: 844, find: findAxeViolations },
  {
    name: 'reflow at 320 pixels (1.4.10)',
    scheme: 'light',
    width: 320,
    height: 256,
    find: findSidewaysScroll,
  },
  { name: 'text spacing (1.4.12)', scheme: 'light', width: 1280, height: 800, find: findCutBySpacing },
  {
    name: 'focus seen, no trap (2.4.11, 2.1.2)',
    scheme: 'light',
    width: 1280,
    height: 800,
    find: findHiddenFocus,
  },
];

const root = path.resolve(import.meta.dirname, '../..');
const [only] = process.argv.slice(2);
const browser = await openBrowser();
const demoIds = await findDemoIds(browser);
const results: { page: string; state: string; findings: Findings }[] = [];
for (const { username, pages } of listVisits(demoIds)) {
  // Signed in once: attempts are limited.
  const windows = {
    light: await openUserWindow(browser, username, { language: 'en', scheme: 'light' }),
    dark: await openUserWindow(browser, username, { language: 'en', scheme: 'dark' }),
  };
  for (const measured of pages.filter(({ name }) => only === undefined || name === only)) {
    console.log(measured.name);
    for (const state of states) results.push(await measure(windows[state.scheme], measured, state));
  }
  for (const window of Object.values(windows)) await window.close();
}
await browser.close();

const failed = results.filter(({ findings }) => findings.length > 0);
console.log(`${results.length} states of pages measured, ${failed.length} with findings.`);
if (only === undefined) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    pages: [...new Set(results.map(({ page }) => page))],
    states: states.map(({ name }) => name),
    findings: failed,
  };
  await writeFile(
    path.join(root, 'docs/accessibility/measured.json'),
    `${JSON.stringify(measured, null, 2)}\n`,
  );
  execFileSync(process.execPath, [path.join(root, 'scripts/conformance-report.mjs')]);
}

async function measure(
  context: BrowserContext,
  { name, path: to, hasText }: MeasuredPage,
  { name: state, width, height, find }: State,
) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await openPage(page, to);
  if (hasText) await waitForText(page);
  await page.evaluate(() => document.fonts.ready);
  // Until its parts have loaded, a page has neither their headings nor enabled tabs.
  await page.waitForFunction(
    () => document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-indeterminate') === null,
  );
  await waitForTransitions(page);
  const findings = await find(page);
  await page.close();
  if (findings.length > 0) console.log(`${name}, ${state}:\n  ${findings.slice(0, 8).join('\n  ')}`);
  return { page: name, state, findings };
}
