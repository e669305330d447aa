import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { ReadSubmission, TimeMetrics } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { HelpTip } from '../../ui/help-tip.tsx';
import { setRatioBands } from './analytics-calls.ts';

interface Props {
  submission: Pick<ReadSubmission, 'assignmentId'>;
  metrics: TimeMetrics;
}

/** Lets the class owner enable coloured bands for a whole assignment. */
export function RatioBandsSwitch({ submission, metrics }: Props) {
  const { t } = useTranslation('grading');
  const client = useQueryClient();
  const store = useAction({
    mutationFn: (isKept: boolean) => setRatioBands(submission.assignmentId, isKept),
    onSuccess: () => client.invalidateQueries({ queryKey: ['time-metrics'] }),
  });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mt: 1 }}>
      <FormControlLabel
        control={<Switch size="small" />}
        checked={store.isPending ? store.variables : metrics.keepsRatioBands}
        disabled={store.isPending}
        onChange={(_event, isKept) => store.mutate(isKept)}
        label={t('times.keepBands')}
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
        sx={{ ml: -0.5, mr: 0.5 }}
      />
      <HelpTip topic={t('times.keepBands')} text={t('times.keepBandsHelp')} />
    </Stack>
  );
}
