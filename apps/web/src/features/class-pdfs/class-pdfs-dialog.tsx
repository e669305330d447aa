import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassPdfs } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { FileDownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { cancelPdfs, classPdfsQuery, downloadPdfs, orderPdfs } from './class-pdf-calls.ts';

interface Props {
  assignmentId: AssignmentId;
  title: string;
  zone: string;
  onClose: () => void;
}

/** PDFs of all texts of an assignment: ordered, created in the background, and then downloaded as one zip. */
export function ClassPdfsDialog({ assignmentId, title, zone, onClose }: Props) {
  const { t } = useTranslation('class-pdfs');
  const query = useQuery(classPdfsQuery(assignmentId));
  return (
    <FullScreenDialog open title={t('title')} subtitle={<bdi>{title}</bdi>} onClose={onClose} width="form">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{t('intro')}</Typography>
        <QueryView query={query}>
          {(pdfs) => <PdfsState assignmentId={assignmentId} pdfs={pdfs} zone={zone} />}
        </QueryView>
      </Stack>
    </FullScreenDialog>
  );
}

interface StateProps {
  assignmentId: AssignmentId;
  pdfs: ClassPdfs;
  zone: string;
}

function PdfsState({ assignmentId, pdfs, zone }: StateProps) {
  const { t } = useTranslation('class-pdfs');
  const change = useOrderChange(assignmentId);
  switch (pdfs.state) {
    case 'none':
      return <Start pdfs={pdfs} change={change} label={t('start')} />;
    case 'making':
      return <Progress pdfs={pdfs} change={change} />;
    case 'failed':
      return (
        <>
          <Alert severity="warning" sx={{ width: '100%' }}>
            {t(`problem.${pdfs.problem ?? 'failed'}`)}
          </Alert>
          <Start pdfs={pdfs} change={change} label={t('again')} />
        </>
      );
    case 'ready':
      return <Ready assignmentId={assignmentId} pdfs={pdfs} zone={zone} change={change} />;
  }
}

interface OrderChange {
  isPending: boolean;
  order: () => void;
  cancel: () => void;
}

function useOrderChange(assignmentId: AssignmentId): OrderChange {
  const client = useQueryClient();
  const onSuccess = (pdfs: ClassPdfs) => client.setQueryData(classPdfsQuery(assignmentId).queryKey, pdfs);
  const order = useAction({ mutationFn: () => orderPdfs(assignmentId), onSuccess });
  const cancel = useAction({ mutationFn: () => cancelPdfs(assignmentId), onSuccess });
  return {
    isPending: order.isPending || cancel.isPending,
    order: () => order.mutate(),
    cancel: () => cancel.mutate(),
  };
}

interface ChangeProps {
  pdfs: ClassPdfs;
  change: OrderChange;
}

function Start({ pdfs, change, label }: ChangeProps & { label: string }) {
  const { t } = useTranslation('class-pdfs');
  if (pdfs.isPdfMissing) return <Alert severity="info">{t('pdfMissing')}</Alert>;
  if (pdfs.texts === 0) return <Alert severity="info">{t('noTexts')}</Alert>;
  return (
    <>
      <Typography color="textSecondary">{t('texts', { count: pdfs.texts })}</Typography>
      <Button variant="contained" loading={change.isPending} onClick={change.order}>
        {label}
      </Button>
    </>
  );
}

function Progress({ pdfs: { done, total, failed, isPdfMissing }, change }: ChangeProps) {
  const { t } = useTranslation('class-pdfs');
  const id = useId();
  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <Typography id={id}>{t('progress', { done, total })}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
        aria-labelledby={id}
        sx={{ width: '100%' }}
      />
      {failed > 0 && <Typography color="textSecondary">{t('failed', { count: failed })}</Typography>}
      <Typography color="textSecondary">{t('leave')}</Typography>
      {isPdfMissing && <Alert severity="warning">{t('pdfMissing')}</Alert>}
      <Button variant="outlined" color="inherit" loading={change.isPending} onClick={change.cancel}>
        {t('cancel')}
      </Button>
    </Stack>
  );
}

const mebibyte = 1024 * 1024;

function Ready({ assignmentId, pdfs, zone, change }: StateProps & ChangeProps) {
  const { t } = useTranslation('class-pdfs');
  const download = useAction({ mutationFn: () => downloadPdfs(assignmentId) });
  const size = Math.max(0.1, pdfs.size / mebibyte);
  return (
    <>
      <Alert severity="success" role="status" sx={{ width: '100%' }}>
        <Trans
          t={t}
          i18nKey="ready"
          count={pdfs.total - pdfs.failed}
          components={{ until: <DateTimeText inWords iso={pdfs.expiresAt} zone={zone} /> }}
        />
      </Alert>
      {pdfs.failed > 0 && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t('failed', { count: pdfs.failed })} {t('failedList')}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<FileDownloadOutlinedIcon />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('download', { size })}
        </Button>
        {!pdfs.isPdfMissing && pdfs.texts > 0 && (
          <Button loading={change.isPending} onClick={change.order}>
            {t('renew')}
          </Button>
        )}
        <Button color="inherit" loading={change.isPending} onClick={change.cancel}>
          {t('delete')}
        </Button>
      </Stack>
    </>
  );
}
