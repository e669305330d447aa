import * as calls from '@redraft/contracts/calls/reader-draft-grades';
import { setDraftAlternateGrade, setDraftGrade } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const draftGradeRoutes = [
  defineRoute(calls.setDraftGrade, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now, request: { server } }) => {
      const id = await setDraftGrade(actor, body, now);
      return readSubmission(actor, { id, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute(calls.setDraftAlternateGrade, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now, request: { server } }) => {
      const id = await setDraftAlternateGrade(actor, body, now);
      return readSubmission(actor, { id, editorHost: server.editorHost }, now);
    },
  }),
];
