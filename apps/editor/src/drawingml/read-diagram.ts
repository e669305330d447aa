import type { GroupShape, TextBody } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import { findByPath } from '../xml/values.ts';
import { readColour } from './colour.ts';
import type { FillContext } from './drawing-part.ts';
import { type Box, readBox } from './position.ts';
import { readTree } from './read-shapes.ts';
import { readBody } from './text.ts';
import { createTextContext, type TextSource } from './text-styles.ts';

/**
 * The drawing of a diagram (`dsp:drawing`, [MS-ODRAWXML] 2.3): the shapes that the last program laid out, in a box of this size. Null for other parts.
 */
export function readDiagram(root: Element | null, box: Box, context: FillContext): GroupShape | null {
  const tree = root?.name === 'dsp:drawing' ? findChild(root, 'dsp:spTree') : null;
  if (tree === null) return null;
  return readTree(tree, box, {
    ...context,
    readText: (shape, own) => readText(shape, own, context),
    readFrame: () => ({ what: 'unknown', media: null }),
  });
}

function readText(shape: Element, box: Box, { sheet }: FillContext): TextBody {
  const body = findChild(shape, 'dsp:txBody');
  const sources: TextSource[] = [];
  const levels = findByPath(body, 'a:lstStyle');
  if (levels !== null && levels.children.length > 0) sources.push({ kind: 'levels', levels });
  const color = readColour(findByPath(shape, 'dsp:style', 'a:fontRef'), sheet.colours)?.color;
  if (color !== undefined) sources.push({ kind: 'format', format: { color } });
  const text = readBody(body, createTextContext(sheet, sources, body), [findByPath(body, 'a:bodyPr')]);
  const area = findChild(shape, 'dsp:txXfrm');
  return area === null ? text : placeText(text, box, { shape, area: readBox(area) });
}

/** The text of a diagram has an area of its own, which is written as a larger inset. */
function placeText(text: TextBody, box: Box, { shape, area }: { shape: Element; area: Box }): TextBody {
  const transform = findByPath(shape, 'dsp:spPr', 'a:xfrm');
  const own = transform === null ? box : readBox(transform);
  const add = (inset: number, distance: number): number => Math.round(inset + Math.max(0, distance));
  return {
    ...text,
    inset: {
      left: add(text.inset.left, area.x - own.x),
      top: add(text.inset.top, area.y - own.y),
      right: add(text.inset.right, own.x + own.width - area.x - area.width),
      bottom: add(text.inset.bottom, own.y + own.height - area.y - area.height),
    },
  };
}
