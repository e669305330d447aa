import {
  type ClassDetail,
  type ClassId,
  classDetailSchema,
  type ImportRosterAnswer,
  importRosterAnswerSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass, joinClass, searchForClass } from '../../testing/course.ts';

const app = useApp();
interface Line {
  email: string;
  firstName?: string;
  lastName?: string;
  section?: string;
}

const send = (caller: Caller, body: object) => caller.call('POST', '/api/classes/roster', { body });
async function run(
  caller: Caller,
  classId: ClassId,
  lines: Line[],
  dryRun = false,
): Promise<ImportRosterAnswer> {
  const rows = lines.map((line, index) => ({ line: index + 2, ...line }));
  return importRosterAnswerSchema.parse((await send(caller, { classId, rows, dryRun })).body);
}
const outcomes = (answer: ImportRosterAnswer) => answer.rows.map(({ outcome }) => outcome);
const detail = async (caller: Caller, id: ClassId): Promise<ClassDetail> =>
  classDetailSchema.parse((await caller.call('POST', '/api/classes/getclass', { query: { id } })).body);
async function ownClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  return { instructor, classId: await createClass(instructor) };
}
const imports = (classId: ClassId) =>
  db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'class.import_roster')
    .where('subject_id', '=', classId)
    .execute();

/** A class and a file in which every outcome occurs. */
async function mixedRoster() {
  const { instructor, classId } = await ownClass();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const assists = { classId, userId: assistant.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query: assists });
  const [fresh, present, absent, unconfirmed] = await Promise.all([
    app.signInAs('ROLE_STUDENT'),
    app.signInAs('ROLE_STUDENT'),
    app.signInAs('ROLE_STUDENT'),
    app.signInAs('ROLE_STUDENT'),
  ]);
  const teacher = await app.signInAs('ROLE_INSTRUCTOR');
  await db().updateTable('users').set({ confirmed: false }).where('id', '=', unconfirmed.user.id).execute();
  await joinClass(present, classId);
  await joinClass(absent, classId);
  const left = { classId, studentId: absent.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body: left });
  await run(instructor, classId, [{ email: 'known@example.org', lastName: 'Known', section: 'Monday' }]);
  const lines: Line[] = [
    { email: fresh.user.email.toUpperCase(), section: 'Monday' },
    { email: absent.user.email },
    { email: present.user.email, section: 'Tuesday' },
    { email: unconfirmed.user.email },
    { email: teacher.user.email, section: 'Tuesday' },
    { email: 'new@example.org', firstName: 'Newt', lastName: 'Comer' },
    { email: 'known@example.org', lastName: 'Renamed' },
    { email: 'not an address', section: 'Wednesday' },
    { email: fresh.user.email },
    { email: assistant.user.email },
    { email: instructor.user.email },
  ];
  return { instructor, classId, fresh, present, absent, lines };
}
const mixedOutcomes = [
  'enrolled',
  'enrolled',
  'moved',
  'invited',
  'cannot_enroll',
  'invited',
  'renamed',
  'invalid_email',
  'repeated',
  'is_staff',
  'is_staff',
];

it('importing a roster processes each line with the returned result, and creates missing sections', async () => {
  const { instructor, classId, fresh, present, absent, lines } = await mixedRoster();
  const answer = await run(instructor, classId, lines);
  expect(outcomes(answer)).toEqual(mixedOutcomes);
  expect(answer.newSections).toEqual(['Tuesday']);
  const classDetails = await detail(instructor, classId);
  const sectionName = (id: number | null) => classDetails.sections.find((section) => section.id === id)?.name;
  const membersIn = Object.fromEntries(
    classDetails.students.map((one) => [one.id, sectionName(one.sectionId)]),
  );
  expect(membersIn).toEqual({
    [fresh.user.id]: 'Monday',
    [present.user.id]: 'Tuesday',
    [absent.user.id]: undefined,
  });
  expect(classDetails.invitations.map((one) => [one.lastName, sectionName(one.sectionId)])).toEqual([
    ['Comer', undefined],
    ['Renamed', 'Monday'],
    ['', undefined],
  ]);
});

it('importing a roster as a dry run changes nothing', async () => {
  const { instructor, classId, lines } = await mixedRoster();
  const before = await detail(instructor, classId);
  const answer = await run(instructor, classId, lines, true);
  expect(outcomes(answer)).toEqual(mixedOutcomes);
  expect(answer.newSections).toEqual(['Tuesday']);
  expect(await detail(instructor, classId)).toEqual(before);
});

