import {
  readSubmissionSchema,
  rubricSchema,
  savedCommentSchema,
  sectionIdSchema,
  studentAssignmentSchema,
  submissionCommentsSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import type { Caller, TestApp } from './app.ts';
import { createAssignment, createClass, enrollStudent } from './course.ts';
import { officeFile } from './office-files.ts';
import { openWorkspace } from './open-workspace.ts';
import { addTemplate, mainFile } from './templates.ts';

/** A class with all kinds of data. */
export async function makeWorld(app: TestApp, instructor: Caller, rest: Record<string, unknown> = {}) {
  const classId = await createClass(instructor, rest);
  const student = await enrollStudent(app, classId);
  const assignment = await createAssignment(instructor, classId);
  const opened = await openWorkspace(app, student, assignment);
  await opened.save('Some words');
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignment } });
  const content = {
    title: `Rubric ${classId}`,
    criteria: [{ title: 'Voice', levels: [level(1), level(0)] }],
  };
  const created = await instructor.call('POST', '/api/rubrics', { body: content });
  const section = await instructor.call('POST', '/api/classes/section', {
    body: { classId: classId, name: 'A' },
  });
  const template = await addTemplate(app, instructor, { name: 'outline.docx', bytes: officeFile('docx') });
  const sent = await instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId: opened.submissionId, comment: 'Well argued.' },
  });
  const passage = { submissionId: opened.submissionId, seq: 1, from: 0, to: 4 };
  await instructor.call('POST', '/api/submission/comments', { body: { ...passage, comment: 'Which ones?' } });
  const commented = await instructor.call('GET', '/api/submission/comments', {
    query: { submissionId: opened.submissionId },
  });
  const stored = await instructor.call('POST', '/api/comments', { body: { comment: `Kept ${classId}` } });
  return {
    student,
    classId: classId,
    assignmentId: assignment,
    submissionId: opened.submissionId,
    draftId: opened.draftIds[0] ?? 1,
    fileId: studentAssignmentSchema.parse(workspace.body).submission?.fileId ?? 1,
    assignmentFileId: (await mainFile(instructor, assignment)).id,
    templateId: template.id,
    documentCommentId: submissionCommentsSchema.parse(commented.body).comments[0]?.id ?? 1,
    keptCommentId: savedCommentSchema.parse(stored.body).id,
    feedbackId: readSubmissionSchema.parse(sent.body).feedbacks[0]?.id ?? 1,
    rubricId: rubricSchema.parse(created.body).id,
    sectionId: z.object({ id: sectionIdSchema }).parse(section.body).id,
    userId: student.user.id,
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
const level = (points: number) => ({ title: `Level ${points}`, points });
