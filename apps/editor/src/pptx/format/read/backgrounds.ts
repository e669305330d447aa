import type { BoxShape, FillPaint, Shape } from '../../../canvas/scene/scene.ts';
import { createEmptyBody } from '../../../canvas/text/text-formats.ts';
import { readFillPaint } from '../../../drawingml/fill-paints.ts';
import { type FillSource, findFill, findStyleFill, resolveFillColour } from '../../../drawingml/fills.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath } from '../../../xml/values.ts';
import type { Reader } from './reader.ts';

export interface Background {
  color: string | null;
  /** A gradient or picture, which is shown behind everything. */
  paint: FillPaint | null;
}

/** The nearest background of a slide, its layout or its master. */
export function findBackground(
  readers: readonly Reader[],
  size: { width: number; height: number },
): Background | null {
  for (const reader of readers) {
    const backgroundElement = findByPath(reader.sheet.root, 'p:cSld', 'p:bg');
    if (backgroundElement === null) continue;
    const fill = findBackgroundFill(backgroundElement, reader);
    return {
      color: resolveFillColour(fill, reader.sheet)?.color ?? null,
      paint: readFillPaint(fill, reader, size),
    };
  }
  return null;
}

function findBackgroundFill(backgroundElement: Element, { sheet }: Reader): FillSource | null {
  const ownProperties = findChild(backgroundElement, 'p:bgPr');
  return (
    findFill(ownProperties, null, sheet) ?? findStyleFill(findChild(backgroundElement, 'p:bgRef'), sheet)
  );
}

/** A gradient or picture of the background as a shape that fills the page. */
export function createBackgroundShapes(
  { color, paint }: Background,
  { id, width, height }: { id: string; width: number; height: number },
): Shape[] {
  if (paint === null) return [];
  const shape: BoxShape = {
    id,
    kind: 'box',
    name: '',
    alt: '',
    x: 0,
    y: 0,
    width,
    height,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    outline: 'rectangle',
    fill: color,
    fillOpacity: 1,
    fillPaint: paint,
    line: null,
    text: createEmptyBody(),
    placeholder: null,
    isBackground: true,
  };
  return [shape];
}
