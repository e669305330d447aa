import { relationshipsPart } from './opc-parts.ts';
import { findSlideDesign, type SlideDesign } from './slide-designs.ts';
import { slideLayouts } from './slide-layouts.ts';
import { slideSize } from './slide-markup.ts';
import { slideMaster, slideTheme } from './slide-master.ts';

/** A part of a presentation: its name, content, content type (after `application/vnd.`), and relationships. */
export interface DesignPart {
  name: string;
  xml: string;
  type: string;
  relationships: readonly (readonly [type: string, target: string])[];
}

const type = 'openxmlformats-officedocument.presentationml';

interface Options {
  /** Part of the names, so that the parts can be added to others. */
  mark?: string;
  /** Slide size; shapes on the slides are scaled with it. */
  size?: { width: number; height: number };
}

/** The master of a design with its theme and layouts. The first part is the master, the second the theme. */
export function designParts(
  design: SlideDesign,
  { mark = '', size = slideSize }: Options = {},
): readonly DesignPart[] {
  const layouts = slideLayouts(design).map((xml) => scaled(xml, size));
  const [master, theme] = [`ppt/slideMasters/slideMaster${mark}1.xml`, `ppt/theme/theme${mark}1.xml`];
  const nameOf = (at: number): string => `ppt/slideLayouts/slideLayout${mark}${at + 1}.xml`;
  return [
    {
      name: master,
      xml: scaled(slideMaster(design, layouts.length), size),
      type: `${type}.slideMaster`,
      relationships: [...layouts.map((_, at) => ['slideLayout', nameOf(at)] as const), ['theme', theme]],
    },
    { name: theme, xml: slideTheme(design), type: 'openxmlformats-officedocument.theme', relationships: [] },
    ...layouts.map((xml, at) => ({
      name: nameOf(at),
      xml,
      type: `${type}.slideLayout`,
      relationships: [['slideMaster', master]] as const,
    })),
  ];
}

function scaled(xml: string, { width, height }: { width: number; height: number }): string {
  const [across, down] = [width / slideSize.width, height / slideSize.height];
  if (across === 1 && down === 1) return xml;
  return xml.replace(
    /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/g,
    (_, x, y, cx, cy) =>
      `<a:off x="${Math.round(x * across)}" y="${Math.round(y * down)}"/><a:ext cx="${Math.round(cx * across)}" cy="${Math.round(cy * down)}"/>`,
  );
}

/** For parts that require a theme but do not show it, such as the notes master. */
export const plainThemeXml = slideTheme(findSlideDesign('harbour'));

/** Name and content of the relationships part of a part. */
export function designRelationships({
  name,
  relationships,
}: DesignPart): readonly [name: string, xml: string] {
  const at = name.lastIndexOf('/');
  const rels = `${name.slice(0, at)}/_rels${name.slice(at)}.rels`;
  return [rels, relationshipsPart(relationships.map(([kind, target]) => [kind, `/${target}`]))];
}
