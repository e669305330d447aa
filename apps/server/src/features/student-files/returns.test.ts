import { readSubmissionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { blankXlsx, docxFromText, textOfDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { declared, officeFile, withPart } from '../../testing/office-files.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addAssignmentFile, download, sendForm } from '../../testing/templates.ts';

/** File types without an editor here are edited on the student's device; spreadsheets serve as the example. */
const app = useApp();
beforeAll(() => {
  vi.spyOn(app.http().editorHost, 'hasEditorFor').mockImplementation((kind) => kind === 'docx');
});
afterEach(resetClock);
afterEach(() => setUpConverter(null));
const path = '/api/auxfiles/submission/file';
const notFound = { status: 404, body: { code: 'not_found' } };

/** A student with a text, a spreadsheet without an editor, and notes with one. */
async function withTable(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, rest);
  const table = await addAssignmentFile(instructor, assignmentId, {
    contentType: 'SPREADSHEET',
    title: 'Figures',
  });
  const notes = await addAssignmentFile(instructor, assignmentId, {
    contentType: 'DOCUMENT',
    title: 'Notes',
  });
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, assignmentId);
  const { submissionId } = workspace;
  for (const { id } of [table, notes]) {
    await student.call('POST', '/api/auxfiles/submission', {
      query: { submissionId, assignmentTemplateId: id },
    });
  }
  const putBack = (bytes: Uint8Array, by: { caller?: Caller; name?: string; of?: number } = {}) => {
    const form = new FormData();
    form.set('submissionId', String(submissionId));
    form.set('assignmentTemplateId', String(by.of ?? table.id));
    form.set('selectedFile', new File([new Uint8Array(bytes)], by.name ?? 'Figures (1).XLSX'));
    return sendForm(app, by.caller ?? student, path, form);
  };
  const stored = async () => {
    const query = { submissionId, assignmentTemplateId: table.id };
    return new Uint8Array((await download(app, student, path, query)).bytes);
  };
  return {
    instructor,
    classId,
    assignmentId,
    student,
    workspace,
    submissionId,
    table,
    notes,
    putBack,
    stored,
  };
}

const filled = () => withPart(blankXlsx(), 'xl/comments1.xml', '<comments/>');

describe('uploading a file that was edited in a desktop program', () => {
  it('an uploaded file replaces the downloaded one unchanged, as a version that nobody typed', async () => {
    const { putBack, stored, submissionId } = await withTable();
    expect(await putBack(filled())).toMatchObject({ status: 200, body: { success: true } });
    expect(await stored()).toEqual(filled());
    const { rows } = await sql<{ details: unknown }>`SELECT details FROM audit_log
      WHERE action = 'submission.file.put_back' AND subject_id = ${submissionId}`.execute(db());
    expect(rows).toMatchObject([{ details: { version: 1, bytes: filled().length } }]);
  });

  it('a file can be uploaded repeatedly', async () => {
    const { putBack, stored } = await withTable();
    await putBack(filled());
    const later = withPart(filled(), 'xl/notes.xml', '<more/>');
    expect((await putBack(later)).status).toBe(200);
    expect(await stored()).toEqual(later);
  });

  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const macroSheet = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
  it.each([
    ['a program named like it', 'a.xlsx', new TextEncoder().encode('MZ'), 415, 'document.other_type'],
    ['a text document', 'a.docx', docxFromText('Words'), 415, 'document.other_type'],
    ['a text document named like it', 'a.xlsx', docxFromText('Words'), 415, 'document.other_type'],
    ['a template', 'a.xltx', officeFile('xltx'), 415, 'document.other_type'],
    [
      'one with macros',
      'a.xlsx',
      withPart(blankXlsx(), 'xl/vbaProject.bin', 'x'),
      415,
      'document.has_macros',
    ],
    [
      'one that says it has macros',
      'a.xlsm',
      declared(blankXlsx(), sheet, macroSheet),
      415,
      'document.other_type',
    ],
    ['half of it', 'a.xlsx', blankXlsx().subarray(0, 900), 400, 'document.invalid'],
    ['more than anybody may send', 'a.xlsx', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'document.too_large'],
  ])('an uploaded file cannot be %s', async (_what, name, bytes, status, code) => {
    const { putBack, stored } = await withTable();
    const before = await stored();
    expect(await putBack(bytes, { name })).toMatchObject({ status, body: { code } });
    expect(await stored()).toEqual(before);
  });

  it('a file type with an editor, and the main text, cannot be uploaded', async () => {
    const { putBack, notes, student, submissionId, workspace } = await withTable();
    const refused = { status: 409, body: { code: 'document.opens_here' } };
    const bytes = docxFromText('Written elsewhere');
    expect(await putBack(bytes, { name: 'Notes.docx', of: notes.id })).toMatchObject(refused);
    const form = new FormData();
    form.set('submissionId', String(submissionId));
    form.set('selectedFile', new File([new Uint8Array(bytes)], 'Essay.docx'));
    expect(await sendForm(app, student, path, form)).toMatchObject(refused);
    expect(textOfDocx(await workspace.read())).toBe('');
  });

  it('an upload requires a file', async () => {
    const { student, submissionId } = await withTable();
    const form = new FormData();
    form.set('submissionId', String(submissionId));
    expect(await sendForm(app, student, path, form)).toMatchObject({
      status: 400,
      body: { code: 'template.file_required' },
    });
  });

  it('the main file can be uploaded if its type has no editor', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const classId = await createClass(instructor);
    const assignmentId = await createAssignment(instructor, classId, { mainFileType: 'SPREADSHEET' });
    const student = await enrollStudent(app, classId);
    const started = await student.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
    const { submission, downloadFormats } = studentAssignmentSchema.parse(started.body);
    expect(downloadFormats).toEqual(['xlsx']);
    const submissionId = submission?.submissionId ?? 0;
    const form = new FormData();
    form.set('submissionId', String(submissionId));
    form.set('selectedFile', new File([new Uint8Array(filled())], 'Essay.xlsx'));
    expect((await sendForm(app, student, path, form)).status).toBe(200);
    const file = await download(app, student, path, { submissionId });
    expect(new Uint8Array(file.bytes)).toEqual(filled());
  });

  it('an upload is possible only while writing is allowed', async () => {
    const testClass = await withTable({ preventAfterDueDate: true, endDate: hoursFromNow(2) });
    const { instructor, assignmentId, putBack } = testClass;
    const pause = (status: boolean) =>
      instructor.call('POST', '/api/classes/assignment/stoped', { query: { id: assignmentId, status } });
    await pause(true);
    expect(await putBack(filled())).toMatchObject({ status: 403, body: { code: 'assignment.paused' } });
    await pause(false);
    const archive = (archived: boolean) =>
      instructor.call('POST', '/api/classes/archive', { query: { id: testClass.classId, archived } });
    await archive(true);
    expect(await putBack(filled())).toMatchObject({ status: 403, body: { code: 'class.archived' } });
    await archive(false);
    setClock(() => new Date(Date.now() + 3 * 3_600_000));
    expect(await putBack(filled())).toMatchObject({ status: 403, body: { code: 'assignment.closed' } });
  });

  it.each([
    [
      'another student of the class',
      (testClass: ClassWithTable) => enrollStudent(app, testClass.classId),
      notFound,
    ],
    ['a student of no class', () => app.signInAs('ROLE_STUDENT'), notFound],
    [
      'the instructor',
      (testClass: ClassWithTable) => testClass.instructor,
      { status: 403, body: { code: 'access.denied' } },
    ],
  ] as const)('an upload is refused to %s', async (_who, whoever, refused) => {
    const testClass = await withTable();
    const before = await testClass.stored();
    expect(await testClass.putBack(filled(), { caller: await whoever(testClass) })).toMatchObject(refused);
    expect(await testClass.stored()).toEqual(before);
  });

  it('an upload for a file that was not started is refused', async () => {
    const { putBack, instructor, assignmentId } = await withTable();
    const other = await addAssignmentFile(instructor, assignmentId, {
      contentType: 'SPREADSHEET',
      title: 'More',
    });
    expect(await putBack(filled(), { of: other.id })).toMatchObject(notFound);
  });
});

