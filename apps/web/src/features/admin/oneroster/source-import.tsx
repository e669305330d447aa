import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestedRosterImport, RosterSource } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormError } from '../../../ui/form/form.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { useSourceImport } from './use-source-import.ts';

/** Imports the files of an export, or from the rostering service: previewed first, then all or nothing. A worker does both, also if the page is left. */
export function SourceImport({ source: { id, name, service } }: { source: RosterSource }) {
  const { t } = useTranslation('oneroster');
  const { last, request, isBusy } = useSourceImport(id);
  const files = request.variables?.kind === 'upload' ? request.variables.files : [];
  const isUploading = request.isPending && files.length > 0;
  return (
    <Stack sx={{ gap: 2 }}>
      {service === null ? (
        <FileDrop
          label={t('chooseFor', { name })}
          chooseLabel={t('choose')}
          accept=".csv,.zip"
          text={files.map((file) => file.name).join(', ') || t('drop')}
          isBusy={isBusy}
          onFiles={(chosen) => request.mutate({ kind: 'upload', files: chosen })}
        />
      ) : (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          loading={isBusy}
          onClick={() => request.mutate({ kind: 'request', digest: null })}
        >
          {t('check')}
        </Button>
      )}
      <FormError error={request.error} />
      {isUploading && <WorkProgress text={t('uploading')} />}
      {!isUploading && last !== undefined && (
        <LastImport
          last={last}
          isBusy={isBusy}
          onImport={(digest) => request.mutate({ kind: 'request', digest })}
        />
      )}
    </Stack>
  );
}

interface LastProps {
  last: RequestedRosterImport;
  isBusy: boolean;
  onImport: (digest: string) => void;
}

function LastImport({ last, isBusy, onImport }: LastProps) {
  switch (last.state) {
    case 'none':
      return null;
    case 'waiting':
    case 'running':
      return <ImportProgress last={last} />;
    case 'failed':
      return <ImportFailure last={last} />;
    case 'done':
      return (
        <ImportReport
          answer={last.answer}
          hasChanged={!last.isDryRun}
          isBusy={isBusy}
          onImport={() => onImport(last.answer.digest)}
        />
      );
  }
}

function ImportProgress({
  last,
}: {
  last: Extract<RequestedRosterImport, { state: 'waiting' | 'running' }>;
}) {
  const { t } = useTranslation('oneroster');
  const { state, origin, records, changesPlanned, changesMade } = last;
  if (state === 'waiting') return <WorkProgress text={t('waiting')} />;
  if (changesPlanned > 0) {
    const text = t('changesMade', { count: changesPlanned, made: changesMade });
    return <WorkProgress text={text} percent={(100 * changesMade) / changesPlanned} />;
  }
  const text = records === 0 ? t(`reading.${origin}`) : t(`read.${origin}`, { count: records });
  return <WorkProgress text={text} />;
}

type Failed = Extract<RequestedRosterImport, { state: 'failed' }>;

function ImportFailure({ last }: { last: Failed }) {
  const { t } = useTranslation('oneroster');
  const advice = adviceOf(last);
  return (
    <Alert severity="error">
      <Typography>{t(`reason.${last.reason}`)}</Typography>
      {advice !== null && t(`advice.${advice}`)}
    </Alert>
  );
}

/** What an administrator can do about it. */
function adviceOf({ origin, reason }: Failed) {
  switch (reason) {
    case 'unreachable':
    case 'refused':
      return reason;
    case 'unreadable':
      return origin === 'files' ? 'notExport' : 'unreadable';
    case 'too_many_rows':
      return 'too_many_rows';
    case 'other':
      return 'other';
    default:
      return null;
  }
}
