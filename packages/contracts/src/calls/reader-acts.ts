import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import {
  endCommentBodySchema,
  setDraftResubmitBodySchema,
  setEnableWritingBodySchema,
  submitForStudentBodySchema,
} from '../reader-acts.ts';
import { readSubmissionSchema } from '../submissions.ts';

export const setToRevise = defineCall({
  method: 'PUT',
  path: '/api/classes/addToEvaluate',
  summary: 'Set a submission to revise: its effort and revision are computed, and writing goes on',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: readSubmissionSchema,
  errors: ['not_found'],
});

export const finalizeSubmission = defineCall({
  method: 'POST',
  path: '/api/classes/setFinal',
  summary: 'Make the text as it stands the final submission; its student writes no more',
  query: z.object({ id: submissionIdSchema }),
  answer: readSubmissionSchema,
  errors: ['not_found', 'class.archived', 'assignment.draft_already_submitted'],
  creates: true,
});

export const setEnableWriting = defineCall({
  method: 'POST',
  path: '/api/classes/setEnableWriting',
  summary: 'Open or close a text for writing (true, false), or grant or revoke its late-submission exception',
  body: setEnableWritingBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'class.archived'],
});

export const setDraftResubmit = defineCall({
  method: 'POST',
  path: '/api/classes/setDraftResubmit',
  summary: 'Let a draft be submitted again, until a moment or without an end, or take that back',
  body: setDraftResubmitBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'class.archived', 'submission.exception_too_early'],
});

export const endCommenting = defineCall({
  method: 'POST',
  path: '/api/classes/endComment',
  summary: 'Keep the text as it is now as the version that a submitted draft was commented upon',
  body: endCommentBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'submission.comment_needs_draft', 'submission.comment_ended'],
  creates: true,
});

export const submitForStudent = defineCall({
  method: 'POST',
  path: '/api/classes/submit',
  summary: 'Submit the text as it stands for its student, as a draft that is not submitted',
  body: submitForStudentBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'class.archived', 'submission.graded', 'submission.draft_exists'],
  creates: true,
});
