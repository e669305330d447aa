import { defineCall } from '../call.ts';
import { researchOfAssignmentQuerySchema, researchOfClassQuerySchema } from '../research.ts';

export const exportClassRecords = defineCall({
  method: 'GET',
  path: '/api/classes/research/export',
  summary: 'Measures and event logs of the texts of a class for research, as a zip',
  query: researchOfClassQuerySchema,
  errors: ['not_found', 'research.too_large', 'service.unavailable'],
  answer: 'file',
});

export const exportAssignmentRecords = defineCall({
  method: 'GET',
  path: '/api/classes/research/exportAssignment',
  summary: 'The same of the texts of one assignment',
  query: researchOfAssignmentQuerySchema,
  errors: ['not_found', 'research.too_large', 'service.unavailable'],
  answer: 'file',
});
