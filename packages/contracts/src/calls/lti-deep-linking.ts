import { defineCall } from '../call.ts';
import {
  answerDeepLinkingBodySchema,
  deepLinkingAnswerSchema,
  deepLinkingQuerySchema,
  deepLinkingSchema,
} from '../lti-deep-linking.ts';

export const readDeepLinking = defineCall({
  method: 'GET',
  path: '/api/lti/deeplink',
  summary: 'The question of a learning platform which activities are wanted in its course',
  query: deepLinkingQuerySchema,
  answer: deepLinkingSchema,
  errors: ['not_found', 'lti.dialog_over'],
});

export const answerDeepLinking = defineCall({
  method: 'POST',
  path: '/api/lti/deeplink',
  summary: 'Pick the activities for the course, or none',
  body: answerDeepLinkingBodySchema,
  answer: deepLinkingAnswerSchema,
  errors: ['not_found', 'lti.dialog_over', 'lti.one_activity'],
});
