import type { Chart } from './chart.ts';
import { listCategories } from './chart-scales.ts';
import type { DrawingContext } from './drawing.ts';

/** More would take a screen reader hours. */
const maxRows = 500;

interface Props extends Pick<DrawingContext, 'formatValue'> {
  chart: Chart;
  label: string;
}

/** The values of a chart, for screen readers. */
export function ChartTable({ chart, label, formatValue }: Props) {
  const series = chart.plots.flatMap((plot) => plot.series);
  const isScatter = chart.plots[0]?.kind === 'scatter';
  const rows = isScatter
    ? (series[0]?.xValues ?? []).map((value) => (value === null ? '' : String(value)))
    : listCategories(chart, { formatValue });
  return (
    <table className="unseen">
      <caption dir="auto">{chart.title || label}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
            <th key={index} scope="col" dir="auto">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, maxRows).map((name, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
          <tr key={row}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {series.map(({ values }, index) => {
              const value = values[row] ?? null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
                <td key={index}>{value === null ? '' : formatValue(chart.valueAxis.format, value)}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
