import type { SubmissionId } from '@redraft/contracts';
import type { Caller, TestApp } from './app.ts';
import { classWithAssignment, enrollStudent } from './course.ts';
import { openWorkspace } from './open-workspace.ts';

/** An assignment with handed-in submissions, and an assistant of the class with grading permission. */
export async function handInWithGrader(app: TestApp, texts: number) {
  const { instructor, classId, id: assignmentId } = await classWithAssignment(app);
  const submissionIds: SubmissionId[] = [];
  for (let index = 0; index < texts; index += 1) {
    const student = await enrollStudent(app, classId);
    const { submissionId, draftIds } = await openWorkspace(app, student, assignmentId);
    const query = { id: submissionId, draftId: draftIds[0] ?? 0 };
    await student.call('POST', '/api/student/submission', { query });
    submissionIds.push(submissionId);
  }
  const helper: Caller = await app.signInAs('ROLE_STUDENT');
  const member = { classId, userId: helper.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query: member });
  const letIn = (level: string) =>
    instructor.call('PUT', '/api/assistant/marking', { body: { ...member, level, sectionIds: null } });
  await letIn('grade');
  return { instructor, helper, classId, assignmentId, submissionIds, letIn };
}
