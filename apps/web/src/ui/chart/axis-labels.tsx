import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isolateBidi } from '../../lib/bidi-isolation.ts';
import { toDigitsOf } from '../../lib/digits.ts';

interface LabelProps {
  labels: readonly { at: number; label: string; anchor?: 'start' | 'middle' | 'end' }[];
  y: number;
}

/** Labels below a chart, from left to right; each in the direction of its words, such as an Arabic unit after its number. */
export function AxisLabels({ labels, y }: LabelProps) {
  const { palette, font } = useTheme().vars;
  const { language } = useTranslation().i18n;
  return (
    <>
      {labels.map(({ at, label, anchor = 'middle' }) => (
        <text
          key={`${at} ${label}`}
          x={at}
          y={y}
          textAnchor={anchor}
          fill={palette.text.secondary}
          style={{ font: font.caption, fontVariantNumeric: 'tabular-nums' }}
        >
          {isolateBidi(toDigitsOf(language, label), 'ltr')}
        </text>
      ))}
    </>
  );
}

interface TitleProps {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Emphasized, as the name of the chart part below it. */
  isStrong?: boolean;
  /** Has an outline in the background colour, to stay readable over the marks. */
  hasOutline?: boolean;
}

/** Title of an axis: what it counts, above its values or at its end. */
export function AxisTitle({
  x,
  y,
  text,
  anchor = 'start',
  isStrong = false,
  hasOutline = false,
}: TitleProps) {
  const { palette, font } = useTheme().vars;
  const colour = isStrong ? palette.text.primary : palette.text.secondary;
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={colour}
      {...(hasOutline && {
        stroke: palette.background.paper,
        strokeWidth: 4,
        strokeLinejoin: 'round' as const,
        paintOrder: 'stroke',
      })}
      style={{ font: font.caption, fontWeight: isStrong ? 600 : 400 }}
    >
      {isolateBidi(text, 'ltr')}
    </text>
  );
}
