import { dataExportSchema } from '@redraft/contracts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { askForData, downloadData, readExport } from './export.ts';

export const exportRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/account/export',
    summary: 'How far the file with all of the own data is',
    permission: 'account.use',
    answer: dataExportSchema,
    handler: ({ actor, now }) => readExport(actor, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Ask for a file with all of the own data',
    creates: true,
    permission: 'account.use',
    answer: dataExportSchema,
    limitPerMinute: 10,
    handler: ({ actor, now, request }) => askForData(actor, readerLanguage(request), now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/account/export/file',
    summary: 'The file with all of the own data, once it is ready',
    permission: 'account.use',
    errors: ['not_found'],
    limitPerMinute: 20,
    handler: ({ actor, now }) => downloadData(actor, now),
  }),
];
