import { type Element, findChild } from '../xml/element.ts';
import { findByPath, getNumber, getString, listChildren } from '../xml/values.ts';
import {
  buildOutline,
  type Geometry,
  type GeometryPath,
  type Guide,
  type OutlineData,
  type PathCommand,
  type Size,
} from './geometry.ts';
import { getConnectorRoute } from './outlines.ts';
import { buildPresetOutline, type OutlineValues } from './preset-outline.ts';

interface OutlineSource {
  /** The `a:custGeom` and the `a:prstGeom` of the shape. */
  custom: Element | null;
  preset: Element | null;
  /** The name of the preset, also of a shape that has no geometry. */
  name: string;
}

/** The outline of a shape of this size. */
export function readOutline({ custom, preset, name }: OutlineSource, size: Size): OutlineValues {
  if (custom !== null) {
    const data = readCustomOutline(custom, size);
    return data === null ? { outline: 'other' } : { outline: 'path', ...data };
  }
  if (getConnectorRoute(name) !== null) return { outline: 'other' };
  return buildPresetOutline({ name, adjustments: listGuides(preset, 'a:avLst') }, size);
}

/** The outline of an `a:custGeom` in a box of this size; null if it cannot be evaluated. */
export function readCustomOutline(element: Element, size: Size): OutlineData | null {
  const rectangle = findByPath(element, 'a:rect');
  const sides = ['l', 't', 'r', 'b'].map((name) => getString(rectangle, name));
  const geometry: Geometry = {
    guides: [...listGuides(element, 'a:avLst'), ...listGuides(element, 'a:gdLst')],
    paths: listChildren(findChild(element, 'a:pathLst'), 'a:path').map(readPath),
    textRectangle: sides.every((side) => side !== null) ? sides : null,
    ...readSites(element),
  };
  return buildOutline(geometry, size);
}

function readSites(element: Element): Pick<Geometry, 'sites'> {
  const list = listChildren(findChild(element, 'a:cxnLst'), 'a:cxn');
  if (list.length === 0) return {};
  const sites = list.map((site) => {
    const position = findChild(site, 'a:pos');
    return {
      angle: getString(site, 'ang') ?? '0',
      x: getString(position, 'x') ?? '0',
      y: getString(position, 'y') ?? '0',
    };
  });
  return { sites };
}

export const listGuides = (element: Element | null, list: string): Guide[] =>
  listChildren(element === null ? null : findChild(element, list), 'a:gd').map((guide) => ({
    name: getString(guide, 'name') ?? '',
    formula: getString(guide, 'fmla') ?? '',
  }));

function readPath(path: Element): GeometryPath {
  const [width, height] = [getNumber(path, 'w'), getNumber(path, 'h')];
  return {
    ...(width && { width }),
    ...(height && { height }),
    isFilled: getString(path, 'fill') !== 'none',
    isStroked: !['0', 'false'].includes(getString(path, 'stroke') ?? ''),
    commands: path.children.flatMap(readCommand),
  };
}

const letters: Readonly<Record<string, PathCommand['letter']>> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:quadBezTo': 'Q',
  'a:cubicBezTo': 'C',
  'a:arcTo': 'A',
  'a:close': 'Z',
};

function readCommand(element: Element): PathCommand[] {
  const letter = letters[element.name];
  if (letter === undefined) return [];
  const values =
    letter === 'A'
      ? ['wR', 'hR', 'stAng', 'swAng'].map((name) => getString(element, name) ?? '0')
      : listChildren(element, 'a:pt').flatMap((point) => [
          getString(point, 'x') ?? '0',
          getString(point, 'y') ?? '0',
        ]);
  return [{ letter, values }];
}
