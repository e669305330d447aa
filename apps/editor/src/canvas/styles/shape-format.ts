import { isSameValue } from '../format/same-values.ts';
import type { StyleFormat, StyleKey } from '../scene/graphic-style.ts';
import type { BoxShape, LineShape, Shape, Stroke, TextBody, TextParagraph } from '../scene/scene.ts';

/** Decides on one value of a shape; `current` is undefined where the shape says nothing. */
type ChooseValue = <Key extends StyleKey>(
  key: Key,
  current: StyleFormat[Key] | undefined,
) => StyleFormat[Key];

export type StyledShape = BoxShape | LineShape;

export const isStyled = (shape: Shape): shape is StyledShape => shape.kind === 'box' || shape.kind === 'line';

/** A shape with other values where `choose` says so; the same shape if nothing changes. */
function mapFormat<Styled extends StyledShape>(shape: Styled, choose: ChooseValue): Styled;
function mapFormat(shape: StyledShape, choose: ChooseValue): StyledShape {
  const next = shape.kind === 'box' ? mapBoxFormat(shape, choose) : mapLineFormat(shape, choose);
  return isSameValue(next, shape) ? shape : next;
}

function mapBoxFormat(shape: BoxShape, choose: ChooseValue): BoxShape {
  const { fill, fillPaint } = shape;
  return {
    ...shape,
    ...choose('fill', { fill, fillPaint }),
    fillOpacity: choose('fillOpacity', shape.fillOpacity),
    line: mapStroke(shape.line, choose),
    text: mapTextFormat(shape.text, choose),
  };
}

/** A line without a stroke would not be seen: it keeps the one that it has. */
function mapLineFormat(shape: LineShape, choose: ChooseValue): LineShape {
  const { dimension } = shape;
  return {
    ...shape,
    line: mapStroke(shape.line, choose) ?? shape.line,
    startArrow: choose('startArrow', shape.startArrow),
    endArrow: choose('endArrow', shape.endArrow),
    ...(dimension && {
      dimension: {
        ...dimension,
        size: choose('size', dimension.size),
        color: choose('color', dimension.color),
        font: choose('font', dimension.font),
      },
    }),
  };
}

function mapStroke(line: Stroke | null, choose: ChooseValue): Stroke | null {
  const dash = choose('dash', line?.dash ?? 'none');
  if (dash === 'none') return null;
  return { dash, color: choose('lineColor', line?.color), width: choose('lineWidth', line?.width) };
}

function mapTextFormat(text: TextBody, choose: ChooseValue): TextBody {
  const mapParagraph = (paragraph: TextParagraph): TextParagraph => ({
    ...paragraph,
    align: choose('align', paragraph.align),
    lineSpacing: choose('lineSpacing', paragraph.lineSpacing),
    spaceBefore: choose('spaceBefore', paragraph.spaceBefore),
    spaceAfter: choose('spaceAfter', paragraph.spaceAfter),
    runs: paragraph.runs.map((run) => ({
      ...run,
      bold: choose('bold', run.bold),
      italic: choose('italic', run.italic),
      underline: choose('underline', run.underline),
      strike: choose('strike', run.strike),
      capitals: choose('capitals', run.capitals),
      size: choose('size', run.size),
      color: choose('color', run.color),
      font: choose('font', run.font),
    })),
  });
  return {
    ...text,
    anchor: choose('anchor', text.anchor),
    inset: choose('inset', text.inset),
    paragraphs: text.paragraphs.map(mapParagraph),
  };
}

/** What a shape looks like, for a style: the text by its first letters, and what a shape of its kind does not have from `base`. */
export function readShapeFormat(shape: StyledShape, base: StyleFormat): StyleFormat {
  const found = new Map<StyleKey, unknown>();
  mapFormat(shape, (key, current) => {
    if (current !== undefined && !found.has(key)) found.set(key, current);
    return current ?? base[key];
  });
  const format: StyleFormat = { ...base, ...Object.fromEntries(found) };
  // A style has no picture: the shape keeps it.
  const { fill, fillPaint } = format.fill;
  return fillPaint?.kind === 'picture' ? { ...format, fill: { fill, fillPaint: null } } : format;
}

export interface FormatChange {
  /** The style that the shape had; null for none. */
  from: StyleFormat | null;
  to: StyleFormat;
  /** What the shape takes from the style even if it was formatted by hand. */
  overridden: ReadonlySet<StyleKey>;
}

/** What looked as the old style says looks as the new one says; what was formatted by hand stays. */
export function changeFormat<Styled extends StyledShape>(
  shape: Styled,
  { from, to, overridden }: FormatChange,
): Styled {
  if (from === to && overridden.size === 0) return shape;
  return mapFormat(shape, (key, current) => {
    const isInherited =
      current === undefined || overridden.has(key) || (from !== null && isSameValue(current, from[key]));
    return isInherited ? to[key] : current;
  });
}
