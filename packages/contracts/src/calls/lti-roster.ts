import { defineCall } from '../call.ts';
import {
  bareLinkQuerySchema,
  bareLinkSchema,
  chooseLinkTargetBodySchema,
  chosenLinkTargetSchema,
  courseRosterQuerySchema,
  courseRosterSchema,
  rosterPreviewBodySchema,
  rosterPreviewSchema,
  synchronisedRosterSchema,
  synchroniseRosterBodySchema,
} from '../lti-roster.ts';

export const readCourseRoster = defineCall({
  method: 'GET',
  path: '/api/lti/roster',
  summary: 'When the roster of a class was synchronised with its course, or why it was not',
  query: courseRosterQuerySchema,
  answer: courseRosterSchema,
  errors: ['not_found'],
});

export const previewCourseRoster = defineCall({
  method: 'POST',
  path: '/api/lti/roster/preview',
  summary: 'What synchronising the roster of a class with its course would change',
  body: rosterPreviewBodySchema,
  answer: rosterPreviewSchema,
  errors: [
    'not_found',
    'class.closed',
    'lti.roster_not_offered',
    'lti.roster_no_answer',
    'lti.roster_refused',
    'lti.roster_unreadable',
    'lti.roster_too_many',
  ],
});

export const synchroniseRoster = defineCall({
  method: 'POST',
  path: '/api/lti/roster',
  summary: 'Synchronise the roster of a class with its course, exactly as it was previewed',
  body: synchroniseRosterBodySchema,
  answer: synchronisedRosterSchema,
  errors: [
    'not_found',
    'class.closed',
    'lti.roster_not_offered',
    'lti.roster_no_answer',
    'lti.roster_refused',
    'lti.roster_unreadable',
    'lti.roster_too_many',
    'lti.roster_changed',
    'lti.removals_unconfirmed',
  ],
});

export const readBareLink = defineCall({
  method: 'GET',
  path: '/api/lti/link',
  summary: 'A link of a course that leads to no assignment yet, and what it may lead to',
  query: bareLinkQuerySchema,
  answer: bareLinkSchema,
  errors: ['not_found'],
});

export const chooseLinkTarget = defineCall({
  method: 'POST',
  path: '/api/lti/link',
  summary: 'Let a link of a course lead to an assignment of its class, or to the class',
  body: chooseLinkTargetBodySchema,
  answer: chosenLinkTargetSchema,
  errors: ['not_found', 'lti.instructor_needed'],
});
