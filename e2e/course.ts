import type { APIRequestContext } from '@playwright/test';
import { DateTime } from 'luxon';
import { callAs } from './support.ts';

const zone = 'Europe/Berlin';

export interface Course {
  classId: number;
  assignmentId: number;
  className: string;
  title: string;
  /** With which students enroll. */
  enrollkey: string;
}

export const inDays = (days: number): string => DateTime.utc().plus({ days }).toISO();

/** A class of its own with one running assignment, under the key that students enroll with. */
export async function openCourse(
  request: APIRequestContext,
  enrollkey: string,
  assignment: Record<string, unknown> = {},
): Promise<Course> {
  const call = await callAs(request, 'demo_instructor');
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
  })) as { id: number }; // boundary: our own server
  const title = `Harbour ${enrollkey}`;
  const created = (await call('POST', '/api/classes/createAssignment', {
    classId: course.id,
    title,
    pointValue: 100,
    description: 'Describe a place in two paragraphs.',
    startDate: inDays(-1),
    endDate: inDays(10),
    ...assignment,
  })) as { id: number }; // boundary: our own server
  return { classId: course.id, assignmentId: created.id, className, title, enrollkey };
}
