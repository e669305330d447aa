import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';

interface Props {
  submission: ReadSubmission;
  onOpenFeedback: () => void;
  onOpenComments: () => void;
}

/** Beside the text: what was written to the student, and the ways to write more. */
export function FeedbackCard({ submission, onOpenFeedback, onOpenComments }: Props) {
  const { t } = useTranslation('feedback');
  const { feedbacks } = submission;
  const unread = feedbacks.filter(({ read }) => !read).length;
  return (
    <PanelCard title={t('title')}>
      <Stack sx={{ gap: 1.5 }}>
        <FeedbackList feedbacks={feedbacks} zone={submission.classTimezone} />
        {unread > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('unread', { count: unread })}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" size="small" onClick={onOpenFeedback}>
            {submission.can.grade ? t('open') : t('title')}
          </Button>
          <Button variant="outlined" size="small" color="inherit" onClick={onOpenComments}>
            {t('uptake.button')}
          </Button>
        </Stack>
      </Stack>
    </PanelCard>
  );
}
