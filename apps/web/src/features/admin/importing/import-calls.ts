import { importAccountsAnswerSchema } from '@redraft/contracts';
import { sendForm } from '../../../lib/api.ts';

export function importFiles(files: readonly File[], isDryRun: boolean) {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  for (const file of files) form.append('file', file);
  return sendForm('/api/admin/import', form, importAccountsAnswerSchema);
}
