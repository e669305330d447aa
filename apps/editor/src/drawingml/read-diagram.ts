import { type Package, readPartRoot, readRelationshipMap } from '../canvas/format/package.ts';
import type { BoxShape, GroupShape } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import type { Relationship } from '../xml/relationships.ts';
import { findByPath, getString } from '../xml/values.ts';
import { readColour } from './colour.ts';
import type { FillContext } from './drawing-part.ts';
import type { TextFrame } from './geometry.ts';
import { type Box, readBox } from './position.ts';
import { readDiagramTexts } from './read-diagram-texts.ts';
import { readTree } from './read-shapes.ts';
import { readBody } from './text.ts';
import { createTextContext, type TextSource } from './text-styles.ts';

/** The part with a diagram, its package, and what its fills are read with. */
export interface DiagramContext extends FillContext {
  pack: Package;
}

/**
 * The shapes of a diagram in a frame with this content, in a box of this size; its words, if no program has laid it out. Their part is named by the
 * data of the diagram.
 */
export function readDiagramFrame(content: Element, box: Box, context: DiagramContext): GroupShape | null {
  if (content.name !== 'dgm:relIds') return null;
  const { pack, sheet } = context;
  const data = sheet.relationships.get(getString(content, 'r:dm') ?? '')?.target ?? '';
  const root = readPartRoot(pack, data);
  const part = findDiagramDrawing(root, data, sheet.relationships);
  const drawing =
    part === null
      ? null
      : readDiagram(readPartRoot(pack, part), box, {
          ...context,
          sheet: { ...sheet, relationships: readRelationshipMap(pack, part) },
        });
  return drawing !== null && drawing.shapes.length > 0 ? drawing : readDiagramTexts(root, box, sheet);
}

/** By its relationship, or, as some programs write none, by its number. */
function findDiagramDrawing(
  root: Element | null,
  data: string,
  relationships: ReadonlyMap<string, Relationship>,
): string | null {
  const extensions = findByPath(root, 'dgm:extLst')?.children ?? [];
  const id = extensions
    .map((extension) => getString(findChild(extension, 'dsp:dataModelExt'), 'relId'))
    .find((relationId) => relationId !== null);
  const target = relationships.get(id ?? '')?.target;
  if (target !== undefined) return target;
  return /\/data\d*\.xml$/.test(data) ? data.replace(/\/data(\d*\.xml)$/, '/drawing$1') : null;
}

/**
 * The drawing of a diagram (`dsp:drawing`, [MS-ODRAWXML] 2.3): the shapes that the last program laid out, in a box of this size. Null for other parts.
 */
function readDiagram(root: Element | null, box: Box, context: FillContext): GroupShape | null {
  const tree = root?.name === 'dsp:drawing' ? findChild(root, 'dsp:spTree') : null;
  if (tree === null) return null;
  return readTree(tree, box, {
    ...context,
    readText: (shape, own) => readText(shape, own, context),
    readFrame: () => ({ what: 'unknown', media: null }),
  });
}

function readText(shape: Element, box: Box, { sheet }: FillContext): Pick<BoxShape, 'text' | 'textFrame'> {
  const body = findChild(shape, 'dsp:txBody');
  const sources: TextSource[] = [];
  const levels = findByPath(body, 'a:lstStyle');
  if (levels !== null && levels.children.length > 0) sources.push({ kind: 'levels', levels });
  const color = readColour(findByPath(shape, 'dsp:style', 'a:fontRef'), sheet.colours)?.color;
  if (color !== undefined) sources.push({ kind: 'format', format: { color } });
  const text = readBody(body, createTextContext(sheet, sources, body), [findByPath(body, 'a:bodyPr')]);
  const area = findChild(shape, 'dsp:txXfrm');
  return area === null ? { text } : { text, textFrame: readTextFrame(shape, box, readBox(area)) };
}

/** The text of a diagram has an area of its own. */
function readTextFrame(shape: Element, box: Box, area: Box): TextFrame {
  const transform = findByPath(shape, 'dsp:spPr', 'a:xfrm');
  const own = transform === null ? box : readBox(transform);
  const toPart = (distance: number, length: number): number =>
    length > 0 ? Math.max(0, distance / length) : 0;
  return {
    left: toPart(area.x - own.x, own.width),
    top: toPart(area.y - own.y, own.height),
    right: toPart(own.x + own.width - area.x - area.width, own.width),
    bottom: toPart(own.y + own.height - area.y - area.height, own.height),
  };
}
