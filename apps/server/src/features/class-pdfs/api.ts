import * as calls from '@redraft/contracts/calls/class-pdfs';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadPdfs } from './download.ts';
import { cancelPdfs, orderAllPdfs, readPdfs } from './service.ts';

export const classPdfRoutes = [
  defineRoute(calls.readClassPdfs, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readPdfs(actor, query.assignmentId, now),
  }),
  defineRoute(calls.orderClassPdfs, {
    permission: 'submission.read',
    limitPerMinute: 10,
    handler: ({ actor, query, now }) => orderAllPdfs(actor, query.assignmentId, now),
  }),
  defineRoute(calls.cancelClassPdfs, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => cancelPdfs(actor, query.assignmentId, now),
  }),
  defineFileRoute(calls.downloadClassPdfs, {
    permission: 'submission.read',
    limitPerMinute: 10,
    handler: ({ actor, query: { assignmentId }, now, request }) =>
      downloadPdfs(actor, { assignmentId, language: readerLanguage(request) }, now),
  }),
];
