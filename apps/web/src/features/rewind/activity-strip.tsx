import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { RewindColumn } from '@redraft/contracts';
import { type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computeBars, findMaxAmount } from './activity.ts';
import { ActivityLegend } from './activity-legend.tsx';

interface Props {
  columns: readonly RewindColumn[];
  current: number;
  onSeek: (version: number) => void;
}

const height = 34;
const middle = 22;

/** Inserted (up) and deleted (down) characters per step; clicking seeks. Pointer only: the slider above offers the same by keyboard. */
export function ActivityStrip({ columns, current, onSeek }: Props) {
  const { t } = useTranslation('rewind');
  const { palette } = useTheme().vars;
  const max = findMaxAmount(columns);
  const bars = useMemo(() => computeBars(columns, { middle, height }), [columns]);
  const currentColumn = columns.findIndex(({ to }) => current <= to);
  const seekTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * columns.length);
    onSeek(columns[Math.min(Math.max(index, 0), columns.length - 1)]?.from ?? 1);
  };
  return (
    <>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        onPointerDown={seekTo}
        onPointerMove={seekTo}
        sx={{ width: '100%', height, display: 'block', cursor: 'pointer', touchAction: 'pan-y' }}
      >
        <title>{t('activity')}</title>
        {currentColumn >= 0 && (
          <rect x={currentColumn} width={1} height={height} fill={palette.action.selected} />
        )}
        <path d={bars.inserted} fill={palette.success.main} />
        <path d={bars.deleted} fill={palette.error.main} />
        <rect x={0} y={middle} width={columns.length} height={0.6} fill={palette.surface.border} />
      </Box>
      <ActivityLegend max={max} />
    </>
  );
}
