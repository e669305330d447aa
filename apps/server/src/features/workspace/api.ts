import {
  assignmentId,
  assignmentTemplateId,
  draftId,
  editorFrame,
  studentAssignment,
  submissionId,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { openSubmissionFrame } from './frame.ts';
import { presentStudentAssignment } from './present.ts';
import { loadStudentAssignment, startAssignment } from './start.ts';
import { submitDraft } from './submit.ts';

const oneAssignment = z.object({ id: assignmentId });

export const workspaceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/student/assignment',
    summary: "The student's workspace",
    permission: 'assignment.write',
    query: oneAssignment,
    answer: studentAssignment,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) =>
      presentStudentAssignment(actor, await loadStudentAssignment(actor, query.id), now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/assignment',
    summary: 'Begin an assignment',
    permission: 'assignment.write',
    query: oneAssignment,
    answer: studentAssignment,
    errors: [
      'not_found',
      'assignment.not_started',
      'assignment.closed',
      'assignment.paused',
      'assignment.already_started',
    ],
    handler: async ({ actor, query, now }) => {
      await startAssignment(actor, query.id, now);
      return presentStudentAssignment(actor, await loadStudentAssignment(actor, query.id), now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/submission',
    summary: 'Hand in a draft or the final text',
    permission: 'assignment.write',
    query: z.object({ id: submissionId, draftId }),
    answer: z.object({ success: z.literal(true) }),
    errors: [
      'not_found',
      'assignment.draft_already_submitted',
      'assignment.not_current_step',
      'assignment.closed',
      'assignment.paused',
      'submission.closed',
    ],
    handler: async ({ actor, query, now }) => {
      await submitDraft(actor, { submissionId: query.id, draftId: query.draftId }, now);
      return { success: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/editor/frame',
    summary: 'What a page posts into the frame of the editor, with a token for one file',
    permission: 'submission.read',
    query: z.object({
      submissionId,
      /** An additional file that its student has begun; the main one without it. */
      assignmentTemplateId: assignmentTemplateId.optional(),
      seq: z.coerce.number().int().min(0).optional(),
      lang: z.string().max(20).default('en'),
      theme: z.enum(['light', 'dark']).default('light'),
    }),
    answer: editorFrame,
    errors: ['not_found', 'document.no_editor'],
    handler: ({ actor, query, now }) => openSubmissionFrame(actor, query, now),
  }),
];
