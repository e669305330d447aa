import { classEnrollQuerySchema, classSearchQuerySchema, enrollmentClassSchema } from '@redraft/contracts';
import { z } from 'zod';
import { placeOf } from '../../platform/rate-limits.ts';
import { defineRoute } from '../../platform/route.ts';
import { enroll, listInvitingClasses, listOwnClasses, searchClass } from './service.ts';

export const enrollmentRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/ClassSearch',
    summary: 'Find a class by its enrollment key',
    permission: 'enrollment.join',
    query: classSearchQuerySchema,
    answer: enrollmentClassSchema,
    errors: ['class.key_unknown', 'class.keys_guessed'],
    limitPerMinute: 30,
    handler: ({ actor, query, now, request }) =>
      searchClass(actor, { enrollKey: query.enrollkey, address: placeOf(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/classenroll',
    summary: 'Enroll in a class',
    creates: true,
    permission: 'enrollment.join',
    query: classEnrollQuerySchema,
    answer: enrollmentClassSchema,
    limitPerMinute: 30,
    errors: ['class.key_needed', 'class.already_enrolled', 'class.is_staff', 'class.closed'],
    handler: ({ actor, query, now }) => enroll(actor, { id: query.id, isOptedOut: query.optOut }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/myclasses',
    summary: "The student's own classes",
    permission: 'enrollment.join',
    answer: z.array(enrollmentClassSchema),
    handler: ({ actor }) => listOwnClasses(actor),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/invitations',
    summary: 'Open classes whose roster awaits the student',
    permission: 'enrollment.join',
    answer: z.array(enrollmentClassSchema),
    handler: ({ actor, now }) => listInvitingClasses(actor, now),
  }),
];
