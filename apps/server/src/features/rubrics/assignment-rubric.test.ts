import {
  type ClassId,
  getClassAnswerSchema,
  type RubricContent,
  readSubmissionSchema,
  studentAssignmentSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import {
  changeAssignment,
  classWithAssignment,
  enrollStudent,
  hoursFromNow,
  readAssignment,
} from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const levels = [
  { title: 'Not yet', description: '', points: 1 },
  { title: 'Convincing', description: '', points: 4 },
];
const sent: RubricContent = {
  title: 'Essay',
  criteria: [{ title: 'Argument', description: 'Claims and reasons', levels }],
};
const stored = { ...sent, criteria: [{ ...sent.criteria[0], levels: levels.toReversed() }] };

const classWithRubric = (rest: Record<string, unknown> = {}) =>
  classWithAssignment(app, { rubric: sent, ...rest });
const enrolled = (classId: ClassId) => enrollStudent(app, classId);

it('the rubric of an assignment is stored with levels from most to fewest points', async () => {
  const { instructor, id } = await classWithRubric();
  expect((await readAssignment(instructor, id)).rubric).toEqual(stored);
});

it('an edit that omits the rubric keeps it, and one with null removes it', async () => {
  const { instructor, id } = await classWithRubric();
  await changeAssignment(instructor, { id, title: 'Renamed' });
  expect(await readAssignment(instructor, id)).toMatchObject({ title: 'Renamed', rubric: stored });
  await changeAssignment(instructor, { id, rubric: null });
  expect((await readAssignment(instructor, id)).rubric).toBeNull();
});

it('the change log contains the rubric only if it changed', async () => {
  const { instructor, id } = await classWithRubric();
  await changeAssignment(instructor, { id, rubric: sent, title: 'Renamed' });
  await changeAssignment(instructor, { id, rubric: { ...sent, title: 'Short essay' }, title: 'Renamed' });
  const log = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'assignment.update')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  const [first, second] = log.map(({ details }) => JSON.stringify(details));
  expect(first).toContain('Renamed');
  expect(first).not.toContain('rubric');
  expect(second).toContain('Short essay');
});

it('the rubric of an assignment does not follow changes in the library', async () => {
  const { instructor, id } = await classWithRubric();
  const { body } = await instructor.call('POST', '/api/rubrics', { body: sent });
  await instructor.call('PUT', '/api/rubrics', { body: { ...Object(body), title: 'Another' } });
  expect((await readAssignment(instructor, id)).rubric?.title).toBe('Essay');
});

it('a rubric with an untitled level is refused completely', async () => {
  const { instructor, id } = await classWithRubric({ rubric: null });
  const broken = { ...sent, criteria: [{ title: 'Argument', levels: [...levels, { points: 2 }] }] };
  expect(await changeAssignment(instructor, { id, rubric: broken })).toMatchObject({ status: 400 });
  expect((await readAssignment(instructor, id)).rubric).toBeNull();
});

it('students see the rubric on the class page and in the assignment before they start', async () => {
  const { classId, id } = await classWithRubric({ startDate: hoursFromNow(-1) });
  const student = await enrolled(classId);
  const classDetails = getClassAnswerSchema.parse(
    (await student.call('POST', '/api/classes/getclass', { query: { id: classId } })).body,
  );
  expect(classDetails).toMatchObject({ audience: 'student', assignments: [{ rubric: stored }] });
  const { body } = await student.call('GET', '/api/student/assignment', { query: { id } });
  expect(studentAssignmentSchema.parse(body)).toMatchObject({ submission: null, rubric: stored });
});

it('the rubric is null for students if the assignment has none', async () => {
  const { classId, id } = await classWithRubric({ rubric: null });
  const student = await enrolled(classId);
  const { body } = await student.call('GET', '/api/student/assignment', { query: { id } });
  expect(studentAssignmentSchema.parse(body).rubric).toBeNull();
});

it('staff see the rubric beside the submission', async () => {
  const { instructor, classId, id } = await classWithRubric();
  const workspace = await openWorkspace(app, await enrolled(classId), id);
  await workspace.save('A beginning');
  const { body } = await instructor.call('POST', '/api/classes/readsubmission', {
    query: { submissionId: workspace.submissionId },
  });
  expect(readSubmissionSchema.parse(body).rubric).toEqual(stored);
});
