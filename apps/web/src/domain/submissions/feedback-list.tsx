import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

type Feedback = ReadSubmission['feedbacks'][number];

/** Comments under the draft they were given for, oldest first. */
export function FeedbackList({ feedbacks, zone }: { feedbacks: readonly Feedback[]; zone: string }) {
  const { t } = useTranslation('workspace');
  if (feedbacks.length === 0) {
    return <Typography color="textSecondary">{t('feedback.none')}</Typography>;
  }
  const groups = Map.groupBy(feedbacks, (one) => titleOf(one) ?? t('feedback.general'));
  return (
    <Stack sx={{ gap: 2.5 }}>
      {[...groups].map(([title, comments]) => (
        <section key={title}>
          <Typography variant="h6" component="h3">
            {title}
          </Typography>
          {comments.map(({ comment, timestamp }) => (
            <Box key={timestamp} sx={{ borderLeft: 2, borderColor: 'secondary.main', pl: 1.5, mt: 1.25 }}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Typography>
              <Typography variant="caption" color="textSecondary">
                <DateTimeText iso={timestamp} zone={zone} />
              </Typography>
            </Box>
          ))}
        </section>
      ))}
    </Stack>
  );
}

function titleOf({ draftTitle, draftType }: Feedback): string | null {
  return draftTitle !== null && draftType !== null ? stepTitle({ draftTitle, draftType }) : draftTitle;
}
