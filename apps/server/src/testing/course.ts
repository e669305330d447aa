import { type AssignmentId, assignmentId, type ClassId, classId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Caller, TestApp } from './app.ts';

const zone = 'Europe/Berlin';
let keys = 0;

/** The body of a valid new class that runs from a week ago to a month from now. */
export function classBody(rest: Record<string, unknown> = {}) {
  keys += 1;
  const today = DateTime.now().setZone(zone);
  return {
    classname: 'Writing I',
    enrollkey: `TP-${String(keys).padStart(5, '0')}`,
    classStartDate: today.minus({ days: 7 }).toISODate(),
    classEndDate: today.plus({ days: 30 }).toISODate(),
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: zone,
    gradeMethod: 'Numeric',
    grades: [],
    ...rest,
  };
}

export async function createClass(instructor: Caller, rest: Record<string, unknown> = {}): Promise<ClassId> {
  const { body } = await instructor.call('POST', '/api/classes/registerclass', { body: classBody(rest) });
  return z.object({ id: classId }).parse(body).id;
}

/** Somebody new who is a student of the class. */
export async function enrollStudent(app: TestApp, id: ClassId): Promise<Caller> {
  const student = await app.signInAs('ROLE_STUDENT');
  await student.call('POST', '/api/classes/classenroll', { query: { id } });
  return student;
}

export const hoursFromNow = (hours: number): string => DateTime.utc().plus({ hours }).toISO();

export function assignmentBody(rest: Record<string, unknown> = {}) {
  return {
    title: 'Essay',
    pointValue: 100,
    description: 'Write.',
    startDate: hoursFromNow(-24),
    endDate: hoursFromNow(24),
    ...rest,
  };
}

export async function createAssignment(
  instructor: Caller,
  course: ClassId,
  rest: Record<string, unknown> = {},
): Promise<AssignmentId> {
  const { body } = await instructor.call('POST', '/api/classes/createAssignment', {
    body: { classId: course, ...assignmentBody(rest) },
  });
  return z.object({ id: assignmentId }).parse(body).id;
}
