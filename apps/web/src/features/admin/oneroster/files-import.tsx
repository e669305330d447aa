import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { RosterSource } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormError } from '../../../ui/form/form.tsx';
import { ImportReport } from './import-report.tsx';
import { importFiles, sourcesKey } from './source-calls.ts';

/** Imports the files of an export: previewed first, then all or nothing. */
export function FilesImport({ source: { id, name } }: { source: RosterSource }) {
  const { t } = useTranslation('oneroster');
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const preview = useAction({
    mutationFn: (chosen: readonly File[]) => importFiles(id, chosen, null),
    meta: { ownError: true },
  });
  const execute = useAction({
    mutationFn: (digest: string) => importFiles(id, files, digest),
    meta: { ownError: true },
    onSettled: () => client.invalidateQueries({ queryKey: [sourcesKey] }),
  });
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    execute.reset();
    preview.mutate(chosen);
  };
  const names = files.map((file) => file.name).join(', ');
  const answer = execute.data ?? preview.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <FileDrop
        label={t('chooseFor', { name })}
        chooseLabel={t('choose')}
        accept=".csv,.zip"
        text={names || t('drop')}
        onFiles={choose}
      />
      {preview.isPending && <LinearProgress aria-label={t('looking')} />}
      <FormError error={preview.error ?? execute.error} />
      {answer !== undefined && !preview.isPending && (
        <ImportReport
          answer={answer}
          hasChanged={execute.data !== undefined}
          isBusy={execute.isPending}
          onImport={() => execute.mutate(answer.digest)}
        />
      )}
    </Stack>
  );
}
