import { type Template, templateSchema } from '@redraft/contracts';
import { textOfDocx } from '@redraft/documents';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { retentionStart } from '../../domain/conversions/conversion-rules.ts';
import { deleteConversionsBefore } from '../../domain/conversions/queries.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { convertAll, convertedTo, startConversion, startedConversion } from '../../testing/conversions.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { officeFile, openDocumentFile } from '../../testing/office-files.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addTemplate, applyTemplate, download, mainFile } from '../../testing/templates.ts';

const app = useApp();
beforeEach(async () => {
  setUpConverter(process.execPath);
  await db().deleteFrom('conversions').execute();
});
afterAll(() => setUpConverter(undefined));

const outline = openDocumentFile('odt', 'Outline from Writer');
const originalPath = '/api/auxfiles/template/original';
const library = async (caller: Caller) =>
  z.array(templateSchema).parse((await caller.call('GET', '/api/auxfiles/templates')).body);
const add = (caller: Caller, id: number) =>
  caller.call('POST', '/api/conversions/template/add', { body: { id, title: 'Outline', description: '' } });

async function converted(instructor: Caller): Promise<number> {
  const file = { name: 'outline.odt', bytes: outline };
  const { id } = await startedConversion(app, instructor, { contentType: 'DOCUMENT' }, file);
  await convertAll(convertedTo('Outline from Writer'));
  return id;
}

async function addedTemplate(instructor: Caller): Promise<Template> {
  return templateSchema.parse((await add(instructor, await converted(instructor))).body);
}

it.each([
  ['DOCUMENT', 'odt', 'docx'],
  ['SPREADSHEET', 'ods', 'xlsx'],
  ['PRESENTATION', 'odp', 'pptx'],
] as const)(
  'a template of type %s is made of an .%s file, as .%s, and its original can be downloaded',
  async (contentType, from, to) => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const source = openDocumentFile(from, 'Outline');
    const { id } = await startedConversion(
      app,
      instructor,
      { contentType },
      { name: `a.${from}`, bytes: source },
    );
    expect((await add(instructor, id)).body).toMatchObject({ code: 'conversion.waiting' });
    expect(await convertAll(convertedTo('Outline'))).toEqual([]);
    const added = templateSchema.parse((await add(instructor, id)).body);
    expect(added).toMatchObject({ title: 'Outline', type: to, contentType, originalKind: from });
    expect(await library(instructor)).toEqual([added]);
    const original = await download(app, instructor, originalPath, { id: added.id });
    expect([original.status, original.bytes.equals(Buffer.from(source))]).toEqual([200, true]);
    expect((await add(instructor, id)).status).toBe(404);
  },
);

it('the original of a template is for its owner, and a template that was not converted has none', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id } = await addedTemplate(instructor);
  const others = [await app.signInAs('ROLE_INSTRUCTOR'), await app.signInAs('ROLE_STUDENT')];
  const statuses = others.map(async (other) => (await download(app, other, originalPath, { id })).status);
  expect(await Promise.all(statuses)).toEqual([404, 403]);
  const plain = await addTemplate(app, instructor, { name: 'a.docx', bytes: officeFile('docx') });
  expect(plain.originalKind).toBeNull();
  expect((await download(app, instructor, originalPath, { id: plain.id })).status).toBe(404);
});

it('a conversion becomes a template only of the person who asked for it', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await converted(instructor);
  expect((await add(await app.signInAs('ROLE_INSTRUCTOR'), id)).status).toBe(404);
  const student = await app.signInAs('ROLE_STUDENT');
  expect((await add(student, id)).status).toBe(403);
  const file = { name: 'a.odt', bytes: outline };
  expect((await startConversion(app, student, { contentType: 'DOCUMENT' }, file)).status).toBe(403);
});

it('assignments, their copies and the files of students begin with the converted content, without the original', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const template = await addedTemplate(instructor);
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const file = await mainFile(instructor, assignmentId);
  expect((await applyTemplate(instructor, file.id, template.id)).status).toBe(200);
  const copied = await instructor.call('POST', '/api/classes/assignment/copy', {
    body: { id: assignmentId, classId, title: 'Again', startDate: hoursFromNow(24) },
  });
  expect(copied.status).toBe(200);
  await instructor.call('DELETE', '/api/auxfiles/template', { query: { id: template.id } });
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, assignmentId);
  expect(textOfDocx(await workspace.read())).toBe('Outline from Writer');
  const query = { submissionId: workspace.submissionId };
  expect((await download(app, student, '/api/auxfiles/submission/original', query)).status).toBe(404);
  const copies = await db()
    .selectFrom('originals')
    .innerJoin('assignment_files', 'assignment_files.file_id', 'originals.file_id')
    .select('originals.file_id')
    .execute();
  expect(copies).toEqual([]);
});

it('a conversion that nobody has used for a day is deleted', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await converted(instructor);
  const inHours = (hours: number) => retentionStart(new Date(now().getTime() + hours * 3_600_000));
  await deleteConversionsBefore(inHours(23));
  expect((await instructor.call('GET', '/api/conversions', { query: { id } })).status).toBe(200);
  await deleteConversionsBefore(inHours(25));
  expect((await instructor.call('GET', '/api/conversions', { query: { id } })).status).toBe(404);
});
