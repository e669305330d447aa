import { defaultDimension, dimensionUnits } from '../../../canvas/geometry/dimension.ts';
import type { Dimension } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, listDescendants, parseBoundedNumber } from '../../../xml/values.ts';
import { findGraphicValue } from './fills.ts';
import type { StyleChain } from './styles.ts';
import { readParagraphs } from './text.ts';
import type { TextContext } from './text-styles.ts';
import { parseLength } from './units.ts';

const isUnit = (unit: string | null): unit is Dimension['unit'] => unit !== null && unit in dimensionUnits;

/** How the dimension line of a `draw:measure` looks, and its text if that is not its length. */
export function readDimension(shapeElement: Element, chain: StyleChain, context: TextContext): Dimension {
  const readLength = (name: string, fallback: number): number =>
    Math.round(parseLength(findGraphicValue(chain, name)) ?? fallback);
  const paragraphs = readParagraphs(shapeElement, context);
  const [run] = paragraphs.flatMap(({ paragraph }) => paragraph.runs);
  const text = paragraphs
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
    .join('\n')
    .trim();
  // A field for the gap stands before a text as well.
  const fields = [...listDescendants(shapeElement, ['text:measure'])];
  const isOwnText = text !== '' && fields.every((field) => getString(field, 'text:kind') === 'gap');
  const isBelow = findGraphicValue(chain, 'draw:placing') === 'below';
  const distance = readLength('draw:line-distance', defaultDimension.distance);
  const unit = findGraphicValue(chain, 'draw:unit');
  const decimals =
    parseBoundedNumber(findGraphicValue(chain, 'draw:decimal-places')) ?? defaultDimension.decimals;
  return {
    distance: isBelow ? -distance : distance,
    overhang: readLength('draw:guide-overhang', defaultDimension.overhang),
    gap: readLength('draw:guide-distance', defaultDimension.gap),
    unit: isUnit(unit) ? unit : defaultDimension.unit,
    decimals: Math.min(10, Math.max(0, Math.round(decimals))),
    showsUnit: findGraphicValue(chain, 'draw:show-unit') !== 'false',
    text: isOwnText ? text : null,
    size: run?.size ?? defaultDimension.size,
    color: run?.color ?? defaultDimension.color,
    font: run?.font ?? defaultDimension.font,
    bold: run?.bold ?? defaultDimension.bold,
  };
}
