import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RosterSource } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ImportSteps } from './import-steps.tsx';
import { importService } from './source-calls.ts';
import { useRosterImport } from './use-roster-import.ts';

/** Imports from the rostering service: previewed first, then all or nothing. */
export function ServiceImport({ source: { id } }: { source: RosterSource }) {
  const { t } = useTranslation('oneroster');
  const steps = useRosterImport((_sent: null, digest) => importService(id, digest));
  return (
    <Stack sx={{ gap: 2 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        loading={steps.preview.isPending}
        onClick={() => steps.start(null)}
      >
        {t('check')}
      </Button>
      <ImportSteps steps={steps} />
    </Stack>
  );
}
