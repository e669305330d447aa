import { sessionUserSchema } from '../accounts.ts';
import { defineCall } from '../call.ts';
import {
  connectClassBodySchema,
  connectedClassSchema,
  connectNewClassBodySchema,
  contextQuerySchema,
  courseConnectionSchema,
  joinAccountBodySchema,
  launchCodeBodySchema,
  launchedSessionSchema,
} from '../lti.ts';

export const openLaunchedSession = defineCall({
  method: 'POST',
  path: '/api/lti/session',
  summary: 'Exchange the one-minute code of a launch for a session, once',
  body: launchCodeBodySchema,
  answer: launchedSessionSchema,
  errors: ['lti.launch_expired', 'lti.account_closed'],
});

export const joinAccount = defineCall({
  method: 'POST',
  path: '/api/lti/join',
  summary: 'Launch into an account that one already has instead of the new one, by signing in to it',
  body: joinAccountBodySchema,
  answer: sessionUserSchema,
  errors: [
    'auth.wrong_credentials',
    'auth.unconfirmed',
    'lti.account_in_use',
    'lti.other_identity',
    'lti.other_institution',
    'lti.privileged',
    'lti.launch_expired',
  ],
});

export const readCourseConnection = defineCall({
  method: 'GET',
  path: '/api/lti/context',
  summary: 'The course of a learning platform from which the actor has launched, and its class here',
  query: contextQuerySchema,
  answer: courseConnectionSchema,
  errors: ['not_found'],
});

export const connectClass = defineCall({
  method: 'POST',
  path: '/api/lti/context/class',
  summary: 'Connect the course with a class of the actor',
  body: connectClassBodySchema,
  answer: connectedClassSchema,
  errors: ['not_found', 'lti.course_connected', 'lti.class_taken'],
});

export const connectNewClass = defineCall({
  method: 'POST',
  path: '/api/lti/context/newclass',
  creates: true,
  summary: 'Make a class and connect the course with it',
  body: connectNewClassBodySchema,
  answer: connectedClassSchema,
  errors: [
    'not_found',
    'lti.course_connected',
    'class.area_required',
    'class.key_taken',
    'class.level_required',
    'class.too_short',
  ],
});
