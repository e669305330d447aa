import { defineCall } from '../call.ts';
import { addFeedbackBodySchema, saveFeedbackBodySchema } from '../feedback.ts';
import { readSubmissionSchema } from '../submissions.ts';

export const addFeedback = defineCall({
  method: 'PATCH',
  path: '/api/submission/feedback',
  scope: 'feedback.write',
  summary: 'Write to a student about a draft, or about the text as a whole',
  body: addFeedbackBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found'],
  creates: true,
});

export const saveFeedback = defineCall({
  method: 'POST',
  path: '/api/submission/feedback',
  summary: 'Save the whole list of feedback onto the version it was read from; without one it only adds',
  body: saveFeedbackBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'conflict.changed', 'feedback.others'],
  creates: true,
});
