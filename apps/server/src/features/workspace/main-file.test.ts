import { studentAssignmentSchema } from '@redraft/contracts';
import {
  acceptAllChanges,
  detectOfficeKind,
  docxFromText,
  fflateCodec,
  readZip,
  rewriteParts,
  textOfDocx,
} from '@redraft/documents';
import { expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { saveThrough } from '../../testing/frames.ts';
import { officeFile } from '../../testing/office-files.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addTemplate, applyTemplate, download, mainFile } from '../../testing/templates.ts';

const app = useApp();

async function classWith(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const join = () => enrollStudent(app, classId);
  return { instructor, join, assignmentId: await createAssignment(instructor, classId, rest) };
}

const workspace = async (student: Caller, id: number) =>
  studentAssignmentSchema.parse(
    (await student.call('GET', '/api/student/assignment', { query: { id } })).body,
  );

/** The document with that run marked as deleted. */
function withDeletion(bytes: Uint8Array, text: string): Uint8Array {
  const run = new RegExp(`<w:r>(?:(?!<w:r>).)*${text}.*?</w:r>`);
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml'
        ? read().replace(run, '<w:del w:id="1" w:author="a">$&</w:del>')
        : undefined,
  });
}

async function sweep(): Promise<void> {
  await closeOverdueSteps(new Date(Date.now() + 3 * 3_600_000), (error) => {
    throw error;
  });
}

const partsOf = (bytes: Uint8Array) => readZip(bytes).map(({ name, crc }) => [name, crc]);

it.each(['docx', 'dotx'] as const)("a student's main file starts with the text of the %s", async (kind) => {
  const { instructor, join, assignmentId } = await classWith();
  const bytes = officeFile(kind, 'Thesis\nArguments');
  const template = await addTemplate(app, instructor, { name: `o.${kind}`, bytes });
  await applyTemplate(instructor, (await mainFile(instructor, assignmentId)).id, template.id);
  const workspace = await openWorkspace(app, await join(), assignmentId);
  const file = await workspace.read();
  expect(textOfDocx(file)).toBe('Thesis\nArguments');
  expect(detectOfficeKind(file, fflateCodec)).toBe('docx');
  expect((await workspace.save('Thesis\nArguments and more')).status).toBe(200);
});

it("a student's main file starts with the instructor's latest save; files of students who have started stay", async () => {
  const { instructor, join, assignmentId } = await classWith();
  const { id } = await mainFile(instructor, assignmentId);
  const opened = await instructor.call('POST', '/api/auxfiles/assignment/frame', { query: { id } });
  expect(await saveThrough(app, opened.body, docxFromText('First wording'))).toBe(200);
  const early = await openWorkspace(app, await join(), assignmentId);
  expect(await saveThrough(app, opened.body, docxFromText('Second wording'))).toBe(200);
  const late = await openWorkspace(app, await join(), assignmentId);
  expect(textOfDocx(await early.read())).toBe('First wording');
  expect(textOfDocx(await late.read())).toBe('Second wording');
  expect(await mainFile(instructor, assignmentId)).toMatchObject({ numberOfCopies: 2 });
});

it('a template applied later does not change a started main file, and the replaced template refuses saves', async () => {
  const { instructor, join, assignmentId } = await classWith();
  const { id } = await mainFile(instructor, assignmentId);
  const opened = await instructor.call('POST', '/api/auxfiles/assignment/frame', { query: { id } });
  await saveThrough(app, opened.body, docxFromText('Old'));
  const workspace = await openWorkspace(app, await join(), assignmentId);
  const template = await addTemplate(app, instructor, { name: 'n.docx', bytes: officeFile('docx', 'New') });
  await applyTemplate(instructor, id, template.id);
  expect(textOfDocx(await workspace.read())).toBe('Old');
  expect(await saveThrough(app, opened.body, docxFromText('Lost'))).toBe(401);
});

it('a main file of another type is provided, downloadable, and counts as missing while unchanged', async () => {
  const { instructor, join, assignmentId } = await classWith({
    mainFileType: 'SPREADSHEET',
    autoSubmission: true,
    endDate: hoursFromNow(2),
  });
  const student = await join();
  await student.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
  const own = await workspace(student, assignmentId);
  expect(own).toMatchObject({ mainFileType: 'xlsx', mainHasEditor: true });
  const submissionId = own.submission?.submissionId ?? 0;
  for (const caller of [student, instructor]) {
    const file = await download(app, caller, '/api/auxfiles/submission/file', { submissionId });
    expect(detectOfficeKind(file.bytes, fflateCodec)).toBe('xlsx');
    expect(String(file.headers['content-disposition'])).toContain(
      `filename="Essay - ${student.user.firstName} ${student.user.lastName}.xlsx"`,
    );
  }
  expect(await student.call('POST', '/api/editor/frame', { query: { submissionId } })).toMatchObject({
    status: 200,
    body: { actionUrl: expect.stringContaining('/editor/xlsx?'), mode: 'edit' },
  });
  await sweep();
  expect(await workspace(student, assignmentId)).toMatchObject({ submission: { status: 'MISSED' } });
});

it.each([
  ['a text', 'DOCUMENT', withDeletion(docxFromText('Kept\nGone'), 'Gone')],
  ['a table, which has none', 'SPREADSHEET', null],
])(
  "a main file that is %s is handed in with accepted changes, and the student's version is kept",
  async (_what, mainFileType, saved) => {
    const { instructor, join, assignmentId } = await classWith({ mainFileType, autoAccept: true });
    const student = await join();
    if (saved) expect((await (await openWorkspace(app, student, assignmentId)).put(saved)).status).toBe(200);
    else await student.call('POST', '/api/student/assignment', { query: { id: assignmentId } });
    const { submission, deadlines } = await workspace(student, assignmentId);
    const submissionId = submission?.submissionId ?? 0;
    const before = await download(app, student, '/api/auxfiles/submission/file', { submissionId });
    const query = { id: submissionId, draftId: deadlines[0]?.draftId ?? 0 };
    expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
    const own = await download(app, student, '/api/auxfiles/submission/file', { submissionId });
    expect(partsOf(own.bytes)).toEqual(partsOf(before.bytes));
    const expected = saved ? acceptAllChanges(saved, fflateCodec) : before.bytes;
    for (const seq of [{}, { seq: saved ? 1 : 0 }]) {
      const read = await download(app, instructor, '/api/auxfiles/submission/file', {
        submissionId,
        ...seq,
      });
      expect(partsOf(read.bytes)).toEqual(partsOf(expected));
    }
  },
);

it('a main file that equals its template counts as missing', async () => {
  const { instructor, join, assignmentId } = await classWith({
    autoSubmission: true,
    endDate: hoursFromNow(2),
  });
  const template = await addTemplate(app, instructor, {
    name: 'o.docx',
    bytes: officeFile('docx', 'Plan'),
  });
  await applyTemplate(instructor, (await mainFile(instructor, assignmentId)).id, template.id);
  const [idle, busy] = [await join(), await join()];
  await openWorkspace(app, idle, assignmentId);
  await (await openWorkspace(app, busy, assignmentId)).save('Plan, and words');
  await sweep();
  const statusOf = async (student: Caller) => (await workspace(student, assignmentId)).submission?.status;
  expect(await statusOf(idle)).toBe('MISSED');
  expect(await statusOf(busy)).toBe('SUBMITTED_AUTO');
});
