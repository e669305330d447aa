import { researchOfAssignmentQuerySchema, researchOfClassQuerySchema } from '@redraft/contracts';
import { defineFileRoute } from '../../platform/route.ts';
import { exportAssignment, exportClass } from './service.ts';

export const researchRoutes = [
  defineFileRoute({
    method: 'GET',
    path: '/api/classes/research/export',
    summary: 'Measures and event logs of the texts of a class for research, as a zip',
    permission: 'class.export_research',
    query: researchOfClassQuerySchema,
    errors: ['not_found', 'research.too_large', 'service.unavailable'],
    limitPerMinute: 20,
    handler: ({ actor, query, now }) => exportClass(actor, query, now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/classes/research/exportAssignment',
    summary: 'The same of the texts of one assignment',
    permission: 'class.export_research',
    query: researchOfAssignmentQuerySchema,
    errors: ['not_found', 'research.too_large', 'service.unavailable'],
    limitPerMinute: 20,
    handler: ({ actor, query, now }) => exportAssignment(actor, query, now),
  }),
];
