import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findDemoIds, openBrowser, openUserWindow } from '../demo-tour.ts';
import { measurePlace, type Result } from './measure-place.ts';
import type { Visit } from './place.ts';
import { windows } from './states.ts';
import { listVisits } from './visits.ts';

/**
 * Measures all pages and dialogs of a running server with demo data: `npm run accessibility`, or `npm run accessibility -- Reader` for those with
 * this in their name, `-- demo_admin` for those of a user. The result of all is kept for the conformance report (docs/accessibility).
 */
const root = path.resolve(import.meta.dirname, '../..');
const [only = ''] = process.argv.slice(2);
const browser = await openBrowser();
const visits = listVisits(await findDemoIds(browser));
const results: Result[] = [];
const queue = visits
  .map(({ username, places }) => ({
    username,
    places: places.filter(({ name }) => name.includes(only) || username === only),
  }))
  .filter(({ places }) => places.length > 0)
  .sort((one, other) => other.places.length - one.places.length);
// Two users at a time: one waits while the other computes.
await Promise.all([measureQueue(), measureQueue()]);
await browser.close();

const failed = results.filter(({ findings }) => findings.length > 0);
console.log(`${results.length} states measured, ${failed.length} with findings.`);
if (only === '') {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const places = visits.flatMap((visit) => visit.places);
  const namesOf = (kind: string) => places.filter((place) => place.kind === kind).map(({ name }) => name);
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    pages: namesOf('page'),
    dialogs: namesOf('dialog'),
    menus: namesOf('menu'),
    states: windows.flatMap(({ states }) => states.map(({ name }) => name)),
    count: results.length,
    findings: failed,
  };
  await writeFile(
    path.join(root, 'docs/accessibility/measured.json'),
    `${JSON.stringify(measured, null, 2)}\n`,
  );
  execFileSync(process.execPath, [path.join(root, 'scripts/conformance-report.mjs')]);
}

async function measureQueue(): Promise<void> {
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) await measureVisit(visit);
}

async function measureVisit({ username, places }: Visit): Promise<void> {
  for (const { appearance, states } of windows) {
    // Signed in once: attempts are limited.
    const context = await openUserWindow(browser, username, appearance);
    for (const place of places) {
      const found = await measurePlace(context, place, { states, language: appearance.language });
      for (const { state, findings } of found.filter((one) => one.findings.length > 0))
        console.log(`${place.name}, ${state}:\n  ${findings.slice(0, 8).join('\n  ')}`);
      results.push(...found);
    }
    await context.close();
  }
  console.log(`${username ?? 'Without a sign-in'}: ${places.length} measured.`);
}
