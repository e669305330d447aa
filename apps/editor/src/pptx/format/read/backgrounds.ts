import type { PictureShape, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber } from '../../../xml/values.ts';
import { readColour } from './colour.ts';
import type { Sheet } from './deck.ts';
import { fillNames, resolveFill } from './fills.ts';
import { type Reader, readMediaName } from './reader.ts';

export interface Background {
  color: string | null;
  /** The background picture, which is shown behind everything. */
  blip: Element | null;
  reader: Reader;
}

/** The nearest background of a slide, its layout or its master. */
export function findBackground(readers: readonly Reader[]): Background | null {
  for (const reader of readers) {
    const backgroundElement = findByPath(reader.sheet.root, 'p:cSld', 'p:bg');
    if (backgroundElement === null) continue;
    const fill = resolveBackgroundFill(backgroundElement, reader.sheet);
    return { reader, color: fill.color, blip: fill.blip };
  }
  return null;
}

function resolveBackgroundFill(
  backgroundElement: Element,
  sheet: Sheet,
): { color: string | null; blip: Element | null } {
  const ownProperties = findChild(backgroundElement, 'p:bgPr');
  const reference = findChild(backgroundElement, 'p:bgRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const color = readColour(reference, sheet.colours);
  const themeFill = index > 1000 ? sheet.theme.backgrounds[index - 1001] : sheet.theme.fills[index - 1];
  const fill = ownProperties?.children.find(({ name }) => fillNames.includes(name)) ?? themeFill;
  if (fill === undefined) return { color: color?.color ?? null, blip: null };
  return {
    color: resolveFill(fill, sheet, color)?.color ?? null,
    blip: ownProperties === null ? null : findByPath(ownProperties, 'a:blipFill', 'a:blip'),
  };
}

/** A background picture as a shape that fills the page. */
export function createBackgroundPicture(
  { blip, reader }: Background,
  { id, width, height }: { id: string; width: number; height: number },
): Shape[] {
  const media = readMediaName(reader, blip);
  if (media === null) return [];
  const picture: PictureShape = {
    id,
    kind: 'picture',
    name: '',
    alt: '',
    x: 0,
    y: 0,
    width,
    height,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    media,
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  };
  return [picture];
}
