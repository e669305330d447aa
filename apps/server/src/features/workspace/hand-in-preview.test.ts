import { handInPreviewSchema, templateTextSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace, type Workspace } from '../../testing/open-workspace.ts';
import { withSuggested } from '../../testing/suggested-files.ts';

const app = useApp();
const path = '/api/student/submission/preview';

let instructor: Caller;
let student: Caller;
let other: Caller;
let workspace: Workspace;

beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const added = await instructor.call('PUT', '/api/auxfiles/assignment', {
    body: { assignmentId, assignmentTemplateType: 'ADDITIONAL', contentType: 'DOCUMENT', title: 'Notes' },
  });
  expect(added.status).toBe(200);
  student = await enrollStudent(app, classId);
  other = await enrollStudent(app, classId);
  workspace = await openWorkspace(app, student, assignmentId);
});

const preview = async (caller: Caller = student) =>
  caller.call('GET', path, { query: { id: workspace.submissionId } });
const seen = async () => handInPreviewSchema.parse((await preview()).body);

const template = async (caller: Caller) =>
  caller.call('GET', '/api/student/submission/template', { query: { id: workspace.submissionId } });

it('the initial text of a submission stays available unchanged while the student writes', async () => {
  const started = templateTextSchema.parse((await template(student)).body);
  await workspace.put(docxFromText('One two'));
  expect(templateTextSchema.parse((await template(student)).body)).toEqual(started);
});

it('only the student can load the initial text of a submission', async () => {
  expect((await template(other)).status).toBe(404);
  expect((await template(instructor)).status).toBe(403);
  expect((await template(await app.signInAs('ROLE_STUDENT'))).status).toBe(404);
});

it('the hand-in preview counts the text as last saved', async () => {
  await workspace.put(docxFromText('One two three'));
  expect(await seen()).toMatchObject({ words: 3, templateWords: 0, hasSuggestions: false });
});

it('the hand-in preview reports undecided suggestions', async () => {
  await workspace.put(withSuggested(docxFromText('One two three four'), ' four'));
  expect(await seen()).toMatchObject({ words: 4, hasSuggestions: true });
});

it('the hand-in preview names files that were not started', async () => {
  expect(await seen()).toMatchObject({
    files: [{ assignmentTemplateId: expect.any(Number), state: 'untouched' }],
  });
});

it('only the student can load the hand-in preview', async () => {
  expect((await preview(other)).status).toBe(404);
  expect((await preview(instructor)).status).toBe(403);
  expect((await preview(await app.signInAs('ROLE_STUDENT'))).status).toBe(404);
});
