import * as calls from '@redraft/contracts/calls/account-import';
import { sendForm } from '../../../lib/api.ts';

export function importFiles(files: readonly File[], isDryRun: boolean) {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  for (const file of files) form.append('file', file);
  return sendForm(calls.importAccounts, form);
}
