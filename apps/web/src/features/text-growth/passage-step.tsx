import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PassageHistory } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedWords } from '../../domain/revisions/index.ts';
import { formatSpan } from '../../lib/format-span.ts';
import { formatPercent } from './format-cells.ts';

type Step = PassageHistory['steps'][number];

interface Props {
  step: Step;
  history: PassageHistory;
  /** Link to the moment. */
  children: ReactNode;
}

/** What happened to the passage in one step. */
export function PassageStep({ step, history, children }: Props) {
  const { t, i18n } = useTranslation('growth');
  const { kind, firstAt, lastAt, sitting, pieces, placeBefore, placeAfter } = step;
  const percent = (share: number) => formatPercent(share, i18n.language);
  const hasMoved = kind === 'moved' && placeBefore !== null && placeAfter !== null;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}
      >
        <Chip size="small" label={t(`passage.kind.${kind}`)} />
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatSpan(firstAt, lastAt, history.timezone)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 160 }}>
          {t('passage.sitting', { number: sitting + 1, count: history.sittings.length })}
          {hasMoved && ` · ${t('passage.movedTo', { from: percent(placeBefore), to: percent(placeAfter) })}`}
        </Typography>
        {children}
      </Stack>
      <ChangedWords pieces={pieces} />
    </Card>
  );
}
