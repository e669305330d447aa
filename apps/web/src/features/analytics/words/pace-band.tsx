import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { toPatternId } from '../../../ui/chart/pattern-id.ts';
import { computeBandOpacity } from './pace.ts';

interface Props {
  /** Position in `paceBands`. */
  index: number;
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** The area of a pace band: faster ones are darker and have more lines, for readers who do not see the shades. */
export function PaceBand({ index, ...box }: Props) {
  const { palette } = useTheme().vars;
  const pattern = toPatternId('band', useId());
  const lines = [[], ['M0,8L8,0'], ['M0,8L8,0', 'M0,0L8,8']][index] ?? [];
  return (
    <>
      <rect {...box} fill={palette.chart.one} fillOpacity={computeBandOpacity(index)} />
      {lines.length > 0 && (
        <>
          <pattern id={pattern} width={8} height={8} patternUnits="userSpaceOnUse">
            {lines.map((path) => (
              <path key={path} d={path} stroke={palette.chart.one} strokeWidth={0.75} strokeOpacity={0.45} />
            ))}
          </pattern>
          <rect {...box} fill={`url(#${pattern})`} />
        </>
      )}
    </>
  );
}
