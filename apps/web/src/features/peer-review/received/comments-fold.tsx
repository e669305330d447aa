import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../../ui/fold.tsx';
import { reviewCommentsQuery } from '../peer-review-calls.ts';
import { QuotedComment } from '../review/quoted-comment.tsx';

/** The comments of a review as a list: in a narrow editor its margin comments are hidden behind a button. */
export function CommentsFold({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('peer-review');
  const { data } = useQuery(reviewCommentsQuery(reviewId));
  const comments = data?.comments ?? [];
  if (comments.length === 0) return null;
  return (
    <Fold title={t('received.comments', { count: comments.length })} isOpen>
      <Stack data-reading="zoom" component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {comments.map(({ id, quote, text }) => (
          <Box component="li" key={id}>
            <QuotedComment quote={quote} text={text} />
          </Box>
        ))}
      </Stack>
    </Fold>
  );
}
