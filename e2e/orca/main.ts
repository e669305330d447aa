import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { address, findDemoIds, openBrowser } from '../demo-tour.ts';
import { listJourneys } from './journeys.ts';

/**
 * What Orca says in three journeys, for docs/accessibility/orca.md. Runs inside the session that `session.sh` starts, against a running server with
 * demo data.
 */
const [log = ''] = process.argv.slice(2);
const file = path.resolve(import.meta.dirname, '../../docs/accessibility/orca.md');
/** Longer than Orca waits before it speaks. */
const silence = 5000;

const readSpoken = (): string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'\{/g)].map(([, words = '']) => words.trim());

const tour = await openBrowser();
const { classId, assignmentId } = await findDemoIds(tour);
await tour.close();
const journeys = listJourneys({
  workspace: `/assignment/${assignmentId}`,
  classPage: `/myclassdetail/${classId}`,
});
const tables: string[] = [];
for (const { name, steps } of journeys) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    headless: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--force-renderer-accessibility',
      '--window-size=1280,900',
    ],
  });
  const page = await (
    await browser.newContext({ baseURL: address, viewport: null, locale: 'en-GB' })
  ).newPage();
  await page.waitForTimeout(silence);
  // There is no window manager to give it the keys.
  execFileSync('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowfocus']);
  const rows: string[] = [];
  for (const step of steps) {
    const before = readSpoken().length;
    await step.take(page);
    let heard = -1;
    while (readSpoken().length > heard) {
      heard = readSpoken().length;
      await page.waitForTimeout(silence);
    }
    rows.push(
      `| ${step.name} | ${readSpoken().slice(before).filter(Boolean).join(' · ').replaceAll('|', '/') || '–'} |`,
    );
  }
  tables.push([`## ${name}`, '', '| the person | Orca |', '| --- | --- |', ...rows].join('\n'));
  await browser.close();
}
const version = process.env.ORCA_VERSION ?? '';
writeFileSync(
  file,
  `# What Orca says\n\nMade by \`bash e2e/orca/session.sh\` with Orca ${version}, speech-dispatcher and Chromium under Xvfb, on a running server with demo data. Each row is a step by keyboard and all that was\nspoken until the next one; a middle dot is a pause.\n\n${tables.join('\n\n')}\n`,
);
