import { useTheme } from '@mui/material/styles';
import { toPatternId } from '../../../ui/chart/pattern-id.ts';

/** Stripe pattern, so that parts of a bar are not distinguished by colour alone. */
export function Stripes({ id }: { id: string }) {
  const { palette } = useTheme().vars;
  return (
    <defs>
      <pattern
        id={toPatternId('stripes', id)}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6} height={6} fill={palette.background.paper} />
        <rect width={2.5} height={6} fill={palette.chart.one} fillOpacity={0.55} />
      </pattern>
    </defs>
  );
}

export function buildStripes(id: string): string {
  return `url(#${toPatternId('stripes', id)})`;
}
