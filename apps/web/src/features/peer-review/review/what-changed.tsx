import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EarlierReview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChangedWords, changeMarks } from '../../../domain/revisions/index.ts';
import { timeInSentence } from '../../../lib/class-time.ts';
import { stepTitle } from '../../../lib/sentences.ts';
import { MetricTip } from '../../../ui/metrics/metric-tip.tsx';

interface Props {
  earlier: EarlierReview;
  zone: string;
}

/** Insertions and deletions since the same reviewer's last review. */
export function WhatChanged({ earlier, zone }: Props) {
  const { t } = useTranslation('peer-review');
  const { handedInDate, passages, unchangedBehind, morePassages } = earlier;
  const time = timeInSentence(handedInDate, zone);
  const hasChanged = passages.length > 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t('since.against', { draft: stepTitle(earlier), time, zone, interpolation: { escapeValue: false } })}
      </Typography>
      <Typography variant="body2">
        {hasChanged ? t('since.sum', earlier) : t('since.none')}
        {hasChanged && <MetricTip metric="wordsSince" />}
      </Typography>
      {hasChanged && <Legend />}
      {passages.map(({ unchanged, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once and never changes.
        <Box key={index}>
          <Unchanged count={unchanged} />
          <Box sx={{ typography: 'body2' }}>
            <ChangedWords pieces={pieces} />
          </Box>
        </Box>
      ))}
      {hasChanged && morePassages === 0 && <Unchanged count={unchangedBehind} />}
      {morePassages > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('since.more', { count: morePassages })}
        </Typography>
      )}
    </Stack>
  );
}

function Legend() {
  const { t } = useTranslation('peer-review');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ '& ins, & del': { px: 0.5 }, ...changeMarks }}>
      <ins>{t('since.inserted')}</ins> <del>{t('since.deleted')}</del>
    </Typography>
  );
}

function Unchanged({ count }: { count: number }) {
  const { t } = useTranslation('peer-review');
  if (count === 0) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
      {t('since.unchanged', { count })}
    </Typography>
  );
}
