import { readSubmissionSchema, type SubmissionId, studentAssignmentSchema } from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openedFile, saveThrough } from '../../testing/frames.ts';
import { officeFile } from '../../testing/office-files.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import {
  addAssignmentFile,
  addTemplate,
  download,
  loadAssignmentFiles,
  mainFile,
} from '../../testing/templates.ts';

const app = useApp();
afterEach(resetClock);
const notFound = { status: 404, body: { code: 'not_found' } };

async function classWith(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const join = () => enrollStudent(app, classId);
  return { instructor, join, assignmentId: await createAssignment(instructor, classId, rest) };
}

const start = (student: Caller, submissionId: SubmissionId, assignmentTemplateId: number) =>
  student.call('POST', '/api/auxfiles/submission', { query: { submissionId, assignmentTemplateId } });

const workspace = async (student: Caller, id: number) =>
  studentAssignmentSchema.parse(
    (await student.call('GET', '/api/student/assignment', { query: { id } })).body,
  );

describe('an additional file of a student', () => {
  async function withNotes(rest: Record<string, unknown> = {}) {
    const testClass = await classWith(rest);
    const { instructor, join, assignmentId } = testClass;
    const template = await addTemplate(app, instructor, {
      name: 'n.docx',
      bytes: officeFile('docx', 'Notes:'),
    });
    const notes = await addAssignmentFile(instructor, assignmentId, {
      contentType: 'DOCUMENT',
      title: 'Field notes',
      templateFileId: template.id,
    });
    const student = await join();
    const workspace = await openWorkspace(app, student, assignmentId);
    return { ...testClass, notes, student, workspace, submissionId: workspace.submissionId };
  }

  it('an additional file is created from its template when first opened, and stays the same', async () => {
    const { instructor, student, submissionId, notes, assignmentId } = await withNotes();
    const listed = async () => (await workspace(student, assignmentId)).additionalFiles;
    const expected = {
      assignmentTemplateId: notes.id,
      type: 'DOCUMENT',
      title: 'Field notes',
      hasEditor: true,
    };
    expect(await listed()).toMatchObject([{ ...expected, fileId: null, startDate: null }]);
    const [first, second] = [
      await start(student, submissionId, notes.id),
      await start(student, submissionId, notes.id),
    ];
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect(first.body).toEqual({ data: (await listed())[0]?.fileId });
    expect((await listed())[0]?.startDate).not.toBeNull();
    const query = { submissionId, assignmentTemplateId: notes.id };
    const file = await download(app, student, '/api/auxfiles/submission/file', query);
    expect(textOfDocx(file.bytes)).toBe('Notes:');
    expect(await loadAssignmentFiles(instructor, assignmentId)).toMatchObject([{}, { numberOfCopies: 1 }]);
  });

  it('two simultaneous requests create one additional file', async () => {
    const { student, submissionId, notes } = await withNotes();
    const answers = await Promise.all([1, 2, 3].map(() => start(student, submissionId, notes.id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('an additional file opens for writing by its student, for reading by staff, and not for others', async () => {
    const { instructor, join, student, submissionId, notes } = await withNotes();
    const query = { submissionId, assignmentTemplateId: notes.id };
    const open = (caller: Caller) => caller.call('POST', '/api/editor/frame', { query });
    expect(await open(student)).toMatchObject(notFound);
    await start(student, submissionId, notes.id);
    const opened = await open(student);
    expect(opened.body).toMatchObject({ mode: 'edit' });
    expect(await saveThrough(app, opened.body, docxFromText('Notes: seen'))).toBe(200);
    const reading = await open(instructor);
    expect(reading.body).toMatchObject({ mode: 'view' });
    expect(await saveThrough(app, reading.body, docxFromText('Not mine'))).toBe(403);
    expect(await open(await join())).toMatchObject(notFound);
    const file = await download(app, instructor, '/api/auxfiles/submission/file', query);
    expect(textOfDocx(file.bytes)).toBe('Notes: seen');
    expect(String(file.headers['content-disposition'])).toContain(
      `filename="Field notes - ${student.user.firstName} ${student.user.lastName}.docx"`,
    );
  });

  it('an additional file has a valid file name in the editor', async () => {
    const { instructor, student, assignmentId, submissionId } = await withNotes();
    const nameOf = async (frame: { body: unknown }) =>
      z.object({ BaseFileName: z.string() }).parse(await openedFile(app, frame.body).info()).BaseFileName;
    for (const [title, name] of [
      ['', 'Document.docx'],
      ['Week 1/2: notes', 'Week 1 2 notes.docx'],
    ] as const) {
      const notes = await addAssignmentFile(instructor, assignmentId, { contentType: 'DOCUMENT', title });
      const edited = { query: { id: notes.id } };
      expect(await nameOf(await instructor.call('POST', '/api/auxfiles/assignment/frame', edited))).toBe(
        name,
      );
      await start(student, submissionId, notes.id);
      const own = { query: { submissionId, assignmentTemplateId: notes.id } };
      expect(await nameOf(await student.call('POST', '/api/editor/frame', own))).toBe(name);
    }
  });

  it('an additional file is shown to staff once started, and downloads by staff are recorded', async () => {
    const { instructor, student, submissionId, notes } = await withNotes();
    const read = async () => {
      const answer = await instructor.call('POST', '/api/classes/readsubmission', {
        query: { submissionId },
      });
      return readSubmissionSchema.parse(answer.body).additionalFiles;
    };
    expect(await read()).toEqual([]);
    await start(student, submissionId, notes.id);
    expect(await read()).toMatchObject([{ assignmentTemplateId: notes.id, title: 'Field notes' }]);
    await download(app, instructor, '/api/auxfiles/submission/file', {
      submissionId,
      assignmentTemplateId: notes.id,
    });
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM audit_log
      WHERE action = 'submission.file.download' AND subject_id = ${submissionId}`.execute(db());
    expect(rows[0]?.count).toBe(1);
  });

  it('a download by staff is shown to the student', async () => {
    const { instructor, student, submissionId, notes } = await withNotes();
    await start(student, submissionId, notes.id);
    const file = { submissionId, assignmentTemplateId: notes.id };
    await download(app, student, '/api/auxfiles/submission/file', file);
    await download(app, instructor, '/api/auxfiles/submission/file', file);
    const { body } = await student.call('GET', '/api/student/readings', { query: { submissionId } });
    expect(body).toMatchObject({ readings: [{ role: 'instructor', what: 'text' }] });
  });

  it('an instructor cannot remove a started additional file', async () => {
    const { instructor, student, submissionId, notes } = await withNotes();
    await start(student, submissionId, notes.id);
    const query = { id: notes.id };
    expect(await instructor.call('DELETE', '/api/auxfiles/assignment', { query })).toMatchObject({
      status: 409,
      body: {
        code: 'template.has_copies',
        message: 'Students have already started with this file, so it can no longer be removed.',
      },
    });
  });

  it('an additional file cannot be started after the deadline or during a pause', async () => {
    const { instructor, student, submissionId, notes, assignmentId } = await withNotes({
      preventAfterDueDate: true,
      endDate: hoursFromNow(2),
    });
    const pause = (status: boolean) =>
      instructor.call('POST', '/api/classes/assignment/stoped', { query: { id: assignmentId, status } });
    await pause(true);
    expect(await start(student, submissionId, notes.id)).toMatchObject({
      status: 403,
      body: { code: 'assignment.paused' },
    });
    await pause(false);
    setClock(() => new Date(Date.now() + 3 * 3_600_000));
    expect(await start(student, submissionId, notes.id)).toMatchObject({
      status: 403,
      body: { code: 'assignment.closed' },
    });
  });

  it('an additional file refuses saves after the final hand-in', async () => {
    const { student, submissionId, notes, workspace } = await withNotes();
    await start(student, submissionId, notes.id);
    const query = { submissionId, assignmentTemplateId: notes.id };
    const opened = await student.call('POST', '/api/editor/frame', { query });
    await workspace.save('All of it');
    await student.call('POST', '/api/student/submission', {
      query: { id: submissionId, draftId: workspace.draftIds[0] ?? 0 },
    });
    expect(await saveThrough(app, opened.body, docxFromText('Too late'))).toBe(401);
    expect((await start(student, submissionId, notes.id)).status).toBe(200);
    const secondAnswer = await student.call('POST', '/api/editor/frame', { query });
    expect(await saveThrough(app, secondAnswer.body, docxFromText('Too late'))).toBe(403);
  });

  it.each([
    ['another student', async (join: () => Promise<Caller>) => join()],
    ['somebody outside the class', () => app.signInAs('ROLE_STUDENT')],
  ])('an additional file is not found for %s', async (_who, whoever) => {
    const { join, student, submissionId, notes } = await withNotes();
    await start(student, submissionId, notes.id);
    const other = await whoever(join);
    expect(await start(other, submissionId, notes.id)).toMatchObject(notFound);
    const query = { submissionId, assignmentTemplateId: notes.id };
    expect((await download(app, other, '/api/auxfiles/submission/file', query)).status).toBe(404);
  });

  it('additional files of other assignments and the main file are not found', async () => {
    const { instructor, student, submissionId, assignmentId } = await withNotes();
    const elsewhere = await withNotes();
    expect(await start(student, submissionId, elsewhere.notes.id)).toMatchObject(notFound);
    const main = await mainFile(instructor, assignmentId);
    expect(await start(student, submissionId, main.id)).toMatchObject(notFound);
  });
});
