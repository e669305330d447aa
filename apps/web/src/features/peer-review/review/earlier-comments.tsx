import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EarlierReview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { chooseStateTone, describeState, isTakenUp } from '../../feedback/index.ts';
import { QuotedComment } from './quoted-comment.tsx';

/** The reviewer's comments on the previous draft, each with its uptake. */
export function EarlierComments({ comments }: Pick<EarlierReview, 'comments'>) {
  const { t } = useTranslation('peer-review');
  const { t: tFeedback } = useTranslation('feedback');
  if (comments.length === 0) return <Typography variant="body2">{t('since.noComments')}</Typography>;
  // Whether a decline was accepted is not shown to the reviewer: each counts as not accepted.
  const stated = comments.map((comment) => ({ ...comment, isDeclineAccepted: false }));
  const taken = stated.filter(isTakenUp).length;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2">{t('since.taken', { all: comments.length, taken })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {tFeedback('uptake.explain')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {stated.map((comment) => (
          <Box component="li" key={comment.id}>
            <Chip
              size="small"
              color={chooseStateTone(comment)}
              label={describeState(comment, tFeedback)}
              sx={{ mb: 0.75 }}
            />
            <QuotedComment quote={comment.quote} text={comment.text} />
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
