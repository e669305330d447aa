import { readPartText } from '../../../canvas/format/package.ts';
import type { OtherShape, Shape, UnsupportedKind } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type Drawing, masterOf } from './drawing.ts';
import { chainOf, graphicProperties, type Styles, valueIn } from './styles.ts';

const order: readonly UnsupportedKind[] = [
  'chart',
  'diagram',
  'object',
  'equation',
  'video',
  'animation',
  'transition',
  'effect',
  'other',
];

/** Markup of pages and styles that indicates content that is preserved but not shown. */
const signs: readonly (readonly [kind: UnsupportedKind, sign: RegExp])[] = [
  ['animation', /<anim:(?!par[\s/>]|seq[\s/>])/],
  ['transition', /\spresentation:transition-(?:type|style)="(?!none|manual)/],
];

/** Content of the drawing that is preserved but not shown, in the order of the list above. */
export function findUnsupported(drawing: Drawing, pages: readonly (readonly Shape[])[]): UnsupportedKind[] {
  const found = new Set<UnsupportedKind>();
  for (const part of ['content.xml', 'styles.xml']) {
    const xml = readPartText(drawing.pack, part) ?? '';
    for (const [kind, sign] of signs) if (sign.test(xml)) found.add(kind);
  }
  if (hasEffects(drawing)) found.add('effect');
  for (const shapes of pages)
    for (const what of othersIn(shapes)) found.add(what === 'unknown' ? 'other' : what);
  if (drawing.hiddenLayers.size > 0) found.add('other');
  return order.filter((kind) => found.has(kind));
}

function* othersIn(shapes: readonly Shape[]): Generator<OtherShape['what']> {
  for (const shape of shapes) {
    if (shape.kind === 'group') yield* othersIn(shape.shapes);
    else if (shape.kind === 'other') yield shape.what;
    else if (shape.kind === 'box' && shape.outline === 'other') yield 'unknown';
  }
}

/** Whether fills, shadows or transparency are drawn in a simplified way. Unused styles are ignored: programs write dozens of them into each file. */
function hasEffects(drawing: Drawing): boolean {
  const { content, common, pages } = drawing;
  const masters = new Set(pages.map((page) => masterOf(drawing, page)?.element));
  const met = new Set<string>();
  const isMet = (root: Element | undefined, styles: Styles | undefined, part: string): boolean =>
    root !== undefined &&
    styles !== undefined &&
    stylesOn(root).some(([family, name]) => {
      const key = `${part} ${family} ${name}`;
      if (met.has(key)) return false;
      met.add(key);
      return isEffect(styles, family, name);
    });
  return (
    pages.some((page) => isMet(page, content.styles, 'content')) ||
    [...masters].some((master) => isMet(master, common?.styles, 'common'))
  );
}

function isEffect(styles: Styles, family: string, name: string): boolean {
  const chain = chainOf(styles, family, name);
  const properties = family === 'drawing-page' ? 'style:drawing-page-properties' : graphicProperties;
  const valueFor = (attribute: string) => valueIn(chain, properties, attribute);
  return (
    ['gradient', 'hatch', 'bitmap'].includes(valueFor('draw:fill') ?? '') ||
    valueFor('draw:shadow') === 'visible' ||
    (valueFor('draw:opacity-name') ?? '') !== ''
  );
}

/** Family and name of each style used by an element and its descendants; without recursion, for any depth. */
function stylesOn(root: Element): [family: string, name: string][] {
  const found: [string, string][] = [];
  const open = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const isPage = next.name === 'draw:page' || next.name === 'style:master-page';
    const own = getString(next, 'draw:style-name');
    const shown = getString(next, 'presentation:style-name');
    if (own !== null) found.push([isPage ? 'drawing-page' : 'graphic', own]);
    if (shown !== null) found.push(['presentation', shown]);
    open.push(...next.children);
  }
  return found;
}
