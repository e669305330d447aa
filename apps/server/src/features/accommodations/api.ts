import {
  classAccommodationsSchema,
  classIdSchema,
  setAccommodationsAnswerSchema,
  setAccommodationsBodySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { readAccommodations, setAccommodations } from './service.ts';

export const accommodationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/classes/accommodations',
    summary: 'What students of a class are granted, and the deadlines of everybody else; for staff',
    permission: 'class.read_as_member',
    query: z.object({ classId: classIdSchema }),
    answer: classAccommodationsSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => readAccommodations(actor, query.classId),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/classes/accommodations',
    summary: 'All that one student is granted in a class',
    permission: 'class.manage',
    body: setAccommodationsBodySchema,
    answer: setAccommodationsAnswerSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => ({
      ...success,
      ...(await setAccommodations(actor, body, now)),
    }),
  }),
];
