import {
  type AssignmentDetail,
  type AssignmentId,
  assignmentDetailSchema,
  assignmentIdSchema,
  type ClassId,
  classIdSchema,
} from '@redraft/contracts';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { db } from '../platform/db.ts';
import type { Answer, Caller, TestApp } from './app.ts';

const zone = 'Europe/Berlin';
let keys = 0;

/** The body of a valid new class that runs from a week ago to a month from now. */
export function classBody(overrides: Record<string, unknown> = {}) {
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
    ...overrides,
  };
}

export async function createClass(
  instructor: Caller,
  overrides: Record<string, unknown> = {},
): Promise<ClassId> {
  const { body } = await instructor.call('POST', '/api/classes/registerclass', {
    body: classBody(overrides),
  });
  return z.object({ id: classIdSchema }).parse(body).id;
}

/** Requests enrolment; accepted only after a search with the class key. */
export function requestEnrollment(student: Caller, id: ClassId): Promise<Answer> {
  return student.call('POST', '/api/classes/classenroll', { query: { id } });
}

/** Searches for the class by its key, which the server remembers as the student's knowledge of the key. */
export async function searchForClass(student: Caller, id: ClassId): Promise<Answer> {
  const { enroll_key: enrollkey } = await db()
    .selectFrom('classes')
    .select('enroll_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return student.call('POST', '/api/classes/ClassSearch', { query: { enrollkey } });
}

/** Enrols as a student who knows the class key. */
export async function joinClass(student: Caller, id: ClassId): Promise<Answer> {
  await searchForClass(student, id);
  return requestEnrollment(student, id);
}

/** A new student of the class. */
export async function enrollStudent(app: TestApp, id: ClassId): Promise<Caller> {
  const student = await app.signInAs('ROLE_STUDENT');
  await joinClass(student, id);
  return student;
}

export const hoursFromNow = (hours: number): string => DateTime.utc().plus({ hours }).toISO();

export function assignmentBody(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Essay',
    pointValue: 100,
    description: 'Write.',
    startDate: hoursFromNow(-24),
    endDate: hoursFromNow(24),
    ...overrides,
  };
}

export async function createAssignment(
  instructor: Caller,
  classId: ClassId,
  overrides: Record<string, unknown> = {},
): Promise<AssignmentId> {
  const { body } = await instructor.call('POST', '/api/classes/createAssignment', {
    body: { classId: classId, ...assignmentBody(overrides) },
  });
  return z.object({ id: assignmentIdSchema }).parse(body).id;
}

/** A new instructor's class with an assignment. */
export async function classWithAssignment(app: TestApp, overrides: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  return { instructor, classId: classId, id: await createAssignment(instructor, classId, overrides) };
}

export async function readAssignment(instructor: Caller, id: number): Promise<AssignmentDetail> {
  return assignmentDetailSchema.parse(
    (await instructor.call('GET', '/api/classes/assignment', { query: { id } })).body,
  );
}

/** Sends all fields, as the form does. */
export function changeAssignment(
  instructor: Caller,
  change: { id: number } & Record<string, unknown>,
): Promise<Answer> {
  return instructor.call('PATCH', '/api/classes/assignment', { body: { ...assignmentBody(), ...change } });
}
