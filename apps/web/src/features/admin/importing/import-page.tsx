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
import { importFile } from './import-calls.ts';
import { ImportPreview } from './import-preview.tsx';

/** /admin/import: imports many users; previewed first, then all or nothing. */
export function ImportPage() {
  const { t } = useTranslation('admin');
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<ImportAccountsAnswer | null>(null);
  const template = useAction({ mutationFn: () => downloadFile(calls.downloadImportTemplate, {}) });
  const preview = useAction({
    mutationFn: (selectedFile: File) => importFile(selectedFile, true),
    meta: { showsOwnError: true },
  });
  const execute = useAction({
    mutationFn: (selectedFile: File) => importFile(selectedFile, false),
    meta: { showsOwnError: true },
    onSuccess: (answer, selectedFile) => {
      if (answer.isDone) setDone(answer);
      else preview.mutate(selectedFile);
    },
  });
  const choose = (selectedFile: File) => {
    setFile(selectedFile);
    setDone(null);
    execute.reset();
    preview.mutate(selectedFile);
  };
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
          accept=".csv"
          text={file?.name ?? t('import.drop')}
          onFile={choose}
        />
        {preview.isPending && <LinearProgress aria-label={t('import.looking')} />}
        <FormError error={preview.error ?? execute.error} />
        {done !== null && (
          <Alert severity="success">
            {t('import.done', { accounts: done.newAccounts, enrollments: done.newEnrollments })}
          </Alert>
        )}
        {file !== null && done === null && preview.data !== undefined && !preview.isPending && (
          <ImportPreview
            answer={preview.data}
            isBusy={execute.isPending}
            onImport={() => execute.mutate(file)}
          />
        )}
      </Stack>
    </AdminFrame>
  );
}
