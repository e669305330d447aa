import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { DownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { downloadBadge, downloadCertificate } from './process-record-calls.ts';

/** Download of a text's signed certificate. */
export function CertificateCard({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('process-record');
  const download = useAction({ mutationFn: () => downloadCertificate(submissionId) });
  const badge = useAction({ mutationFn: () => downloadBadge(submissionId) });
  return (
    <PanelCard title={t('certificate.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('certificate.about')} {t('certificate.proves')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<DownloadOutlinedIcon />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('certificate.download')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadOutlinedIcon />}
          loading={badge.isPending}
          onClick={() => badge.mutate()}
        >
          {t('certificate.badge')}
        </Button>
        <Button component={PageLink} href="/certificate">
          {t('certificate.toCheck')}
        </Button>
      </Stack>
    </PanelCard>
  );
}
