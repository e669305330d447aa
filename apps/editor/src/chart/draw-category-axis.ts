import type { CategoryGroup, Chart } from './chart.ts';
import type { Axes } from './draw-axes.ts';
import { type Box, type DrawTarget, fontPixels, gridColor, round } from './drawing.ts';
import { measureWidest, wrapToWidth } from './text-width.ts';

/** How names stand along an axis of categories. */
export interface CategoryLabels {
  /** Of each name. */
  lines: readonly (readonly string[])[];
  /** Degrees clockwise. */
  rotation: number;
  /** One of so many names is shown. */
  every: number;
  /** Pixels across the axis, without the groups. */
  room: number;
}

const lineHeight = 1.2;
const groupHeight = 1.5;
const maxLines = 3;
/** Names take a third of a chart at most. */
const maxPart = 1 / 3;

/** Pixels across the axis that groups of categories take. */
export const measureGroups = ({ categoryGroups, fontSize }: Chart): number =>
  categoryGroups.length * fontPixels(fontSize) * groupHeight;

/** Names below columns are broken into lines, then turned, and left out where there is no room for all, as in Excel. */
export function layoutNamesBelow(chart: Chart, names: readonly string[], box: Box): CategoryLabels {
  const size = fontPixels(chart.fontSize);
  const step = Math.max(0.01, (box.right - box.left) / Math.max(1, names.length));
  const widest = measureWidest(names, size);
  const rotation =
    chart.categoryRotation ?? (widest <= step || fitsInLines(names, step, size) ? 0 : turned(chart));
  if (rotation === 0) return layoutLevelNames(names, { step, widest, size });
  const angle = (Math.abs(rotation) * Math.PI) / 180;
  const sine = Math.sin(angle);
  const room = Math.min(
    widest * sine + size * (0.4 + 0.6 * Math.cos(angle)),
    (box.bottom - box.top) * maxPart,
  );
  const every = Math.ceil((size * lineHeight) / step / Math.max(0.5, sine));
  return { lines: names.map((name) => [name]), rotation, every, room };
}

/** Names in groups are upright, so that each is above its group. */
const turned = ({ categoryGroups }: Chart): number => (categoryGroups.length > 0 ? -90 : -45);

const fitsInLines = (names: readonly string[], step: number, size: number): boolean =>
  names.every((name) => {
    const lines = wrapToWidth(name, size, step);
    return lines.length <= maxLines && measureWidest(lines, size) <= step;
  });

function layoutLevelNames(
  names: readonly string[],
  { step, widest, size }: { step: number; widest: number; size: number },
): CategoryLabels {
  const isBroken = widest > step && fitsInLines(names, step, size);
  const lines = names.map((name) => (isBroken ? wrapToWidth(name, size, step) : [name]));
  const count = Math.max(1, ...lines.map(({ length }) => length));
  const every = isBroken ? 1 : Math.ceil(Math.min(Math.max(1, widest), 90) / step);
  return { lines, rotation: 0, every, room: size * (0.4 + count * lineHeight) };
}

/** Names beside bars. */
export function layoutNamesBeside(chart: Chart, names: readonly string[], box: Box): CategoryLabels {
  const size = fontPixels(chart.fontSize);
  const step = Math.max(0.01, (box.bottom - box.top) / Math.max(1, names.length));
  return {
    lines: names.map((name) => [name]),
    rotation: 0,
    every: Math.ceil((size * lineHeight) / step),
    room: Math.min(measureWidest(names, size) + 6, (box.right - box.left) * maxPart),
  };
}

