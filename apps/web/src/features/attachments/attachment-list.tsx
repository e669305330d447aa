import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Attachment, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AttachFileIcon } from '../../ui/icons/index.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { type Audience, attachmentsQuery, downloadAttachment } from './attachment-calls.ts';
import { formatSize } from './attachment-rules.ts';

interface Props {
  submissionId: SubmissionId;
  audience: Audience;
  zone: string;
}

/** Attachments of a submission, with download links. */
export function AttachmentList({ submissionId, audience, zone }: Props) {
  const { t } = useTranslation(['attachments', 'ui']);
  const query = useQuery(attachmentsQuery(submissionId));
  if (query.isPending) return <Skeleton variant="rounded" height={48} />;
  if (query.isError)
    return (
      <Box role="status">
        <Typography variant="body2" color="textSecondary" component="span">
          {t('list.failed')}
        </Typography>{' '}
        <Button size="small" onClick={() => void query.refetch()}>
          {t('ui:retry')}
        </Button>
      </Box>
    );
  if (query.data.length === 0) return <EmptyState dense title={t('list.empty')} />;
  return (
    <Box component="ul" aria-label={t('list.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {query.data.map((attachment) => (
        <AttachmentItem key={attachment.id} attachment={attachment} audience={audience} zone={zone} />
      ))}
    </Box>
  );
}

function AttachmentItem({
  attachment,
  audience,
  zone,
}: {
  attachment: Attachment;
  audience: Audience;
  zone: string;
}) {
  const { t, i18n } = useTranslation('attachments');
  const download = useAction({ mutationFn: () => downloadAttachment(audience, attachment.id) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        size="small"
        startIcon={<AttachFileIcon />}
        loading={download.isPending}
        onClick={() => download.mutate()}
        aria-label={t('list.download', { name: attachment.fileName })}
        sx={{
          flex: '1 1 200px',
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'start',
          // A long name wraps instead of covering its size.
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        <span dir="auto">{attachment.fileName}</span>
      </Button>
      <Typography variant="body2" color="textSecondary">
        {formatSize(attachment.fileSize, i18n.language)} ·{' '}
        <DateTimeText inWords iso={attachment.uploadDate} zone={zone} />
      </Typography>
    </Box>
  );
}
