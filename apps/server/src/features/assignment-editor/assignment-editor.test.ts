import { en } from '@redraft/sentences/en';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import {
  changeAssignment,
  classWithAssignment,
  createAssignment,
  enrollStudent,
  hoursFromNow,
  readAssignment,
} from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const sketch = { draftTitle: 'Sketch', draftDeadline: hoursFromNow(4), draftPointValue: 30 };

const classWithDraft = () => classWithAssignment(app, { multiDraft: true, draftSubmissions: [sketch] });

it('changing an assignment keeps the final draft last, with the remaining weight', async () => {
  const { instructor, id } = await classWithDraft();
  const before = await readAssignment(instructor, id);
  const more = {
    draftTitle: 'Outline',
    draftDeadline: hoursFromNow(2),
    draftPointValue: 20,
    draftStatus: 'CREATE',
  };
  expect(before.draftSubmissions.map(({ draftStatus }) => draftStatus)).toEqual(['UPDATE', 'UPDATE']);
  const drafts = [...before.draftSubmissions, more];
  expect(
    (await changeAssignment(instructor, { id, multiDraft: true, draftSubmissions: drafts })).status,
  ).toBe(200);
  const after = await readAssignment(instructor, id);
  expect(after.draftSubmissions.map((draft) => [draft.draftTitle, draft.draftPointValue])).toEqual([
    ['Outline', 20],
    ['Sketch', 30],
    ['Final Submission', 50],
  ]);
});

it('changing an assignment with an outdated version is a conflict', async () => {
  const { instructor, id } = await classWithDraft();
  const { version } = await readAssignment(instructor, id);
  const values = { id, version, multiDraft: true };
  expect((await changeAssignment(instructor, { ...values, title: 'One' })).status).toBe(200);
  expect(await changeAssignment(instructor, { ...values, title: 'Two' })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
  expect((await readAssignment(instructor, id)).title).toBe('One');
});

it('changing an assignment that would remove a handed-in draft is refused completely', async () => {
  const { instructor, classId, id } = await classWithDraft();
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, id);
  await workspace.save('A sketch');
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  const draftSubmissions = [{ ...sketch, draftId: query.draftId, draftStatus: 'DELETE' }];
  const refused = await changeAssignment(instructor, { id, title: 'Renamed', draftSubmissions });
  expect(refused).toMatchObject({ status: 409, body: { code: 'assignment.draft_submitted' } });
  expect(await readAssignment(instructor, id)).toMatchObject({ title: 'Essay', multiDraft: true });
});

it('changing an assignment removes a draft only if it is marked for removal', async () => {
  const { instructor, id } = await classWithDraft();
  expect(await changeAssignment(instructor, { id, title: 'Off', multiDraft: false })).toMatchObject({
    status: 409,
    body: { message: en['assignment.drafts_kept'] },
  });
  expect((await changeAssignment(instructor, { id, multiDraft: true })).status).toBe(200);
  const [stored] = (await readAssignment(instructor, id)).draftSubmissions;
  expect(stored).toMatchObject({ draftTitle: 'Sketch', draftPointValue: 30 });
  const draftSubmissions = [{ ...stored, draftStatus: 'DELETE' }];
  expect((await changeAssignment(instructor, { id, draftSubmissions })).status).toBe(200);
  expect((await readAssignment(instructor, id)).draftSubmissions).toMatchObject([{ draftType: 'FINAL' }]);
});

it('changing an assignment cannot change a draft of another assignment', async () => {
  const { instructor, classId, id } = await classWithDraft();
  const other = await createAssignment(instructor, classId, {
    multiDraft: true,
    draftSubmissions: [sketch],
  });
  const foreign = (await readAssignment(instructor, other)).draftSubmissions;
  expect(
    await changeAssignment(instructor, { id, multiDraft: true, draftSubmissions: foreign }),
  ).toMatchObject({
    status: 404,
  });
});

it.each([
  ['a missing title', { title: ' ' }, 'Title is required.'],
  ['no points', { pointValue: null }, 'pointValue'],
  ['blank points', { pointValue: ' ' }, 'pointValue'],
  ['points that are no number', { pointValue: 'many' }, 'pointValue'],
  ['more than a hundred points', { pointValue: 101 }, 'pointValue'],
  ['points in thousandths', { pointValue: 33.333 }, 'pointValue'],
  ['points in hexadecimal', { pointValue: '0x10' }, 'pointValue'],
  [
    'a draft without points',
    { multiDraft: true, draftSubmissions: [{ ...sketch, draftPointValue: null }] },
    'draftPointValue',
  ],
  [
    'a draft due before today, though after the start',
    {
      startDate: hoursFromNow(-96),
      multiDraft: true,
      draftSubmissions: [{ ...sketch, draftDeadline: hoursFromNow(-48) }],
    },
    'The deadline of Sketch cannot be before today.',
  ],
  [
    'a draft with a title of 301 letters',
    { multiDraft: true, draftSubmissions: [{ ...sketch, draftTitle: 'a'.repeat(301) }] },
    'up to 300 characters',
  ],
  [
    'more than a hundred drafts',
    { multiDraft: true, draftSubmissions: Array(101).fill({ ...sketch, draftPointValue: 0 }) },
    'up to 100 drafts',
  ],
  [
    'an end 29 minutes after the start',
    { startDate: hoursFromNow(1), endDate: hoursFromNow(1.48) },
    'at least 30',
  ],
  [
    'an end after the class',
    { endDate: hoursFromNow(24 * 90) },
    'The deadline cannot be after the end of the class.',
  ],
])('changing an assignment refuses %s', async (_name, rest, message) => {
  const { instructor, id } = await classWithDraft();
  const answer = await changeAssignment(instructor, { id, ...rest });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
});

it('changing an assignment is refused to instructors of other classes', async () => {
  const { id } = await classWithDraft();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await changeAssignment(other, { id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
