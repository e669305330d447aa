import type { BoxShape, GroupShape, TextParagraph } from '../canvas/scene/scene.ts';
import { baseShapeValues, textBoxValues } from '../canvas/scene/shape-values.ts';
import type { Element } from '../xml/element.ts';
import { findByPath, getNumber, getString, listChildren } from '../xml/values.ts';
import type { DrawingPart } from './drawing-part.ts';
import type { Box } from './position.ts';
import { readBody, readTextArea } from './text.ts';
import { createTextContext } from './text-styles.ts';

/** More would not be legible in one frame. */
const maxPoints = 500;
const maxLevel = 8;

/** The words of a diagram as a list, for files without the shapes that a program laid out; null if it has no words. */
export function readDiagramTexts(data: Element | null, box: Box, sheet: DrawingPart): GroupShape | null {
  const paragraphs = listPoints(data).flatMap(({ point, level }) => readPoint(point, level, sheet));
  if (paragraphs.length === 0) return null;
  const text = { paragraphs, ...readTextArea([]) };
  const list: BoxShape = { ...baseShapeValues, ...textBoxValues, ...box, x: 0, y: 0, id: 'd.0', text };
  return { ...baseShapeValues, ...box, id: 'd', kind: 'group', shapes: [list] };
}

function readPoint(point: Element, level: number, sheet: DrawingPart): TextParagraph[] {
  const body = findByPath(point, 'dgm:t');
  const { paragraphs } = readBody(body, createTextContext(sheet, [], body), []);
  return paragraphs
    .filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
    .map((paragraph) => ({ ...paragraph, level, list: 'bullet', align: 'left' }));
}

/** The points with words, in the order and at the levels of their connections (ECMA-376 Part 1, 21.4.3). */
function listPoints(data: Element | null): { point: Element; level: number }[] {
  const points = new Map(
    listChildren(findByPath(data, 'dgm:ptLst'), 'dgm:pt').map((point) => [
      getString(point, 'modelId') ?? '',
      point,
    ]),
  );
  const children = indexChildren(data);
  const listed: { point: Element; level: number }[] = [];
  const seen = new Set<string>();
  const queue = [...points]
    .filter(([, point]) => getString(point, 'type') === 'doc')
    .map(([id]) => ({ id, level: -1 }))
    .reverse();
  for (let next = queue.pop(); next !== undefined && listed.length < maxPoints; next = queue.pop()) {
    const { id, level } = next;
    const point = points.get(id);
    if (seen.has(id) || point === undefined) continue;
    seen.add(id);
    if (level >= 0) listed.push({ point, level: Math.min(level, maxLevel) });
    for (const child of (children.get(id) ?? []).toReversed())
      queue.push({ id: getString(child, 'destId') ?? '', level: level + 1 });
  }
  return listed;
}

const indexChildren = (data: Element | null): Map<string, Element[]> =>
  Map.groupBy(
    listChildren(findByPath(data, 'dgm:cxnLst'), 'dgm:cxn')
      .filter((connection) => (getString(connection, 'type') ?? 'parOf') === 'parOf')
      .toSorted((one, other) => (getNumber(one, 'srcOrd') ?? 0) - (getNumber(other, 'srcOrd') ?? 0)),
    (connection) => getString(connection, 'srcId') ?? '',
  );
