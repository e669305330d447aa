import * as calls from '@redraft/contracts/calls/research';
import { defineFileRoute } from '../../platform/route.ts';
import { exportAssignment, exportClass } from './service.ts';

export const researchRoutes = [
  defineFileRoute(calls.exportClassRecords, {
    permission: 'class.export_research',
    limitPerMinute: 20,
    handler: ({ actor, query, now }) => exportClass(actor, query, now),
  }),
  defineFileRoute(calls.exportAssignmentRecords, {
    permission: 'class.export_research',
    limitPerMinute: 20,
    handler: ({ actor, query, now }) => exportAssignment(actor, query, now),
  }),
];
