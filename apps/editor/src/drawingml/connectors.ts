import { maxBends } from '../canvas/geometry/route.ts';
import type { LineShape } from '../canvas/scene/scene.ts';
import type { Element } from '../xml/element.ts';
import { listGuides } from './custom-geometry.ts';
import { getConnectorRoute } from './outlines.ts';

/** Parts of a connector's box are hundred thousandths. */
const whole = 100_000;

/** Route and bends of a preset; null for one that is not a line. Its bends are the middle unless the shape has its own. */
export function readConnector(
  preset: Element | null,
  name: string,
): Pick<LineShape, 'route' | 'bends'> | null {
  const route = getConnectorRoute(name);
  if (route === null) return null;
  const guides = new Map(listGuides(preset, 'a:avLst').map((guide) => [guide.name, guide.formula]));
  const count = route === 'straight' ? 0 : Number(name.at(-1)) - 2;
  const bends = Array.from({ length: count }, (_, index) => {
    const value = /^\s*val\s+(-?\d{1,12})\s*$/.exec(guides.get(`adj${index + 1}`) ?? '')?.[1];
    return value === undefined ? 0.5 : Number(value) / whole || 0;
  });
  return { route, bends };
}

const presetPrefixes = { straight: 'line', elbow: 'bentConnector', curve: 'curvedConnector' } as const;

/** The preset geometry of a line. */
export function createConnectorXml({ route, ...line }: Pick<LineShape, 'route' | 'bends'>): string {
  const bends = line.bends.length > maxBends ? [0.5] : line.bends;
  const name = `${presetPrefixes[route]}${route === 'straight' ? '' : bends.length + 2}`;
  const isPlain = bends.every((part) => part === 0.5);
  const guides = isPlain
    ? []
    : bends.map((part, index) => `<a:gd name="adj${index + 1}" fmla="val ${Math.round(part * whole)}"/>`);
  return `<a:prstGeom prst="${name}"><a:avLst>${guides.join('')}</a:avLst></a:prstGeom>`;
}
