import type { AssignmentFileId, FileId } from '@redraft/contracts';
import { textOfDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listFilesOf } from '../../domain/assignment-files/queries.ts';
import { purgeFiles } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { officeFile } from '../../testing/office-files.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addAssignmentFile, addTemplate, applyTemplate, mainFile } from '../../testing/templates.ts';

const app = useApp();

async function purgeAll(): Promise<void> {
  await purgeFiles(new Date(Date.now() + 60_000), (_id, cause) => {
    throw cause;
  });
}

async function loadFile(table: 'templates' | 'assignment_files', id: number): Promise<FileId> {
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM ${sql.table(table)} WHERE id = ${id}`.execute(db());
  return rows[0]?.file_id ?? (0 as FileId); // cast: no file has this id
}

/** Whether anything of a file remains: its row, its versions or its blobs. */
async function isLeft(id: FileId): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    SELECT EXISTS (SELECT FROM files WHERE id = ${id}) OR EXISTS (SELECT FROM revisions WHERE file_id = ${id})
      OR EXISTS (SELECT FROM sealed_chunks WHERE file_id = ${id})
      OR EXISTS (SELECT FROM file_blob_uses WHERE file_id = ${id}) AS left`.execute(db());
  return rows[0]?.left ?? false;
}

it('the sweep removes the file of a deleted template; files copied from it stay', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId);
  const bytes = officeFile('docx', 'Kept by whoever has it');
  const template = await addTemplate(app, instructor, { name: 'a.docx', bytes });
  const main = await mainFile(instructor, assignmentId);
  await applyTemplate(instructor, main.id, template.id);
  const library = await loadFile('templates', template.id);
  await instructor.call('DELETE', '/api/auxfiles/template', { query: { id: template.id } });
  await purgeAll();
  expect(await isLeft(library)).toBe(false);
  const workspace = await openWorkspace(app, student, assignmentId);
  const applied = await loadFile('assignment_files', main.id);
  await applyTemplate(instructor, main.id);
  await purgeAll();
  expect(await isLeft(applied)).toBe(false);
  expect(textOfDocx(await workspace.read())).toBe('Kept by whoever has it');
});

it('the sweep removes the file of a deleted assignment file', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const assignmentId = await createAssignment(instructor, await createClass(instructor));
  const { id } = await addAssignmentFile(instructor, assignmentId, { contentType: 'DOCUMENT' });
  await instructor.call('POST', '/api/auxfiles/assignment/frame', { query: { id } });
  const file = await loadFile('assignment_files', id);
  await instructor.call('DELETE', '/api/auxfiles/assignment', { query: { id } });
  expect(await isLeft(file)).toBe(true);
  await purgeAll();
  expect(await isLeft(file)).toBe(false);
});

it("the list of an assignment's files contains its own ones and the students' main and additional files", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId);
  const main = await mainFile(instructor, assignmentId);
  await instructor.call('POST', '/api/auxfiles/assignment/frame', { query: { id: main.id } });
  const slides: AssignmentFileId = (await addAssignmentFile(instructor, assignmentId)).id;
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  const query = { submissionId, assignmentTemplateId: slides };
  await student.call('POST', '/api/auxfiles/submission', { query });
  expect(new Set(await listFilesOf([assignmentId])).size).toBe(3);
  await instructor.call('DELETE', '/api/classes/assignment', { query: { id: assignmentId } });
  expect(await listFilesOf([assignmentId])).toEqual([]);
});
