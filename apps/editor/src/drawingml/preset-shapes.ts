import type { Geometry, GeometryPath, GeometrySite, Guide, PathCommand } from './geometry.ts';
import definitions from './preset-shapes.json' with { type: 'json' };

/** The preset shapes of DrawingML, from the definitions that come with the standard (ECMA-376 part 1, presetShapeDefinitions.xml). */

interface Definition {
  /** Guides as `name=formula`, separated by semicolons. */
  adjustments?: string;
  guides?: string;
  /** Left, top, right and bottom of the text. */
  text?: string;
  /** Connection sites as an angle and a point, separated by semicolons; undefined for the middles of the four sides. */
  sites?: string;
  paths: readonly { width?: number; height?: number; fill?: boolean; stroke?: boolean; commands: string }[];
}

const shapes: Readonly<Record<string, Definition>> = definitions;

/** A preset with the adjustments of a shape in place of its own; null for an unknown name. */
export function findPresetGeometry(name: string, adjustments: readonly Guide[]): Geometry | null {
  const definition = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (definition === undefined) return null;
  return {
    guides: [
      ...parseGuides(definition.adjustments),
      ...adjustments.filter((guide) => guide.name.startsWith('adj')),
      ...parseGuides(definition.guides),
    ],
    paths: definition.paths.map(parsePath),
    textRectangle: definition.text?.split(' ') ?? null,
    ...(definition.sites !== undefined && { sites: parseSites(definition.sites) }),
  };
}

function parseGuides(list: string | undefined): Guide[] {
  if (list === undefined) return [];
  return list.split(';').map((guide) => {
    const at = guide.indexOf('=');
    return { name: guide.slice(0, at), formula: guide.slice(at + 1) };
  });
}

function parseSites(list: string): GeometrySite[] {
  return list.split(';').map((site) => {
    const [angle = '0', x = 'hc', y = 'vc'] = site.split(' ');
    return { angle, x, y };
  });
}

function parsePath({
  width,
  height,
  fill = true,
  stroke = true,
  commands,
}: Definition['paths'][number]): GeometryPath {
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    isFilled: fill,
    isStroked: stroke,
    commands: commands.split(/ (?=[MLQCAZ](?: |$))/).map((command) => {
      const [letter = 'Z', ...values] = command.split(' ');
      return { letter: letter as PathCommand['letter'], values };
    }),
  };
}
