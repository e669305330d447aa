import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReceivedReview } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../../ui/editor-frame/frame-key.ts';
import { rateReview } from '../peer-review-calls.ts';

const steps = [1, 2, 3, 4] as const;

/** The author's rating of a review, visible to the reviewer and staff. */
export function HelpfulnessChoice({ review }: { review: ReceivedReview }) {
  const { t } = useTranslation('peer-review');
  const id = useId();
  const client = useQueryClient();
  const [rating, setValue] = useState(review.helpfulness);
  const rate = useAction({
    mutationFn: (helpfulness: number) => rateReview({ id: review.reviewId, helpfulness }),
    onSuccess: (_answer, helpfulness) => {
      setValue(helpfulness);
      // Cached workspace data is marked stale and refetched on next use.
      void client.invalidateQueries({ predicate: isNotEditorFrameQuery, refetchType: 'none' });
    },
  });
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, px: 1 }}
    >
      <Typography id={id} variant="body2">
        {t('helpful.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={rating}
        aria-labelledby={id}
        onChange={(_event, value: number | null) => value !== null && rate.mutate(value)}
      >
        {steps.map((step) => (
          <ToggleButton key={step} value={step} disabled={rate.isPending} sx={{ py: 0.25 }}>
            {t(`helpful.${step}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="caption" color="textSecondary">
        {rate.isSuccess && t('helpful.thanks')}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {t('helpful.seenBy')}
      </Typography>
    </Stack>
  );
}
