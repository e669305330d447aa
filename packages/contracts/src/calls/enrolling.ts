import { z } from 'zod';
import { defineCall } from '../call.ts';
import { classEnrollQuerySchema, classSearchQuerySchema, enrollmentClassSchema } from '../enrollment.ts';

export const searchClass = defineCall({
  method: 'POST',
  path: '/api/classes/ClassSearch',
  summary: 'Find a class by its enrollment key',
  query: classSearchQuerySchema,
  answer: enrollmentClassSchema,
  errors: ['class.key_unknown', 'class.keys_guessed'],
});

export const enroll = defineCall({
  method: 'POST',
  path: '/api/classes/classenroll',
  summary: 'Enroll in a class',
  query: classEnrollQuerySchema,
  answer: enrollmentClassSchema,
  errors: ['class.key_needed', 'class.already_enrolled', 'class.is_staff', 'class.closed'],
  creates: true,
});

export const listOwnClasses = defineCall({
  method: 'POST',
  path: '/api/classes/myclasses',
  scope: 'classes.read',
  summary: "The student's own classes",
  answer: z.array(enrollmentClassSchema),
});

export const listInvitingClasses = defineCall({
  method: 'POST',
  path: '/api/classes/invitations',
  summary: 'Open classes to which the student is invited',
  answer: z.array(enrollmentClassSchema),
});
