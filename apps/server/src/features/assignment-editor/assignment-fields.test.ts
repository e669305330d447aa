import { assignmentFields, expectationFields, listFieldsWith } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { changeAssignment, classWithAssignment, hoursFromNow, readAssignment } from '../../testing/course.ts';

const app = useApp();

/** The fields that the log lists for the latest change. */
async function loadChangeNotice(id: number) {
  const row = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'assignment.update')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return z.object({ fields: z.record(z.string(), z.unknown()) }).parse(row.details).fields;
}

async function copyOf(instructor: Caller, { id, classId }: { id: number; classId: number }) {
  const answer = await instructor.call('POST', '/api/classes/assignment/copy', {
    body: { id, classId, title: 'Again', startDate: hoursFromNow(-24) },
  });
  return readAssignment(instructor, z.object({ id: z.number() }).parse(answer.body).id);
}

it.each(listFieldsWith(assignmentFields, 'column'))(
  'the assignment field %s is stored, returned, copied, and logged under its name when changed',
  async (name) => {
    const { instructor, classId, id } = await classWithAssignment(app);
    const { [name]: from } = await readAssignment(instructor, id);
    const to = typeof from === 'number' ? from - 1 : !from;
    await instructor.call('PATCH', '/api/classes/assignment', { body: { id, [name]: to } });
    expect((await readAssignment(instructor, id))[name]).toBe(to);
    expect(await loadChangeNotice(id)).toMatchObject({ [name]: { from, to } });
    expect((await copyOf(instructor, { id, classId }))[name]).toBe(to);
  },
);

it.each(listFieldsWith(expectationFields, 'column'))(
  'the assignment field %s is required, and copied',
  async (name) => {
    const { instructor, classId, id } = await classWithAssignment(app);
    const { expectations: from } = await readAssignment(instructor, id);
    const to = { ...from, [name]: 7 };
    await changeAssignment(instructor, { id, expectations: to });
    expect((await readAssignment(instructor, id)).expectations).toEqual(to);
    expect(await loadChangeNotice(id)).toMatchObject({ expectations: { from, to } });
    expect((await copyOf(instructor, { id, classId })).expectations).toEqual(to);
  },
);

it('an unchanged assignment field is not logged', async () => {
  const { instructor, id } = await classWithAssignment(app);
  await instructor.call('PATCH', '/api/classes/assignment', {
    body: { ...(await readAssignment(instructor, id)), id },
  });
  expect(await loadChangeNotice(id)).toEqual({});
});
