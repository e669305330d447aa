import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReceivedReview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { CloseIcon } from '../../../ui/icons/index.ts';
import { CriteriaFold } from '../../review-criteria/index.ts';
import { CommentsFold } from './comments-fold.tsx';
import { HelpfulnessChoice } from './helpfulness-choice.tsx';
import { ReviewText } from './review-text.tsx';

interface Props {
  review: ReceivedReview;
  title: string;
  onClose: () => void;
}

/** A review shown to the author while writing: beside the text if there is room, otherwise above it. */
export function ReviewSidePanel({ review, title, onClose }: Props) {
  const { t } = useTranslation('ui');
  const isSideBySide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const content = (
    <Stack sx={{ flex: 1, minHeight: 0, gap: 1, p: 1 }}>
      <HelpfulnessChoice key={review.reviewId} review={review} />
      <CriteriaFold key={`criteria ${review.reviewId}`} reviewId={review.reviewId} />
      <CommentsFold key={`comments ${review.reviewId}`} reviewId={review.reviewId} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ReviewText reviewId={review.reviewId} title={title} height="100%" onEscape={onClose} />
      </Box>
    </Stack>
  );
  if (!isSideBySide)
    return (
      <FullScreenDialog open title={title} onClose={onClose} width="full">
        <Box sx={{ display: 'flex', height: 'calc(100dvh - 62px)' }}>{content}</Box>
      </FullScreenDialog>
    );
  return (
    <Stack
      component="aside"
      aria-label={title}
      sx={{ width: 'min(46%, 760px)', flexShrink: 0, borderLeft: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 0.5 }}>
        <Typography variant="h5" component="h2" dir="auto" noWrap title={title} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {content}
    </Stack>
  );
}
