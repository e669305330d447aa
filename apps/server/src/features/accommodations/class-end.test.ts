import { classAccommodationsSchema, studentAssignmentSchema } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { afterEach, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  classBody,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
} from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const failOnError = (error: unknown) => {
  throw error;
};
const workspace = async (student: Caller, id: number) =>
  studentAssignmentSchema.parse(
    (await student.call('GET', '/api/student/assignment', { query: { id } })).body,
  );

it("an extension ends with its class, and moves with the class's end", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const zone = 'Europe/Berlin';
  const dayIn = (days: number) => DateTime.now().setZone(zone).plus({ days }).toISODate();
  const details = classBody({ classEndDate: dayIn(2) });
  const classId = await createClass(instructor, details);
  const student = await enrollStudent(app, classId);
  const id = await createAssignment(instructor, classId, {
    preventAfterDueDate: true,
    endDate: hoursFromNow(20),
  });
  await openWorkspace(app, student, id);
  const accommodations = [{ assignmentId: null, extraPercent: 0, extensionMinutes: 10 * 1440, note: '' }];
  await instructor.call('PUT', '/api/classes/accommodations', {
    body: { classId, studentId: student.user.id, accommodations },
  });
  const read = await instructor.call('GET', '/api/classes/accommodations', { query: { classId } });
  const { classEndDate } = classAccommodationsSchema.parse(read.body);
  const { endDate, timeline } = await workspace(student, id);
  expect([endDate, timeline[0]?.date]).toEqual([classEndDate, classEndDate]);

  const afterEnd = DateTime.fromISO(classEndDate).plus({ hours: 1 }).toJSDate();
  setClock(() => afterEnd);
  expect(await closeOverdueSteps(afterEnd, failOnError)).toBe(1);
  resetClock();
  const longer = { ...details, id: classId, classEndDate: dayIn(30) };
  expect((await instructor.call('POST', '/api/classes/updateClass', { body: longer })).status).toBe(200);
  expect(await workspace(student, id)).toMatchObject({
    submission: { status: 'NONE' },
    can: { write: true },
  });
});
