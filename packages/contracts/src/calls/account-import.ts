import { importAccountsAnswerSchema, importAccountsBodySchema } from '../account-import.ts';
import { defineCall } from '../call.ts';

export const importAccounts = defineCall({
  method: 'POST',
  path: '/api/admin/import',
  summary: 'Make accounts and enroll students out of a table; with dryRun, say only what that would do',
  body: importAccountsBodySchema,
  answer: importAccountsAnswerSchema,
  errors: [
    'account.email_taken',
    'account.username_rule',
    'account.username_taken',
    'document.too_large',
    'import.too_many',
    'import.unreadable',
    'service.unavailable',
    'template.file_required',
  ],
  creates: true,
});

export const downloadImportTemplate = defineCall({
  method: 'GET',
  path: '/api/admin/import/template',
  summary: 'A table with the columns that are read',
  answer: 'file',
});
