import * as calls from '@redraft/contracts/calls/account-import';
import { sendForm } from '../../../lib/api.ts';

export function importFile(file: File, isDryRun: boolean) {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  form.append('file', file);
  return sendForm(calls.importAccounts, form);
}
