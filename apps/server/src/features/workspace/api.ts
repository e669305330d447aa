import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/workspace';
import { submitDraft } from '../../domain/submissions/index.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { openSubmissionFrame } from './frame.ts';
import { previewHandIn, readTemplate } from './hand-in-preview.ts';
import { presentStudentAssignment } from './present.ts';
import { loadStudentAssignment, startAssignment } from './start.ts';

export const workspaceRoutes = [
  defineRoute(calls.readStudentAssignment, {
    permission: 'assignment.write',
    handler: async ({ actor, query, now, request }) => {
      const rows = await loadStudentAssignment(actor, query.id);
      return presentStudentAssignment(actor, { ...rows, editorHost: request.server.editorHost }, now);
    },
  }),
  defineRoute(calls.startAssignment, {
    permission: 'assignment.write',
    handler: async ({ actor, query, now, request }) => {
      await startAssignment(actor, query.id, now);
      const rows = await loadStudentAssignment(actor, query.id);
      return presentStudentAssignment(actor, { ...rows, editorHost: request.server.editorHost }, now);
    },
  }),
  defineRoute(calls.submitDraft, {
    permission: 'assignment.write',
    handler: async ({ actor, query, now }) => {
      await submitDraft(actor, { submissionId: query.id, draftId: query.draftId }, now);
      return success;
    },
  }),
  defineRoute(calls.previewHandIn, {
    permission: 'assignment.write',
    handler: ({ actor, query, request }) =>
      previewHandIn(actor, { submissionId: query.id, editorHost: request.server.editorHost }),
  }),
  defineRoute(calls.readSubmissionTemplate, {
    permission: 'assignment.write',
    handler: async ({ actor, query }) => ({ text: await readTemplate(actor, query.id) }),
  }),
  definePublicRoute(calls.listEditorAssets, {
    permission: 'public',
    limitPerMinute: 60,
    handler: async ({ query: { kind, lang }, request }) => ({
      assets: await request.server.editorHost.listAssets(kind, lang),
    }),
  }),
  defineRoute(calls.openSubmissionFrame, {
    permission: 'submission.read',
    handler: ({ actor, query, now, request }) => {
      const { assignmentTemplateId: assignmentFileId, ahead: isAhead, ...look } = query;
      const { editorHost } = request.server;
      return openSubmissionFrame(actor, { ...look, assignmentFileId, isAhead, editorHost }, now);
    },
  }),
];
