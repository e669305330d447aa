import { limits } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/account-import';
import { csvFile } from '../../platform/csv-file.ts';
import { AppError } from '../../platform/errors.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { importAccounts } from './service.ts';

/** Column headers, and an example of each role. */
const template = [
  ['first_name', 'last_name', 'email', 'username', 'phone', 'role', 'enrollment_key'],
  ['Ada', 'Example', 'ada@example.org', 'ada_example', '', 'student', ''],
  ['Bela', 'Example', 'bela@example.org', '', '', 'instructor', ''],
];

export const accountImportRoutes = [
  defineRoute(calls.importAccounts, {
    permission: 'account.manage',
    upload: { maxFileBytes: limits.importBytes, tooLarge: 'document.too_large' },
    limitPerMinute: 30,
    handler: async ({ actor, body, now, request }) => {
      const { file, dryRun: isDryRun } = body;
      if (file === undefined) throw new AppError('template.file_required');
      const sent = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      const isLocal = request.server.hasLocalAccounts;
      return importAccounts(actor, { file: sent, isDryRun, isLocal }, now);
    },
  }),
  defineFileRoute(calls.downloadImportTemplate, {
    permission: 'account.manage',
    handler: async () => ({
      bytes: new TextEncoder().encode(csvFile(template, ',')),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'users.csv',
    }),
  }),
];
