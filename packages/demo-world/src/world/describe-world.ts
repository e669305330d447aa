import { addDays, dayOf } from '@redraft/calendar';
import { randomFrom } from '../random.ts';
import { assignmentsFrom } from './assignment-plans.ts';
import { hourOf } from './calendar.ts';
import { assistant, instructor, people, studentName } from './people.ts';
import { cityPlans, placePlans, readingPlans, type StudentPlan } from './student-plans.ts';
import { describeSubmission } from './submissions.ts';
import type { AssignmentKey, DemoClass, World } from './types.ts';

export interface WorldOptions {
  readonly seed: string;
  readonly now: Date;
  /** The throttle of simulated saves; see `WritingProcess`. Two seconds give about 550 saves an essay. */
  readonly saveEveryMs?: number;
}

const zone = 'Europe/Berlin';
const plansByAssignment: Readonly<Record<AssignmentKey, readonly StudentPlan[]>> = {
  place: placePlans,
  city: cityPlans,
  reading: readingPlans,
  proposal: [],
};

/**
 * The demo data: a class in the middle of its term with its people, assignments, writing processes, grades and comments, as plain data. The same seed
 * and the same `now` give the same world; `listSavesOfProcess` gives the saves of a process.
 */
export function describeWorld({ seed, now, saveEveryMs = 2000 }: WorldOptions): World {
  const today = dayOf(now.getTime(), zone);
  const context = { seed, now: now.getTime(), zone, saveEveryMs };
  const assignments = assignmentsFrom(today, zone).map((assignment) => ({
    ...assignment,
    submissions: plansByAssignment[assignment.key].map((plan) =>
      describeSubmission(plan, assignment, context),
    ),
  }));
  return {
    seed,
    now: now.getTime(),
    password: 'Demo1234!',
    people,
    schoolClass: classFrom(seed, today),
    assignments,
  };
}

function classFrom(seed: string, today: string): DemoClass {
  const startDay = addDays(today, -56);
  const firstHour = hourOf(startDay, 10.25, zone);
  const students = Array.from({ length: 24 }, (_, index) => ({
    username: studentName(index + 1),
    // All but one join in the first lesson; the last one joins after the deadline of the first essay.
    enrolledAt: index === 23 ? hourOf(addDays(today, -37), 12, zone) : firstHour + index * 41_000,
  }));
  return {
    name: 'Academic Writing I',
    owner: instructor,
    enrollKey: enrollKeyFrom(seed),
    subjectArea: 'Academic writing',
    studentLevel: 'Undergraduate, first year',
    timeZone: zone,
    startDay,
    endDay: addDays(today, 56),
    gradeMethod: 'Numeric',
    createdAt: hourOf(addDays(today, -60), 14.5, zone),
    assistants: [assistant],
    students,
  };
}

/** The owner's initials, a hyphen, five letters or digits. */
function enrollKeyFrom(seed: string): string {
  const owner = people.find(({ username }) => username === instructor);
  const random = randomFrom(`${seed}/key`);
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const code = Array.from({ length: 5 }, () => letters.charAt(Math.floor(random() * letters.length)));
  return `${owner?.firstName.charAt(0)}${owner?.lastName.charAt(0)}-${code.join('')}`;
}