it('importing the same roster again changes nothing', async () => {
  const { instructor, classId, lines } = await mixedRoster();
  await run(instructor, classId, lines);
  const before = await detail(instructor, classId);
  const stored = await imports(classId);
  const again = await run(instructor, classId, lines);
  expect(outcomes(again)).toEqual(
    mixedOutcomes.map((outcome) =>
      ['enrolled', 'moved', 'invited', 'renamed'].includes(outcome) ? 'unchanged' : outcome,
    ),
  );
  expect(again.newSections).toEqual([]);
  expect(await detail(instructor, classId)).toEqual(before);
  expect(await imports(classId)).toEqual(stored);
});

it('importing a roster is logged with the number of lines per result', async () => {
  const { instructor, classId, fresh, absent, lines } = await mixedRoster();
  await run(instructor, classId, lines);
  const [, entry] = await imports(classId);
  expect(entry?.details).toMatchObject({
    counts: {
      enrolled: 2,
      invited: 2,
      cannot_enroll: 1,
      moved: 1,
      renamed: 1,
      invalid_email: 1,
      repeated: 1,
      is_staff: 2,
    },
    newSections: ['Tuesday'],
    enrolled: [fresh.user.id, absent.user.id],
  });
});

it('importing a roster keeps the own settings of students who return', async () => {
  const { instructor, classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  await searchForClass(student, classId);
  await student.call('POST', '/api/classes/classenroll', { query: { id: classId, optOut: true } });
  const left = { classId, studentId: student.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body: left });
  await run(instructor, classId, [{ email: student.user.email }]);
  const [row] = await db().selectFrom('enrollments').selectAll().where('class_id', '=', classId).execute();
  expect(row).toMatchObject({ opt_out: true, dropped_at: null });
});

it('importing a roster enrolls an invited person who has a confirmed account now, and deletes the invitation', async () => {
  const { instructor, classId } = await ownClass();
  const student = await app.signInAs('ROLE_STUDENT');
  const { id } = student.user;
  await db().updateTable('users').set({ confirmed: false }).where('id', '=', id).execute();
  expect(outcomes(await run(instructor, classId, [{ email: student.user.email }]))).toEqual(['invited']);
  await db().updateTable('users').set({ confirmed: true }).where('id', '=', id).execute();
  expect(outcomes(await run(instructor, classId, [{ email: student.user.email }]))).toEqual(['enrolled']);
  expect(await detail(instructor, classId)).toMatchObject({ students: [{ id }], invitations: [] });
});

it('importing a roster twice at the same time creates each section and each invitation once', async () => {
  const { instructor, classId } = await ownClass();
  const lines = [{ email: 'a@example.org', section: 'Lab' }];
  const answers = await Promise.all([run(instructor, classId, lines), run(instructor, classId, lines)]);
  expect(answers.flatMap(outcomes).sort()).toEqual(['invited', 'unchanged']);
  expect(await detail(instructor, classId)).toMatchObject({ sections: [{ name: 'Lab' }] });
});

it('importing a roster of two thousand lines takes less than two seconds', async () => {
  const { instructor, classId } = await ownClass();
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    email: `many${index}@example.org`,
    firstName: 'A',
    lastName: `B${index}`,
    section: `Group ${index % 40}`,
  }));
  const start = performance.now();
  const answer = await run(instructor, classId, lines);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(new Set(outcomes(answer))).toEqual(new Set(['invited']));
  expect(answer.newSections).toHaveLength(40);
});

it.each([
  ['without a line', { rows: [] }],
  [
    'of more than two thousand lines',
    { rows: Array.from({ length: 2001 }, () => ({ line: 1, email: 'a@b.de' })) },
  ],
  ['with a section name of 61 letters', { rows: [{ line: 1, email: 'a@b.de', section: 'x'.repeat(61) }] }],
  ['with a line that has no number', { rows: [{ email: 'a@b.de' }] }],
])('a roster is refused %s', async (_name, rest) => {
  const { instructor, classId } = await ownClass();
  expect(await send(instructor, { classId, ...rest })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

it('a roster is refused in a class that has ended, also as a dry run', async () => {
  const { instructor, classId } = await ownClass();
  await db().updateTable('classes').set({ end_day: '2020-01-02', start_day: '2020-01-01' }).execute();
  const rows = [{ line: 1, email: 'a@example.org' }];
  expect(await send(instructor, { classId, rows, dryRun: true })).toMatchObject({
    status: 403,
    body: { code: 'class.closed' },
  });
});

it('a roster is refused to everyone but the owner with not found', async () => {
  const { instructor, classId } = await ownClass();
  const other = await app.signInAs('ROLE_INSTRUCTOR', 'ROLE_TEACHING_ASSISTANT');
  const rows = [{ line: 1, email: 'a@example.org' }];
  const missing = { status: 404, body: { code: 'not_found' } };
  expect(await send(other, { classId, rows })).toMatchObject(missing);
  expect(await send(instructor, { classId: 999_999, rows })).toMatchObject(missing);
  expect((await detail(instructor, classId)).invitations).toEqual([]);
});
