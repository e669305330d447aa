import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { TextDiff } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useDisabledFocus } from '../../ui/use-disabled-focus.ts';
import { reduceComparison } from './comparison-playback.ts';
import { readDiff } from './diff-nodes.ts';
import { DiffView } from './diff-view.tsx';
import type { DraftPair } from './draft-pairs.ts';
import { findKeyboardAction } from './keyboard.ts';
import { initialPlayback, type Playback, type PlaybackAction, stepMs } from './playback.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { compareVersions } from './rewind-calls.ts';

/** Compares each draft with the next; starts with the last pair, because the newest work is of most interest. */
export function DraftComparison({ pairs }: { pairs: readonly DraftPair[] }) {
  const { t } = useTranslation('rewind');
  const [pairIndex, setPairIndex] = useState(pairs.length - 1);
  const pair = pairs[pairIndex];
  const oldId = pair?.oldId ?? '';
  const newId = pair?.newId ?? '';
  const query = useQuery({
    queryKey: ['textdiff', oldId, newId],
    queryFn: ({ signal }) => compareVersions({ oldId, newId }, signal),
    // Submitted versions are immutable.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const formatDraftName = ({ from, to }: DraftPair) => {
    const interpolation = { escapeValue: false };
    return from === null
      ? t('compare.initialWith', { draft: to, interpolation })
      : t('compare.draftWith', { draft: from, next: to, interpolation });
  };
  return (
    <Stack sx={{ position: 'absolute', inset: 0 }}>
      <Box sx={{ px: { xs: 2, sm: 4 }, py: 1.5 }}>
        <TextField
          select
          size="small"
          label={t('compare.pair')}
          value={pairIndex}
          onChange={(event) => setPairIndex(Number(event.target.value))}
          sx={{ minWidth: 240, maxWidth: '100%' }}
        >
          {pairs.map((one, index) => (
            <MenuItem key={one.newId} value={index} dir="auto">
              {formatDraftName(one)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <QueryView query={query}>{(diff) => <ComparedDrafts key={newId} diff={diff} />}</QueryView>
    </Stack>
  );
}

const layouts = ['inline', 'beside'] as const;
type Layout = (typeof layouts)[number];

function ComparedDrafts({ diff }: { diff: TextDiff }) {
  const { t } = useTranslation('rewind');
  const [layout, setLayout] = useState<Layout>('inline');
  const { paragraphs, changes } = useMemo(() => readDiff(diff.response), [diff]);
  const [playback, action] = useComparisonPlayback(changes);
  const { current } = playback;
  const player = useRef<HTMLDivElement>(null);
  useDisabledFocus(player);
  const handleKey = (event: KeyboardEvent) => {
    const keyboardAction = findKeyboardAction(event, changes, {
      before: current > 1 ? current - 1 : null,
      after: current < changes ? current + 1 : null,
    });
    if (keyboardAction === null) return;
    event.preventDefault();
    action(keyboardAction);
  };
  return (
    <Box
      ref={player}
      role="group"
      aria-label={t('mode.compare')}
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
    >
      <DiffView
        paragraphs={paragraphs}
        current={changes === 0 ? 0 : current}
        isSideBySide={layout === 'beside'}
      />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          px: { xs: 2, sm: 4 },
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {changes > 0 && (
          <LeftToRight>
            <PlaybackButtons
              playback={playback}
              length={changes}
              action={action}
              labels={{ previous: t('compare.previous'), next: t('compare.next') }}
            />
          </LeftToRight>
        )}
        <Typography
          sx={{ fontVariantNumeric: 'tabular-nums' }}
          aria-live={playback.isPlaying ? 'off' : 'polite'}
        >
          {changes === 0 ? t('compare.none') : t('compare.change', { at: current, count: changes })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('compare.sum', diff.words)}
          <MetricTip metric="draftWords" />
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={layout}
          onChange={(_event, next: Layout | null) => next !== null && setLayout(next)}
          aria-label={t('compare.layout')}
          sx={{ ml: { md: 'auto' } }}
        >
          {layouts.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`compare.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
    </Box>
  );
}

function useComparisonPlayback(changes: number): [Playback, (action: PlaybackAction) => void] {
  const [state, action] = useReducer(
    (previous: Playback, change: PlaybackAction) => reduceComparison(previous, change, changes),
    1,
    initialPlayback,
  );
  const { isPlaying } = state;
  // Advances by a timer while playing.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setInterval(() => action({ kind: 'tick' }), stepMs);
    return () => window.clearInterval(timer);
  }, [isPlaying]);
  return [state, action];
}
