import { type AssignmentId, type SubmissionId, studentAssignmentSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { db } from '../platform/db.ts';
import type { Caller, TestApp } from './app.ts';
import { classWithAssignment, enrollStudent } from './course.ts';
import { type OpenedFile, openedFile, type Reply } from './frames.ts';

/** A student's submission with a function that saves into it as the editor does. */
export interface Workspace extends Pick<OpenedFile, 'frame' | 'put' | 'read' | 'info' | 'listen'> {
  submissionId: SubmissionId;
  save: (text: string) => Promise<Reply>;
  draftIds: number[];
}

/** Starts the assignment and opens the editor, with the file locked. */
export async function openWorkspace(
  app: TestApp,
  student: Caller,
  assignment: AssignmentId,
): Promise<Workspace> {
  const started = await student.call('POST', '/api/student/assignment', { query: { id: assignment } });
  const studentAssignment = studentAssignmentSchema.parse(started.body);
  if (!studentAssignment.submission) throw new Error('The assignment has no submission after its start.');
  const { submissionId } = studentAssignment.submission;
  const opened = await student.call('POST', '/api/editor/frame', { query: { submissionId } });
  const { frame, lock, ...file } = openedFile(app, opened.body);
  await lock();
  return {
    submissionId,
    frame,
    ...file,
    save: (text) => file.put(docxFromText(text)),
    draftIds: studentAssignment.timeline.map((entry) => entry.draftId),
  };
}

/** An assignment that a student has started and written in. */
export async function startedAssignment(app: TestApp, rest: Record<string, unknown> = {}) {
  const { instructor, classId, id } = await classWithAssignment(app, rest);
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, id);
  await workspace.save('The beginning of a text');
  return { instructor, student, classId, id, workspace };
}

/** A started assignment whose student may import a file, or may not. */
export async function startedAssignmentWithImport(app: TestApp, allowImport = true) {
  const world = await startedAssignment(app);
  const { submissionId } = world.workspace;
  await db()
    .updateTable('assignment_files')
    .set({ allow_import: allowImport })
    .where('assignment_id', '=', world.id)
    .execute();
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return { ...world, fileId, submissionId };
}
