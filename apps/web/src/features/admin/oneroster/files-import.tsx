import Stack from '@mui/material/Stack';
import type { RosterSource } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importFiles } from './source-calls.ts';
import { useRosterImport } from './use-roster-import.ts';

/** Imports the files of an export: previewed first, then all or nothing. */
export function FilesImport({ source: { id, name } }: { source: RosterSource }) {
  const { t } = useTranslation('oneroster');
  const [files, setFiles] = useState<readonly File[]>([]);
  const steps = useRosterImport((sent: readonly File[], digest) => importFiles(id, sent, digest));
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    steps.start(chosen);
  };
  const names = files.map((file) => file.name).join(', ');
  return (
    <Stack sx={{ gap: 2 }}>
      <FileDrop
        label={t('chooseFor', { name })}
        chooseLabel={t('choose')}
        accept=".csv,.zip"
        text={names || t('drop')}
        onFiles={choose}
      />
      <ImportSteps steps={steps} />
    </Stack>
  );
}
