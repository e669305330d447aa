import type { APIRequestContext } from '@playwright/test';
import { DateTime } from 'luxon';
import { callAs } from './support.ts';

const zone = 'Europe/Berlin';

export interface TestClass {
  classId: number;
  assignmentId: number;
  className: string;
  title: string;
  /** Enrollment key. */
  enrollkey: string;
}

export const inDays = (days: number): string => DateTime.utc().plus({ days }).toISO();

/** Creates a separate class with one open assignment and this enrollment key. */
export async function openCourse(
  request: APIRequestContext,
  enrollkey: string,
  assignment: Record<string, unknown> = {},
  instructor = 'demo_instructor',
): Promise<TestClass> {
  const call = await callAs(request, instructor);
  const today = DateTime.now().setZone(zone);
  const className = `Writing ${enrollkey}`;
  const course = (await call('POST', '/api/classes/registerclass', {
    classname: className,
    enrollkey,
    classStartDate: today.minus({ days: 3 }).toISODate(),
    classEndDate: today.plus({ days: 30 }).toISODate(),
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: zone,
  })) as { id: number }; // cast: our own server
  const title = `Harbour ${enrollkey}`;
  const created = (await call('POST', '/api/classes/createAssignment', {
    classId: course.id,
    title,
    pointValue: 100,
    description: 'Describe a place in two paragraphs.',
    startDate: inDays(-1),
    endDate: inDays(10),
    ...assignment,
  })) as { id: number }; // cast: our own server
  return { classId: course.id, assignmentId: created.id, className, title, enrollkey };
}

/** Creates a section and assigns students of the class to it by e-mail address. */
export async function putInSection(
  request: APIRequestContext,
  { testClass, section, usernames }: { testClass: TestClass; section: string; usernames: readonly string[] },
): Promise<void> {
  const profiles = await Promise.all(
    usernames.map(async (username) => (await callAs(request, username))('GET', '/api/auth/profile')),
  );
  const emails = (profiles as { email: string }[]).map(({ email }) => email); // cast: our own server
  const call = await callAs(request, 'demo_instructor');
  await call('POST', '/api/classes/roster', {
    classId: testClass.classId,
    rows: emails.map((email, index) => ({ line: index + 1, email, section })),
  });
}
