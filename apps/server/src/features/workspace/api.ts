import {
  assignmentFileIdSchema,
  assignmentIdSchema,
  documentViewSchema,
  doneSchema,
  draftIdSchema,
  editorFrameSchema,
  editorLookSchema,
  flagSchema,
  handInPreviewSchema,
  studentAssignmentSchema,
  submissionIdSchema,
  success,
  templateTextSchema,
  versionSeqSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { submitDraft } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { openSubmissionFrame } from './frame.ts';
import { previewHandIn, readTemplate } from './hand-in-preview.ts';
import { presentStudentAssignment } from './present.ts';
import { loadStudentAssignment, startAssignment } from './start.ts';

const oneAssignmentSchema = z.object({ id: assignmentIdSchema });

export const workspaceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/student/assignment',
    summary: "The student's workspace",
    permission: 'assignment.write',
    query: oneAssignmentSchema,
    answer: studentAssignmentSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now, request }) => {
      const rows = await loadStudentAssignment(actor, query.id);
      return presentStudentAssignment(actor, { ...rows, editorHost: request.server.editorHost }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/assignment',
    summary: 'Begin an assignment',
    creates: true,
    permission: 'assignment.write',
    query: oneAssignmentSchema,
    answer: studentAssignmentSchema,
    errors: [
      'not_found',
      'assignment.not_started',
      'assignment.closed',
      'assignment.paused',
      'class.archived',
      'assignment.already_started',
    ],
    handler: async ({ actor, query, now, request }) => {
      await startAssignment(actor, query.id, now);
      const rows = await loadStudentAssignment(actor, query.id);
      return presentStudentAssignment(actor, { ...rows, editorHost: request.server.editorHost }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/submission',
    summary: 'Hand in a draft or the final text',
    creates: true,
    permission: 'assignment.write',
    query: z.object({ id: submissionIdSchema, draftId: draftIdSchema }),
    answer: doneSchema,
    errors: [
      'not_found',
      'assignment.draft_already_submitted',
      'assignment.not_current_step',
      'assignment.closed',
      'assignment.paused',
      'class.archived',
      'submission.closed',
      'submission.writing_ended',
    ],
    handler: async ({ actor, query, now }) => {
      await submitDraft(actor, { submissionId: query.id, draftId: query.draftId }, now);
      return success;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/submission/preview',
    summary:
      'What a student would hand in now: its length, suggestions that wait, files that were left alone',
    permission: 'assignment.write',
    query: z.object({ id: submissionIdSchema }),
    answer: handInPreviewSchema,
    errors: ['not_found'],
    handler: ({ actor, query, request }) =>
      previewHandIn(actor, { submissionId: query.id, editorHost: request.server.editorHost }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/submission/template',
    summary: 'The text with which a student began, whose words are not counted as the own',
    permission: 'assignment.write',
    query: z.object({ id: submissionIdSchema }),
    answer: templateTextSchema,
    errors: ['not_found'],
    handler: async ({ actor, query }) => ({ text: await readTemplate(actor, query.id) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/editor/frame',
    summary: 'What a page posts into the frame of the editor, with a token for one file',
    permission: 'submission.read',
    query: editorLookSchema.extend({
      submissionId: submissionIdSchema,
      /** An additional file that its student has begun; the main one without it. */
      assignmentTemplateId: assignmentFileIdSchema.optional(),
      seq: versionSeqSchema.optional(),
      /** Before anybody looks, so that a text is there at once when it is wanted: no reading that is recorded. */
      ahead: flagSchema.default(false),
      view: documentViewSchema.default('document'),
    }),
    answer: editorFrameSchema,
    errors: ['not_found', 'document.no_editor'],
    handler: ({ actor, query, now, request }) => {
      const { assignmentTemplateId: assignmentFileId, ahead: isAhead, ...look } = query;
      const { editorHost } = request.server;
      return openSubmissionFrame(actor, { ...look, assignmentFileId, isAhead, editorHost }, now);
    },
  }),
];
