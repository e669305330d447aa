import type { BoxProps } from '@mui/material/Box';
import Box from '@mui/material/Box';
import type { Heatmap } from '@redraft/contracts';

type Level = Heatmap['hours'][number]['level'];

/** Size and colour say the same, so that neither is needed alone. */
export const levelLooks: Record<Level, { colour: string; size: string }> = {
  low: { colour: 'chart.heat1', size: '46%' },
  medium: { colour: 'chart.heat2', size: '64%' },
  high: { colour: 'chart.heat3', size: '82%' },
  extreme: { colour: 'chart.heat4', size: '100%' },
};

type Props = Omit<BoxProps, 'component'> & {
  level: Level;
  label: string;
  /** Part of the cell's width; less than 1 in the hour that a clock ran through twice. */
  share: number;
  isStop: boolean;
  onReach: () => void;
};

export function HeatmapCell({ level, label, share, isStop, onReach, ...rest }: Props) {
  const { colour, size } = levelLooks[level];
  return (
    <Box
      {...rest}
      role="img"
      aria-label={label}
      data-hour
      tabIndex={isStop ? 0 : -1}
      onFocus={(event) => {
        rest.onFocus?.(event);
        onReach();
      }}
      sx={{
        width: `${share * 100}%`,
        height: 22,
        display: 'inline-grid',
        placeItems: 'center',
        verticalAlign: 'top',
      }}
    >
      <Box sx={{ width: size, height: size, bgcolor: colour, borderRadius: 0.5 }} />
    </Box>
  );
}
