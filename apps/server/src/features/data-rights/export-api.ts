import * as calls from '@redraft/contracts/calls/data-rights-export';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadData, readExport, requestData } from './export.ts';

export const exportRoutes = [
  defineRoute(calls.readDataExport, {
    permission: 'account.use',
    handler: ({ actor, now }) => readExport(actor, now),
  }),
  defineRoute(calls.requestDataExport, {
    permission: 'account.use',
    limitPerMinute: 10,
    handler: ({ actor, now, request }) => requestData(actor, readerLanguage(request), now),
  }),
  defineFileRoute(calls.downloadDataExport, {
    permission: 'account.use',
    limitPerMinute: 20,
    handler: ({ actor, now }) => downloadData(actor, now),
  }),
];
