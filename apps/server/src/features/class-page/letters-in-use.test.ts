import { classOverviewSchema, defaultLetterGrades } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { classBody, createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const withPlus = defaultLetterGrades.map((grade) => ({
  ...grade,
  selected: grade.selected || grade.value === 'B+',
}));

/** A class with the grade B+ and a submission to grade. */
async function letterClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const details = classBody({ gradeMethod: 'Letter', grades: withPlus });
  const classId = await createClass(instructor, details);
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, await createAssignment(instructor, classId));
  const give = (grade: string) =>
    instructor.call('POST', '/api/classes/setAlternateGrade', {
      query: { id: workspace.submissionId, grade, unsubmitted: true },
    });
  const change = (rest: Record<string, unknown>) =>
    instructor.call('POST', '/api/classes/updateClass', { body: { ...details, id: classId, ...rest } });
  const overview = async () =>
    classOverviewSchema.parse(
      (await instructor.call('GET', '/api/classes/overview', { query: { id: classId } })).body,
    );
  return { student, give, change, overview };
}

it('a letter grade in use cannot be removed, and the error names its students', async () => {
  const { student, give, change, overview } = await letterClass();
  await give('B+');
  const { username } = student.user;
  expect((await overview()).lettersInUse).toEqual([
    { value: 'B+', students: 1, names: [`Test ${username}`] },
  ]);
  expect(await change({ grades: defaultLetterGrades })).toMatchObject({
    status: 409,
    body: { code: 'class.letter_in_use', message: expect.stringContaining(`B+ (Test ${username})`) },
  });
  await give('A');
  expect((await change({ grades: defaultLetterGrades })).status).toBe(200);
});

it('a letter grade stays in use while the class uses numbers', async () => {
  const { give, change, overview } = await letterClass();
  await give('B+');
  expect((await change({ gradeMethod: 'Numeric', grades: defaultLetterGrades })).status).toBe(200);
  expect((await overview()).grades).toEqual(withPlus);
});

it('a letter grade is never assigned and removed at once', async () => {
  const { give, change } = await letterClass();
  const answers = await Promise.all([give('B+'), change({ grades: defaultLetterGrades })]);
  expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
});
