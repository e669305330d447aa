import {
  endCommentBodySchema,
  readSubmissionSchema as readSubmissionAnswer,
  type SubmissionId,
  setDraftResubmitBodySchema,
  setEnableWritingBodySchema,
  submissionIdSchema,
  submitForStudentBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  endCommenting,
  finalizeText,
  setDraftResubmit,
  setEnableWriting,
  setToRevise,
  submitForStudent,
} from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

/** Every act answers with the submission as it is after it. */
type Given = Pick<Parameters<Parameters<typeof defineRoute>[0]['handler']>[0], 'actor' | 'now' | 'request'>;

function afterwards({ actor, now, request }: Given, id: SubmissionId) {
  return readSubmission(actor, { id, editorHost: request.server.editorHost }, now);
}

export const readerActRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/api/classes/addToEvaluate',
    summary: 'Set a submission to revise: its effort and revision are computed, and writing goes on',
    permission: 'submission.manage',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: readSubmissionAnswer,
    errors: ['not_found'],
    handler: async (given) => {
      await setToRevise(given.actor, given.query.submissionId, given.now);
      return afterwards(given, given.query.submissionId);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/setFinal',
    summary: 'Make the text as it stands the final submission; its student writes no more',
    creates: true,
    permission: 'submission.manage',
    query: z.object({ id: submissionIdSchema }),
    answer: readSubmissionAnswer,
    errors: ['not_found', 'class.archived', 'assignment.draft_already_submitted'],
    handler: async (given) => {
      await finalizeText(given.actor, given.query.id, given.now);
      return afterwards(given, given.query.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/setEnableWriting',
    summary:
      'Open or close a text for writing (true, false), or grant or revoke its late-submission exception',
    permission: 'submission.manage',
    body: setEnableWritingBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'class.archived'],
    handler: async (given) => {
      await setEnableWriting(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/setDraftResubmit',
    summary: 'Let a draft be submitted again, until a moment or without an end, or take that back',
    permission: 'submission.manage',
    body: setDraftResubmitBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'class.archived', 'submission.exception_too_early'],
    handler: async (given) => {
      await setDraftResubmit(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/endComment',
    summary: 'Keep the text as it is now as the version that a submitted draft was commented upon',
    creates: true,
    permission: 'submission.manage',
    body: endCommentBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'submission.comment_needs_draft', 'submission.comment_ended'],
    handler: async (given) => {
      await endCommenting(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/submit',
    summary: 'Submit the text as it stands for its student, as a draft that is not submitted',
    creates: true,
    permission: 'submission.manage',
    body: submitForStudentBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'class.archived', 'submission.graded', 'submission.draft_exists'],
    handler: async (given) => {
      await submitForStudent(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
];
