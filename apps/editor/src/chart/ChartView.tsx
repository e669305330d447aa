import { useMemo } from 'react';
import { useLanguage, useTexts } from '../i18n.ts';
import { ChartTable } from './ChartTable.tsx';
import type { Chart } from './chart.ts';
import { drawChart } from './draw-chart.ts';
import { createValueFormatter } from './format-value.ts';
import { cutToWidth } from './text-width.ts';

interface Props {
  chart: Chart;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Caption of the table of values for screen readers; without it there is none. */
  label?: string | undefined;
}

/** A chart from its stored values. Loaded only where there is one. */
export default function ChartView({ chart, width, height, label }: Props) {
  const locale = useLanguage();
  const t = useTexts();
  const defaultTitle = t('ui:chartTitle');
  const context = useMemo(
    () => ({ formatValue: createValueFormatter(locale), defaultTitle }),
    [locale, defaultTitle],
  );
  const { paths, texts } = useMemo(
    () => drawChart(chart, { width, height }, context),
    [chart, width, height, context],
  );
  return (
    <>
      <svg
        className="chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {paths.map(({ d, x = 0, y = 0, fill = 'none', stroke, width: strokeWidth, opacity }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a path is its place
            key={index}
            d={d}
            transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
            fill={fill}
            stroke={stroke}
            strokeWidth={strokeWidth}
            opacity={opacity}
          />
        ))}
        {texts.map((text, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place
            key={index}
            x={text.x}
            y={text.y}
            fontSize={text.size}
            fontWeight={text.isBold === true ? 700 : undefined}
            textAnchor={text.anchor}
            fill={text.color}
            transform={
              text.rotation === undefined ? undefined : `rotate(${text.rotation} ${text.x} ${text.y})`
            }
          >
            {cutToWidth(text)}
          </text>
        ))}
      </svg>
      {label === undefined ? null : (
        <ChartTable chart={chart} label={label} formatValue={context.formatValue} />
      )}
    </>
  );
}
