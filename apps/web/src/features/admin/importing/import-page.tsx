import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { ImportAccountsAnswer } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/account-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../lib/files.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormError } from '../../../ui/form/form.tsx';
import { DownloadIcon } from '../../../ui/icons/index.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { importFiles } from './import-calls.ts';
import { ImportPreview } from './import-preview.tsx';

/** /admin/import: imports many users; previewed first, then all or nothing. */
export function ImportPage() {
  const { t } = useTranslation('admin');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [done, setDone] = useState<ImportAccountsAnswer | null>(null);
  const template = useAction({ mutationFn: () => downloadFile(calls.downloadImportTemplate, {}) });
  const preview = useAction({
    mutationFn: (chosen: readonly File[]) => importFiles(chosen, true),
    meta: { ownError: true },
  });
  const execute = useAction({
    mutationFn: () => importFiles(files, false),
    meta: { ownError: true },
    onSuccess: (answer) => {
      if (answer.isDone) setDone(answer);
      else preview.mutate(files);
    },
  });
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setDone(null);
    execute.reset();
    preview.mutate(chosen);
  };
  const names = files.map(({ name }) => name).join(', ');
  return (
    <AdminFrame
      title={t('link.import')}
      subtitle={t('import.text')}
      actions={
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t('import.template')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <FileDrop
          label={t('import.choose')}
          chooseLabel={t('import.choose')}
          accept=".csv,.zip"
          text={names || t('import.drop')}
          onFiles={choose}
        />
        {preview.isPending && <LinearProgress aria-label={t('import.looking')} />}
        <FormError error={preview.error ?? execute.error} />
        {done !== null && (
          <Alert severity="success">
            {t('import.done', { accounts: done.newAccounts, enrollments: done.newEnrollments })}
          </Alert>
        )}
        {done === null && preview.data !== undefined && !preview.isPending && (
          <ImportPreview answer={preview.data} isBusy={execute.isPending} onImport={() => execute.mutate()} />
        )}
      </Stack>
    </AdminFrame>
  );
}
