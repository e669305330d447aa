import { readPartRoot } from '../canvas/format/package.ts';
import type { Chart } from '../chart/chart.ts';
import { readChart } from '../chart/read-chart.ts';
import type { Element } from '../xml/element.ts';
import { getString } from '../xml/values.ts';
import { listAccents } from './colour.ts';
import { findTarget } from './drawing-part.ts';
import { readFill } from './fills.ts';
import type { DiagramContext } from './read-diagram.ts';

/** The chart that the `c:chart` of a frame refers to; null if it is missing or cannot be read. */
export function readChartFrame(
  chart: Element | null,
  { pack, sheet }: Pick<DiagramContext, 'pack' | 'sheet'>,
): Chart | null {
  const target = findTarget(sheet, getString(chart, 'r:id'));
  if (target === null) return null;
  return readChart(readPartRoot(pack, target), {
    readFill: (properties) => {
      const fill = readFill(properties, sheet);
      return fill && fill.opacity > 0 ? fill.color : null;
    },
    accents: listAccents(sheet.colours),
    text: sheet.colours.getColor('tx1') ?? '#000000',
  });
}
