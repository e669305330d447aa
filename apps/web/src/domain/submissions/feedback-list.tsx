import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FeedbackId, FeedbackItem } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

interface Props {
  feedbacks: readonly FeedbackItem[];
  zone: string;
  /** Feedback not read before. */
  newIds?: ReadonlySet<FeedbackId>;
  /** Content below a comment, besides its time. */
  below?: (item: FeedbackItem) => ReactNode;
}

/** Comments grouped by draft, oldest first. */
export function FeedbackList({ feedbacks, zone, newIds, below }: Props) {
  const { t } = useTranslation(['workspace', 'feedback']);
  if (feedbacks.length === 0) {
    return <Typography color="textSecondary">{t('feedback.none')}</Typography>;
  }
  const groups = Map.groupBy(feedbacks, (one) => formatDraftTitle(one) ?? t('feedback.general'));
  return (
    <Stack data-reading="zoom" sx={{ gap: 2.5 }}>
      {[...groups].map(([title, items]) => (
        <section key={title}>
          <Typography variant="h6" component="h3" dir="auto">
            {title}
          </Typography>
          {items.map((item) => (
            <Box key={item.id} sx={{ borderLeft: 2, borderColor: 'secondary.main', pl: 1.5, mt: 1.25 }}>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {item.comment}
              </Typography>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography variant="caption" color="textSecondary">
                  <DateTimeText inWords iso={item.timestamp} zone={zone} />
                </Typography>
                {newIds?.has(item.id) && <Chip size="small" color="primary" label={t('feedback:new')} />}
                {below?.(item)}
              </Stack>
            </Box>
          ))}
        </section>
      ))}
      <Typography variant="caption" color="textSecondary">
        {t('feedback:zone', { zone: zone.replaceAll('_', ' ') })}
      </Typography>
    </Stack>
  );
}

function formatDraftTitle({ draftTitle, draftType }: FeedbackItem): string | null {
  return draftTitle !== null && draftType !== null ? stepTitle({ draftTitle, draftType }) : draftTitle;
}
