export { openLearningPlatform } from './learning-platform/index.ts';
export { DemoKept, removeDemo } from './remove.ts';
export { openUniversity } from './university/index.ts';

import { describeWorld } from '@redraft/demo-world';
import { markDemoAccounts } from '../domain/accounts/index.ts';
import { now } from '../platform/clock.ts';
import { isUntouched, readDemoState, wipe, writeDemoState } from './state.ts';
import { personOf, writePeople, writeSchoolClass } from './write-class.ts';
import { writeReviews } from './write-reviews.ts';
import { writeSubmissions } from './write-submissions.ts';
import { writeWorkshop } from './write-workshop.ts';

/** Any string: the same seed gives the same demo world on every machine, dated relative to today. */
const seed = 'redraft';

/**
 * Writes the demo world into an empty database and returns the lines that list its accounts. Runs before the server listens, and marks the database
 * meanwhile: a start that finds a half-written world wipes it and begins again (docs/decisions/0003-open-after-the-demo.md).
 */
export async function prepareDemo(report: (line: string) => void): Promise<string | undefined> {
  const state = await readDemoState();
  if (state === 'complete') return accountLines;
  if (state === 'writing') await wipe();
  else if (!(await isUntouched())) return undefined;
  await writeDemoState('writing');
  const started = now();
  const world = describeWorld({ seed, now: started });
  const people = await writePeople(world, (staff) =>
    writeWorkshop(world, personOf(staff, world.schoolClass.owner)),
  );
  await markDemoAccounts([...people.values()].map(({ userId }) => userId));
  const assignments = await writeSchoolClass(world, people);
  await writeSubmissions({ world, people, assignments, report });
  await writeReviews({ world, people, assignments, now: started });
  await writeDemoState('complete');
  return accountLines;
}

const accountLines = `
Demo accounts, password Demo1234!
  demo_student1 … demo_student24   write
  demo_instructor                  teaches, and sees how texts came about
  demo_assistant, demo_coordinator, demo_moderator, demo_admin`;
