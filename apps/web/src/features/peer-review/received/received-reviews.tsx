import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PeerReviewId, ReceivedReview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

export interface ReviewedDraft {
  draftId: number;
  title: string;
  reviews: readonly ReceivedReview[];
}

interface Props {
  drafts: readonly ReviewedDraft[];
  zone: string;
  /** The open review. */
  openReviewId: PeerReviewId | null;
  onOpen: (review: ReceivedReview, title: string) => void;
}

/** Reviews of a text, grouped by draft. */
export function ReceivedReviews({ drafts, zone, openReviewId, onOpen }: Props) {
  const { t } = useTranslation('peer-review');
  const reviewedDrafts = drafts.filter(({ reviews }) => reviews.length > 0);
  if (reviewedDrafts.length === 0) return <Typography color="textSecondary">{t('received.none')}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {reviewedDrafts.map(({ draftId, title, reviews }) => (
        <section key={draftId}>
          <Typography variant="h6" component="h3" dir="auto">
            {t('received.of', { title })}
          </Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reviews.map((review, index) => {
              const reviewer = review.reviewerName || t('reviewer', { number: index + 1 });
              const name = t('received.of', { title });
              return (
                <Box
                  component="li"
                  key={review.reviewId}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                      {reviewer}
                    </Typography>
                    <Typography variant="caption" color="textSecondary">
                      <DateTimeText inWords iso={review.timestamp} zone={zone} />
                    </Typography>
                  </Box>
                  <Button
                    size="small"
                    variant={openReviewId === review.reviewId ? 'contained' : 'outlined'}
                    aria-pressed={openReviewId === review.reviewId}
                    aria-label={t('received.openOne', { title: name, reviewer })}
                    onClick={() => onOpen(review, name)}
                  >
                    {t('received.open')}
                  </Button>
                </Box>
              );
            })}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
