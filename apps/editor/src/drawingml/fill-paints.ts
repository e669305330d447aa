import { readPictureSize } from '../canvas/format/picture-size.ts';
import type { FillPaint, GradientStop, RadialGradient } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import { findByPath, getNumber, getString } from '../xml/values.ts';
import { readColour } from './colour.ts';
import { type DrawingPart, type FillContext, readMediaName } from './drawing-part.ts';
import { type FillSource, roundOpacity } from './fills.ts';
import { readFraction } from './fraction.ts';

/** The gradient or picture of a fill; null for other fills. */
export function readFillPaint(
  fill: FillSource | null,
  reader: FillContext,
  size: { width: number; height: number },
): FillPaint | null {
  switch (fill?.element?.name) {
    case 'a:gradFill':
      return readGradient(fill.element, fill, reader.sheet);
    case 'a:blipFill':
      return readPicture(fill.element, fill, { reader, size });
    default:
      return null;
  }
}

function readGradient(element: Element, { color }: FillSource, { colours }: DrawingPart): FillPaint | null {
  const stops = (findChild(element, 'a:gsLst')?.children ?? [])
    .flatMap((stop): GradientStop[] => {
      const resolved = readColour(stop, colours, color);
      const offset = Math.min(1, Math.max(0, readFraction(stop, 'pos') ?? 0));
      return resolved === null
        ? []
        : [{ offset, color: resolved.color, opacity: roundOpacity(resolved.opacity) }];
    })
    .toSorted((one, other) => one.offset - other.offset);
  if (stops.length < 2) return null;
  const path = findChild(element, 'a:path');
  if (path !== null) return { ...readCenter(path), stops };
  const angle = (getNumber(findChild(element, 'a:lin'), 'ang') ?? 0) / 60_000;
  return { kind: 'linear', angle: ((angle % 360) + 360) % 360, stops };
}

/** The gradient runs outwards from a rectangle, whose centre is taken. */
function readCenter(path: Element): Omit<RadialGradient, 'stops'> {
  const rectangle = findChild(path, 'a:fillToRect');
  const [left, top, right, bottom] = ['l', 't', 'r', 'b'].map((side) => readFraction(rectangle, side) ?? 0);
  const center = (from = 0, to = 0): number => Math.min(1, Math.max(0, (from + 1 - to) / 2));
  return { kind: 'radial', centerX: center(left, right), centerY: center(top, bottom) };
}

interface PictureContext {
  reader: FillContext;
  size: { width: number; height: number };
}

function readPicture(
  element: Element,
  { isFromTheme }: FillSource,
  { reader, size }: PictureContext,
): FillPaint | null {
  const blip = findChild(element, 'a:blip');
  const { sheet } = reader;
  const media = isFromTheme
    ? readMediaName({ ...reader, sheet: { ...sheet, relationships: sheet.theme.relationships } }, blip)
    : readMediaName(reader, blip);
  if (media === null) return null;
  const alpha = findByPath(blip, 'a:alphaModFix');
  const opacity = roundOpacity(Math.min(1, Math.max(0, readFraction(alpha, 'amt') ?? 1)));
  const tile = findChild(element, 'a:tile');
  const placement =
    tile === null ? readStretch(element) : readTile(tile, { picture: readSize(reader, media), size });
  return { kind: 'picture', media, opacity, isTiled: tile !== null, ...placement };
}

interface Placement {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smallest visible fraction of a picture. */
const minVisible = 0.01;

function readEdges(rectangle: Element | null, from: string, to: string): { start: number; sum: number } {
  const [start, end] = [readFraction(rectangle, from) ?? 0, readFraction(rectangle, to) ?? 0];
  return { start, sum: start + end };
}

/** The source rectangle of the picture covers the fill rectangle of the box. */
function readStretch(element: Element): Placement {
  const source = findChild(element, 'a:srcRect');
  const target = findByPath(element, 'a:stretch', 'a:fillRect');
  const place = (from: string, to: string): { at: number; length: number } => {
    const [hidden, free] = [readEdges(source, from, to), readEdges(target, from, to)];
    const length = Math.max(minVisible, 1 - free.sum) / Math.max(minVisible, 1 - hidden.sum);
    return { at: free.start - hidden.start * length, length };
  };
  const [across, down] = [place('l', 'r'), place('t', 'b')];
  return { x: across.at, y: down.at, width: across.length, height: down.length };
}

/** Smallest side of a tile: smaller ones would be drawn too many times. */
const minTile = 9525;

function readTile(
  tile: Element,
  { picture, size }: { picture: { width: number; height: number }; size: { width: number; height: number } },
): Placement {
  const width = Math.max(minTile, picture.width * Math.abs(readFraction(tile, 'sx') ?? 1));
  const height = Math.max(minTile, picture.height * Math.abs(readFraction(tile, 'sy') ?? 1));
  const name = getString(tile, 'algn') ?? 'tl';
  const alignment = name === 'ctr' ? '' : name;
  const align = (free: number, start: string, end: string): number =>
    alignment.includes(start) ? 0 : alignment.includes(end) ? free : free / 2;
  return {
    x: Math.round(align(size.width - width, 'l', 'r') + (getNumber(tile, 'tx') ?? 0)),
    y: Math.round(align(size.height - height, 't', 'b') + (getNumber(tile, 'ty') ?? 0)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Side of a tile whose picture does not give its size: an inch. */
const unknownSize = { width: 914_400, height: 914_400 };

function readSize({ mediaReader }: FillContext, name: string): { width: number; height: number } {
  const media = mediaReader.allMedia.get(name);
  return (media === undefined ? null : readPictureSize(media)) ?? unknownSize;
}