type ClassWithTable = Awaited<ReturnType<typeof withTable>>;

describe('downloading a text', () => {
  const nameIn = (file: { headers: Record<string, unknown> }) => String(file.headers['content-disposition']);

  it.each([
    ['a machine without LibreOffice', null, ['docx']],
    ['a machine with LibreOffice', process.execPath, ['docx', 'pdf']],
  ])(
    'a submission can be downloaded by student and staff, before and after handing in, as %s',
    async (_machine, soffice, expected) => {
      const { instructor, student, workspace, submissionId, assignmentId } = await withTable();
      setUpConverter(soffice);
      await workspace.save('Before');
      const offered = async () => [
        studentAssignmentSchema.parse(
          (await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } })).body,
        ).downloadFormats,
        readSubmissionSchema.parse(
          (await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId } })).body,
        ).downloadFormats,
      ];
      expect(await offered()).toEqual([expected, expected]);
      await student.call('POST', '/api/student/submission', {
        query: { id: submissionId, draftId: workspace.draftIds[0] ?? 0 },
      });
      expect(await offered()).toEqual([expected, expected]);
      for (const caller of [student, instructor]) {
        const file = await download(app, caller, path, { submissionId });
        expect(textOfDocx(file.bytes)).toBe('Before');
        const { firstName, lastName } = student.user;
        expect(nameIn(file)).toContain(`filename="Essay - ${firstName} ${lastName}.docx"`);
      }
    },
  );

  it('each version of a submission can be downloaded', async () => {
    const { student, workspace, submissionId } = await withTable();
    await workspace.save('One');
    await workspace.save('One two');
    const file = await download(app, student, path, { submissionId, seq: 1 });
    expect(textOfDocx(file.bytes)).toBe('One');
    expect((await download(app, student, path, { submissionId, seq: 9 })).status).toBe(404);
  });

  it('a downloaded submission has a valid file name, however long the title is', async () => {
    const { student, submissionId } = await withTable({ title: `${'Long/'.repeat(35)}end` });
    const name =
      /filename="([^"]*)"/.exec(nameIn(await download(app, student, path, { submissionId })))?.[1] ?? '';
    expect(name).toMatch(/^Long Long .* - Test person_\d+\.docx$/);
    expect(name.length).toBeLessThan(120);
  });

  it('other users cannot download a submission', async () => {
    const { classId, workspace, submissionId } = await withTable();
    await workspace.save('Mine');
    for (const caller of [await enrollStudent(app, classId), await app.signInAs('ROLE_INSTRUCTOR')]) {
      expect((await download(app, caller, path, { submissionId })).status).toBe(404);
    }
    expect(await app.anonymous('GET', path, { query: { submissionId } })).toMatchObject({ status: 401 });
  });
});
