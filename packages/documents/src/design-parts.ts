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
  const layouts = slideLayouts(design).map((xml) => scaleShapes(xml, size));
  const [master, theme] = [`ppt/slideMasters/slideMaster${mark}1.xml`, `ppt/theme/theme${mark}1.xml`];
  const getLayoutName = (index: number): string => `ppt/slideLayouts/slideLayout${mark}${index + 1}.xml`;
  return [
    {
      name: master,
      xml: scaleShapes(slideMaster(design, layouts.length), size),
      type: `${type}.slideMaster`,
      relationships: [
        ...layouts.map((_, index) => ['slideLayout', getLayoutName(index)] as const),
        ['theme', theme],
      ],
    },
    { name: theme, xml: slideTheme(design), type: 'openxmlformats-officedocument.theme', relationships: [] },
    ...layouts.map((xml, index) => ({
      name: getLayoutName(index),
      xml,
      type: `${type}.slideLayout`,
      relationships: [['slideMaster', master]] as const,
    })),
  ];
}

function scaleShapes(xml: string, { width, height }: { width: number; height: number }): string {
  const [scaleX, scaleY] = [width / slideSize.width, height / slideSize.height];
  if (scaleX === 1 && scaleY === 1) return xml;
  return xml.replace(
    /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/g,
    (_, x, y, cx, cy) =>
      `<a:off x="${Math.round(x * scaleX)}" y="${Math.round(y * scaleY)}"/><a:ext cx="${Math.round(cx * scaleX)}" cy="${Math.round(cy * scaleY)}"/>`,
  );
}

/** For parts that require a theme but do not show it, such as the notes master. */
export const plainThemeXml = slideTheme(findSlideDesign('harbour'));

/** Name and content of the relationships part of a part. */
export function designRelationships({
  name,
  relationships,
}: DesignPart): readonly [name: string, xml: string] {
  const index = name.lastIndexOf('/');
  const rels = `${name.slice(0, index)}/_rels${name.slice(index)}.rels`;
  return [rels, relationshipsPart(relationships.map(([kind, target]) => [kind, `/${target}`]))];
}
