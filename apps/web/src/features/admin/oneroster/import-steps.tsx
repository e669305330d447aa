import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../ui/form/form.tsx';
import { ImportReport } from './import-report.tsx';
import type { useRosterImport } from './use-roster-import.ts';

/** The state of an import below what starts it. */
export function ImportSteps<Sent>({ steps }: { steps: ReturnType<typeof useRosterImport<Sent>> }) {
  const { t } = useTranslation('oneroster');
  const { preview, execute, answer, error, carryOut } = steps;
  return (
    <>
      {preview.isPending && <LinearProgress aria-label={t('looking')} />}
      <FormError error={error} />
      {answer !== undefined && (
        <ImportReport
          answer={answer}
          hasChanged={execute.data !== undefined}
          isBusy={execute.isPending}
          onImport={carryOut}
        />
      )}
    </>
  );
}
