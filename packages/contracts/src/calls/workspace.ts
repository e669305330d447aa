import { z } from 'zod';
import { defineCall } from '../call.ts';
import { extensionOf } from '../content-types.ts';
import { documentViewSchema, editorAppearanceSchema, editorFrameSchema } from '../editor.ts';
import { assignmentFileIdSchema, assignmentIdSchema, draftIdSchema, submissionIdSchema } from '../ids.ts';
import { handInPreviewSchema, studentAssignmentSchema, templateTextSchema } from '../submissions.ts';
import { doneSchema, flagSchema, versionSeqSchema } from '../wire.ts';

const oneAssignmentSchema = z.object({ id: assignmentIdSchema });

export const readStudentAssignment = defineCall({
  method: 'GET',
  path: '/api/student/assignment',
  summary: "The student's workspace",
  query: oneAssignmentSchema,
  answer: studentAssignmentSchema,
  errors: ['not_found'],
});

export const startAssignment = defineCall({
  method: 'POST',
  path: '/api/student/assignment',
  summary: 'Begin an assignment',
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
  creates: true,
});

export const submitDraft = defineCall({
  method: 'POST',
  path: '/api/student/submission',
  summary: 'Hand in a draft or the final text',
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
  creates: true,
});

export const previewHandIn = defineCall({
  method: 'GET',
  path: '/api/student/submission/preview',
  summary: 'What a student would hand in now: its length, suggestions that wait, files that were left alone',
  query: z.object({ id: submissionIdSchema }),
  answer: handInPreviewSchema,
  errors: ['not_found'],
});

export const readSubmissionTemplate = defineCall({
  method: 'GET',
  path: '/api/student/submission/template',
  summary: 'The text with which a student began, whose words are not counted as the own',
  query: z.object({ id: submissionIdSchema }),
  answer: templateTextSchema,
  errors: ['not_found'],
});

export const listEditorAssets = defineCall({
  method: 'GET',
  path: '/api/editor/assets',
  summary: 'The assets that the editor of a kind of file loads, which a page may preload',
  query: editorAppearanceSchema.pick({ lang: true }).extend({ kind: z.enum(Object.values(extensionOf)) }),
  answer: editorFrameSchema.pick({ assets: true }),
  errors: [],
});

export const openSubmissionFrame = defineCall({
  method: 'POST',
  path: '/api/editor/frame',
  summary: 'What a page posts into the frame of the editor, with a token for one file',
  query: editorAppearanceSchema.extend({
    submissionId: submissionIdSchema,
    /** An additional file that the student has started; the main one if absent. */
    assignmentTemplateId: assignmentFileIdSchema.optional(),
    seq: versionSeqSchema.optional(),
    /** Prefetch, so that a text opens immediately: not recorded as an access. */
    ahead: flagSchema.default(false),
    view: documentViewSchema.default('document'),
  }),
  answer: editorFrameSchema,
  errors: ['not_found', 'document.no_editor'],
});
