import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TextGrowth } from '@redraft/contracts';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Passage, type TextRange, toPassage, useMarkedWords } from '../../domain/revisions/index.ts';
import { formatSpan } from '../../lib/format-span.ts';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { type DisplayRun, splitRunsIntoLines } from './run-rules.ts';
import { SittingLegend } from './sitting-legend.tsx';
import { SittingsText } from './sittings-text.tsx';

interface Props {
  growth: TextGrowth;
  onOpen: (time: number) => void;
  onChoose: (passage: Passage) => void;
}

/** The final text, coloured by the session in which each passage was first written. */
export function SittingsTextCard({ growth, onOpen, onChoose }: Props) {
  const { t } = useTranslation('growth');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState<DisplayRun | null>(null);
  const [markedRange, setMarkedRange] = useState<TextRange | null>(null);
  const lines = useMemo(() => splitRunsIntoLines(growth), [growth]);
  useMarkedWords(box, setMarkedRange);
  const passage =
    markedRange ??
    (highlighted && { start: highlighted.start, end: highlighted.start + highlighted.text.length });
  const choose = () => {
    if (passage !== null) onChoose(toPassage(growth.text, passage, growth.save));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'h' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose();
  };
  const countWrittenCharacters = growth.sittings.filter(({ characters }) => characters > 0).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <Typography id={id} variant="h4" component="h2">
          {t('text.name')}
        </Typography>
        <MetricTip metric="sittings" />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('text.question', { zone: growth.timezone.replaceAll('_', ' ') })}
      </Typography>
      <Typography sx={{ my: 2, fontWeight: 560, maxWidth: '72ch' }}>
        {t('text.headline', {
          count: growth.sittings.length,
          of: t('text.stands', { count: countWrittenCharacters }),
        })}
      </Typography>
      <SittingLegend growth={growth} />
      <Box
        sx={{
          position: 'sticky',
          top: 60,
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          minHeight: 52,
          py: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" aria-live="polite" sx={{ flex: 1, minWidth: 220 }}>
          {highlighted === null ? t('text.hint') : describeRun(highlighted, growth, t)}
        </Typography>
        <Button size="small" variant="outlined" disabled={passage === null} onClick={choose}>
          {markedRange === null ? t('text.historyOfRun') : t('text.history')}
        </Button>
      </Box>
      <Box ref={box} onKeyDown={handleKey}>
        <SittingsText
          lines={lines}
          label={t('text.name')}
          toDescription={(run) => describeRun(run, growth, t)}
          onDescribe={setHighlighted}
          onOpen={({ firstAt, sitting }) =>
            onOpen(sitting === null ? (growth.sittings[0]?.firstAt ?? 0) : firstAt)
          }
        />
      </Box>
    </Card>
  );
}

function describeRun(
  run: DisplayRun,
  growth: TextGrowth,
  t: ReturnType<typeof useTranslation<'growth'>>['t'],
): string {
  if (run.sitting === null) return t('text.given');
  return t('text.run', {
    sitting: run.sitting + 1,
    time: formatSpan(run.firstAt, run.lastAt, growth.timezone),
  });
}
