import { findDemoIds, headlessShell, openBrowser, openUserWindow } from '../demo-tour.ts';
import { findUnmeasured, keepResults } from './kept-results.ts';
import { measurePlace } from './measure-place.ts';
import type { Result } from './merge-results.ts';
import type { Visit } from './place.ts';
import { listStates, windows } from './states.ts';
import { listVisits } from './visits.ts';

/**
 * Measures all pages and dialogs of a running server with demo data: `npm run accessibility`, or `npm run accessibility -- Reader` for those with
 * this in their name, `-- demo_admin` for those of a user, `-- visitor` without a sign-in, `-- unmeasured` for what is still missing. What was measured
 * is kept for the conformance report (docs/accessibility) as it goes: the walk takes long, and can be taken in parts.
 */
const [only = ''] = process.argv.slice(2);
const browser = await openBrowser(headlessShell);
const visits = listVisits(await findDemoIds(browser));
const allPlaces = visits.flatMap((visit) => visit.places);
const results: Result[] = [];
const isUnmeasured = only === 'unmeasured' ? findUnmeasured() : null;
const queue = visits
  .map(({ username, places }) => ({
    username,
    places: places.filter(
      (place) =>
        (isUnmeasured !== null && listStates(place.kind).some((state) => isUnmeasured(place, state))) ||
        place.name.includes(only) ||
        (username ?? 'visitor') === only,
    ),
  }))
  .filter(({ places }) => places.length > 0)
  .sort((one, other) => other.places.length - one.places.length);
// Two users at a time: one waits while the other computes.
await Promise.all([measureQueue(), measureQueue()]);
await browser.close();

const measured = results.filter(({ findings }) => findings !== null);
const failed = measured.filter(({ findings }) => findings?.length !== 0);
console.log(`${measured.length} of ${results.length} states measured, ${failed.length} with findings.`);

async function measureQueue(): Promise<void> {
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) await measureVisit(visit);
}

async function measureVisit({ username, places }: Visit): Promise<void> {
  for (const { appearance, states } of windows) {
    // Signed in once: attempts are limited.
    const context = await openUserWindow(browser, username, appearance);
    for (const place of places) {
      const found = await measurePlace(context, place, {
        states: states.filter((state) => isUnmeasured?.(place, state) ?? true),
        language: appearance.language,
      });
      for (const { state, findings } of found)
        if (findings !== null && findings.length > 0)
          console.log(`${place.name}, ${state}:\n  ${findings.slice(0, 8).join('\n  ')}`);
      results.push(...found);
      keepResults(allPlaces, results);
    }
    await context.close();
  }
  console.log(`${username ?? 'Without a sign-in'}: ${places.length} measured.`);
}
