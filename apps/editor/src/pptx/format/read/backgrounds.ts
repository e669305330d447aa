import type { PictureShape, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber } from '../../../xml/values.ts';
import { tintIn } from './colour.ts';
import type { Sheet } from './deck.ts';
import { fillNames, tintOfFill } from './fills.ts';
import { mediaOf, type Reader } from './reader.ts';

export interface Background {
  color: string | null;
  /** The background picture, which is shown behind everything. */
  blip: Element | null;
  reader: Reader;
}

/** The nearest background of a slide, its layout or its master. */
export function backgroundOf(readers: readonly Reader[]): Background | null {
  for (const reader of readers) {
    const holder = findByPath(reader.sheet.root, 'p:cSld', 'p:bg');
    if (holder === null) continue;
    const fill = fillOfBackground(holder, reader.sheet);
    return { reader, color: fill.color, blip: fill.blip };
  }
  return null;
}

function fillOfBackground(holder: Element, sheet: Sheet): { color: string | null; blip: Element | null } {
  const own = findChild(holder, 'p:bgPr');
  const reference = findChild(holder, 'p:bgRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const color = tintIn(reference, sheet.palette);
  const styled = index > 1000 ? sheet.theme.backgrounds[index - 1001] : sheet.theme.fills[index - 1];
  const fill = own?.children.find(({ name }) => fillNames.includes(name)) ?? styled;
  if (fill === undefined) return { color: color?.color ?? null, blip: null };
  return {
    color: tintOfFill(fill, sheet, color)?.color ?? null,
    blip: own === null ? null : findByPath(own, 'a:blipFill', 'a:blip'),
  };
}

/** A background picture as a shape that fills the page. */
export function backgroundPicture(
  { blip, reader }: Background,
  { id, width, height }: { id: string; width: number; height: number },
): Shape[] {
  const media = mediaOf(reader, blip);
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
