import { z } from 'zod';
import {
  classAccommodationsSchema,
  setAccommodationsAnswerSchema,
  setAccommodationsBodySchema,
} from '../accommodations.ts';
import { defineCall } from '../call.ts';
import { classIdSchema } from '../ids.ts';

export const readAccommodations = defineCall({
  method: 'GET',
  path: '/api/classes/accommodations',
  summary: 'What students of a class are granted, and the deadlines of everybody else; for staff',
  query: z.object({ classId: classIdSchema }),
  answer: classAccommodationsSchema,
  errors: ['not_found'],
});

export const setAccommodations = defineCall({
  method: 'PUT',
  path: '/api/classes/accommodations',
  summary: 'All that one student is granted in a class',
  body: setAccommodationsBodySchema,
  answer: setAccommodationsAnswerSchema,
  errors: ['not_found'],
});
