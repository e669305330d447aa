import {
  draftAlternateGradeBodySchema,
  draftGradeBodySchema,
  readSubmissionSchema as readSubmissionAnswer,
} from '@redraft/contracts';
import { setDraftAlternateGrade, setDraftGrade } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const draftGradeRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/draft/grade',
    summary:
      'Set the numeric grade of a draft, of one that nobody handed in with unsubmitted=true; -1 takes it away',
    permission: 'submission.mark',
    body: draftGradeBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
    handler: async ({ actor, body, now, request: { server } }) => {
      const id = await setDraftGrade(actor, body, now);
      return readSubmission(actor, { id, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/draft/altgrade',
    summary: 'Set the letter grade of a draft, of one that nobody handed in with unsubmitted=true',
    permission: 'submission.mark',
    body: draftAlternateGradeBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
    handler: async ({ actor, body, now, request: { server } }) => {
      const id = await setDraftAlternateGrade(actor, body, now);
      return readSubmission(actor, { id, editorHost: server.editorHost }, now);
    },
  }),
];