export function drawCategoryAxis(axes: Axes, { drawing }: DrawTarget): void {
  const { chart, categories, labels, values, isHorizontal, box } = axes;
  const [low = 0, high = 0] = values.scale.domain();
  const zero = round(values.scale(Math.min(Math.max(0, low), high)));
  drawing.paths.push({
    d: isHorizontal ? `M${zero} ${box.top}V${box.bottom}` : `M${box.left} ${zero}H${box.right}`,
    stroke: gridColor,
    width: 1,
  });
  if (chart.xAxis.isHidden) return;
  const step = Math.max(categories.bandwidth(), 0.01);
  for (const [index, lines] of labels.lines.entries()) {
    if (index % labels.every !== 0) continue;
    const middle = round((categories(index) ?? 0) + step / 2);
    if (isHorizontal) drawNameBeside(lines, middle, axes, { drawing });
    else drawNameBelow(lines, middle, axes, { drawing });
  }
  drawGroups(axes, { drawing });
}

type Drawing = Pick<DrawTarget, 'drawing'>;

function drawNameBeside(
  lines: readonly string[],
  middle: number,
  { chart, box }: Axes,
  { drawing }: Drawing,
) {
  const size = fontPixels(chart.fontSize);
  drawing.texts.push({
    text: lines.join(' '),
    x: box.left - 6,
    y: middle + size * 0.35,
    size,
    anchor: 'end',
    color: chart.color,
    maxWidth: box.left - 8,
  });
}

function drawNameBelow(lines: readonly string[], middle: number, axes: Axes, { drawing }: Drawing): void {
  const { chart, labels, categories, box } = axes;
  const size = fontPixels(chart.fontSize);
  const { rotation, every, room } = labels;
  const shared = { size, color: chart.color };
  if (rotation === 0)
    for (const [index, text] of lines.entries())
      drawing.texts.push({
        ...shared,
        text,
        x: middle,
        y: box.bottom + size * lineHeight * (index + 1),
        anchor: 'middle',
        maxWidth: Math.max(categories.bandwidth() * every, 20),
      });
  else {
    const angle = (Math.abs(rotation) * Math.PI) / 180;
    // The end of the name that is near to the axis is below its mark.
    const side = rotation < 0 ? 1 : -1;
    drawing.texts.push({
      ...shared,
      text: lines.join(' '),
      x: round(middle + side * size * 0.35 * Math.sin(angle)),
      y: round(box.bottom + size * (0.3 + 0.7 * Math.cos(angle))),
      anchor: rotation < 0 ? 'end' : 'start',
      rotation,
      maxWidth: Math.max(20, room / Math.max(0.1, Math.sin(angle))),
    });
  }
}

/** The groups of categories, from the innermost outwards, with lines between them. */
function drawGroups(axes: Axes, { drawing }: Drawing): void {
  const { chart, labels, isHorizontal, box } = axes;
  const size = fontPixels(chart.fontSize);
  for (const [level, groups] of chart.categoryGroups.entries()) {
    const depth = labels.room + level * size * groupHeight;
    const end = round(depth + size * groupHeight);
    for (const group of groups) {
      const [low, high] = findEdges(group, axes);
      if (low === high) continue;
      for (const edge of [low, high])
        drawing.paths.push({
          d: isHorizontal ? `M${round(box.left)} ${edge}h${-end}` : `M${edge} ${round(box.bottom)}v${end}`,
          stroke: gridColor,
          width: 1,
        });
      const middle = round((low + high) / 2);
      drawing.texts.push({
        text: group.name,
        ...(isHorizontal
          ? { x: round(box.left - depth - size * 0.4), y: middle, rotation: -90 }
          : { x: middle, y: round(box.bottom + depth + size) }),
        size,
        anchor: 'middle',
        color: chart.color,
        maxWidth: Math.max(20, high - low),
      });
    }
  }
}

function findEdges({ from, to }: CategoryGroup, { categories, names }: Axes): [low: number, high: number] {
  const [one, other] = [categories(from), categories(Math.min(to, names.length - 1))];
  if (one === undefined || other === undefined) return [0, 0];
  return [round(Math.min(one, other)), round(Math.max(one, other) + categories.bandwidth())];
}
