import { encodeText } from '@redraft/documents';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { formatDimension } from '../../../canvas/geometry/dimension.ts';
import type { Dimension, LineShape, Stroke } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, parseElementDraft, replaceByDraft } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, getText, listDescendants } from '../../../xml/values.ts';
import type { ShapeSource } from '../read/reader.ts';
import { formatLength } from '../read/units.ts';
import { writeConnector } from './connectors.ts';
import { createArrowAttributes, createArrowWidth, createDashAttributes } from './graphic-attributes.ts';
import type { WriteContext } from './write-context.ts';

export interface ShapeWriteOptions {
  writing: WriteContext;
  shapeDraft: ElementDraft;
  source: ShapeSource;
  isNew: boolean;
  isSkeleton: boolean;
  /** Changes to the properties of its style. */
  graphicChanges: Record<string, string | null>;
  textChanges: Record<string, string | null>;
}

export function writeStroke(
  { writing, graphicChanges, isNew }: ShapeWriteOptions,
  previous: Stroke | null,
  stroke: Stroke | null,
): void {
  if (!isNew && isSameValue(previous, stroke)) return;
  if (isNew || previous?.dash !== stroke?.dash)
    Object.assign(graphicChanges, createDashAttributes(writing.writer, stroke?.dash ?? 'none'));
  if (stroke === null) return;
  if (isNew || previous?.color !== stroke.color) graphicChanges['svg:stroke-color'] = stroke.color;
  if (isNew || previous?.width !== stroke.width)
    graphicChanges['svg:stroke-width'] = formatLength(stroke.width);
}

export function writeLine(options: ShapeWriteOptions, previous: LineShape, shape: LineShape): void {
  const { shapeDraft, graphicChanges, isNew, writing } = options;
  writeConnector(writing, shapeDraft, { previous, shape });
  if (shape.dimension !== undefined) writeDimension(options, shape, shape.dimension);
  writeStroke(options, previous.line, shape.line);
  const lineWidth = shape.line.width;
  const arrows = [
    ['start', previous.startArrow, shape.startArrow],
    ['end', previous.endArrow, shape.endArrow],
  ] as const;
  for (const [end, before, isDrawn] of arrows) {
    const hasOwnSize = shape.arrowSizes?.[end] !== undefined;
    const hadOwnSize = previous.arrowSizes?.[end] !== undefined;
    if (isNew || before !== isDrawn || (hadOwnSize && !hasOwnSize))
      Object.assign(graphicChanges, createArrowAttributes(writing.writer, { end, isDrawn, lineWidth }));
    else if (isDrawn && !hasOwnSize && previous.line.width !== lineWidth)
      Object.assign(graphicChanges, createArrowWidth(end, lineWidth));
  }
}

/** Programs compute the length; those that do not show the one that is written. */
function writeDimension(options: ShapeWriteOptions, shape: LineShape, dimension: Dimension): void {
  const { shapeDraft, source, isNew, graphicChanges, textChanges } = options;
  const length = formatDimension(shape, { ...dimension, showsUnit: false }, 'en-US').replaceAll(',', '');
  if (isNew) {
    const { distance, overhang, gap, unit, decimals, showsUnit, size, color, font, bold, text } = dimension;
    Object.assign(graphicChanges, {
      'draw:line-distance': formatLength(Math.abs(distance)),
      'draw:placing': distance < 0 ? 'below' : 'above',
      'draw:guide-overhang': formatLength(overhang),
      'draw:guide-distance': formatLength(gap),
      'draw:unit': unit,
      'draw:decimal-places': String(decimals),
      'draw:show-unit': String(showsUnit),
      'draw:fill': 'none',
    });
    Object.assign(textChanges, {
      'fo:font-size': `${size}pt`,
      'fo:color': color,
      'fo:font-family': `'${font}'`,
      'fo:font-weight': bold ? 'bold' : 'normal',
    });
    if (text !== null) {
      for (const line of text.split('\n'))
        shapeDraft.parts.push(parseElementDraft(`<text:p>${encodeText(line)}</text:p>`));
      return;
    }
    const unitXml = showsUnit ? `<text:measure text:kind="unit">${unit}</text:measure>` : '';
    const value = `<text:measure text:kind="value">${encodeText(length)}</text:measure>`;
    shapeDraft.parts.push(parseElementDraft(`<text:p>${value}${unitXml}</text:p>`));
    return;
  }
  const measures = [...listDescendants(source.shapeElement, ['text:measure'])];
  const value = measures.find((measure) => getString(measure, 'text:kind') === 'value');
  if (value === undefined || getText(value) === length || dimension.text !== null) return;
  replaceDescendant(shapeDraft, value, length);
}

function replaceDescendant(draft: ElementDraft, descendant: Element, text: string): void {
  for (const piece of [...draft.parts]) {
    if (typeof piece === 'string' || !('source' in piece)) continue;
    if (piece.start > descendant.start || piece.end < descendant.end) continue;
    const inner = replaceByDraft(draft, piece);
    if (inner === null) return;
    if (piece === descendant) inner.parts = [encodeText(text)];
    else replaceDescendant(inner, descendant, text);
  }
}
