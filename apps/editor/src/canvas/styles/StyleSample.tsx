import type { CSSProperties } from 'react';
import { resolveFontFace } from '../../ui/font-faces.ts';
import type { StyleFormat } from '../scene/graphic-style.ts';
import { toGradientCss } from '../view/FillPaintView.tsx';
import { toRgba } from '../view/rgba.ts';
import { cssLineStyles } from '../view/stroke-props.ts';

/** A small shape with letters as a style says. It keeps its colours in every theme, as pages do. */
export function StyleSample({ format }: { format: StyleFormat }) {
  const { bold, italic, underline, strike, color, font, dash, lineColor, lineWidth } = format;
  const style: CSSProperties = {
    ...toBackground(format),
    border:
      dash === 'none'
        ? 'none'
        : `${Math.min(4, Math.max(1, lineWidth / 12_700))}px ${cssLineStyles[dash]} ${lineColor}`,
    color,
    fontFamily: resolveFontFace(font).stack,
    fontWeight: bold ? 700 : 400,
    fontStyle: italic ? 'italic' : 'normal',
    textDecoration: [underline ? 'underline' : '', strike ? 'line-through' : ''].join(' ').trim() || 'none',
  };
  return (
    <span className="style-sample" aria-hidden="true">
      <span style={style}>Aa</span>
    </span>
  );
}

function toBackground({ fill: { fill, fillPaint }, fillOpacity }: StyleFormat): CSSProperties {
  if (fillPaint !== null && fillPaint.kind !== 'picture') return toGradientCss(fillPaint);
  return { background: fill === null ? 'transparent' : toRgba(fill, fillOpacity) };
}
