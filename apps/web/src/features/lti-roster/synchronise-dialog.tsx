import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassOverview, RosterPreview } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { countChanges } from './change-counts.ts';
import { courseRosterKey, previewCourseRoster, synchroniseRoster } from './lti-roster-calls.ts';
import { RosterChanges } from './roster-changes.tsx';

interface Props {
  classInfo: ClassOverview;
  platformName: string;
  onClose: () => void;
}

/** Who would join and leave, and the button that does exactly that. */
export function SynchroniseDialog({ classInfo, platformName, onClose }: Props) {
  const { t } = useTranslation(['course-roster', 'ui']);
  const [isConfirmed, setConfirmed] = useState(false);
  const preview = usePreview(classInfo.id);
  const run = useSynchronise(classInfo, onClose);
  const data = preview.isFetching ? undefined : preview.data;
  const changing = data === undefined ? 0 : countChanges(data.counts);
  const isBlocked = data === undefined || (data.needsConfirmation && !isConfirmed);
  const again = () => {
    setConfirmed(false);
    run.reset();
    void preview.refetch();
  };
  const error = run.error ?? (preview.isFetching ? null : preview.error);
  return (
    <FullScreenDialog
      open
      title={t('dialog.title')}
      subtitle={classInfo.className}
      onClose={run.isPending ? () => {} : onClose}
      actions={
        <Button
          variant="contained"
          disabled={changing === 0 || isBlocked || run.isError}
          loading={run.isPending}
          onClick={() => data && run.mutate({ fingerprint: data.fingerprint, confirmsRemovals: isConfirmed })}
        >
          {t('dialog.apply', { count: changing })}
        </Button>
      }
    >
      <Stack sx={{ gap: 2.5 }} aria-busy={preview.isFetching || run.isPending}>
        <Typography color="textSecondary">{t('dialog.text', { platform: platformName })}</Typography>
        {error !== null && <Failure error={error} onRetry={again} />}
        {preview.isFetching && <WorkProgress text={t('dialog.reading', { platform: platformName })} />}
        {run.isPending && <WorkProgress text={t('dialog.applying')} />}
        {data?.needsConfirmation && (
          <ConfirmRemovals preview={data} isConfirmed={isConfirmed} onChange={setConfirmed} />
        )}
        {data !== undefined && <RosterChanges preview={data} />}
      </Stack>
    </FullScreenDialog>
  );
}

function usePreview(classId: ClassOverview['id']) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['course-roster-preview', classId],
    queryFn: async ({ signal }) => {
      try {
        return await previewCourseRoster(classId, signal);
      } finally {
        // What became of asking the platform is shown beside the roster.
        void client.invalidateQueries({ queryKey: courseRosterKey(classId) });
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function useSynchronise({ id: classId }: ClassOverview, onDone: () => void) {
  const { t } = useTranslation('course-roster');
  const client = useQueryClient();
  const refresh = useRefreshClass(classId);
  return useAction({
    mutationFn: (wanted: { fingerprint: string; confirmsRemovals: boolean }) =>
      synchroniseRoster({ classId, ...wanted }),
    meta: { showsOwnError: true },
    onSuccess: async ({ counts }) => {
      notify(t('dialog.done', { count: countChanges(counts) }));
      await client.invalidateQueries({ queryKey: courseRosterKey(classId) });
      await refresh();
      onDone();
    },
  });
}

function ConfirmRemovals({
  preview,
  isConfirmed,
  onChange,
}: {
  preview: RosterPreview;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}) {
  const { t } = useTranslation('course-roster');
  const count = preview.counts.leaves ?? 0;
  return (
    <Alert severity="warning">
      {t('confirm.text')}
      <FormControlLabel
        sx={{ display: 'flex', mt: 1 }}
        label={t('confirm.label', { count })}
        control={
          <Checkbox size="small" checked={isConfirmed} onChange={(_event, checked) => onChange(checked)} />
        }
      />
    </Alert>
  );
}

/** What went wrong, that nothing has changed, and the next step. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['course-roster', 'ui']);
  const hasChanged = error instanceof ApiError && error.code === 'lti.roster_changed';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {hasChanged ? t('dialog.again') : t('ui:retry')}
        </Button>
      }
    >
      {messageOf(error)} {t('dialog.nothingDone')}
    </Alert>
  );
}
