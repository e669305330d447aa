import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { SentFeedbackList } from './sent-feedback-list.tsx';

interface Props {
  submission: ReadSubmission;
  onOpenComments: () => void;
}

/** Side panel card: a field for feedback, feedback sent before, and a button to comments on passages. */
export function FeedbackCard({ submission, onOpenComments }: Props) {
  const { t } = useTranslation('feedback');
  const { feedbacks, can } = submission;
  const unread = feedbacks.filter(({ read }) => !read).length;
  return (
    <PanelCard title={t('title')}>
      <Stack sx={{ gap: 2 }}>
        {can.comment && <FeedbackForm submission={submission} />}
        {can.comment && feedbacks.length > 0 ? (
          <SentFeedbackList submission={submission} />
        ) : (
          <FeedbackList feedbacks={feedbacks} zone={submission.classTimezone} />
        )}
        {unread > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('unread', { count: unread })}
          </Typography>
        )}
        <Button
          variant="outlined"
          size="small"
          color="inherit"
          onClick={onOpenComments}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('uptake.button')}
        </Button>
      </Stack>
    </PanelCard>
  );
}
