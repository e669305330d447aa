import { readPartText } from '../../../canvas/format/package.ts';
import type { OtherShape, Shape, UnsupportedKind } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type Drawing, findMaster } from './drawing.ts';
import { readFill } from './fills.ts';
import { findValue, getStyleChain, graphicProperties, type Styles } from './styles.ts';

const kindOrder: readonly UnsupportedKind[] = [
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
const patterns: readonly (readonly [kind: UnsupportedKind, sign: RegExp])[] = [
  ['animation', /<anim:(?!par[\s/>]|seq[\s/>])/],
  ['transition', /\spresentation:transition-(?:type|style)="(?!none|manual)/],
];

/** Content of the drawing that is preserved but not shown, in the order of the list above. */
export function findUnsupported(drawing: Drawing, pages: readonly (readonly Shape[])[]): UnsupportedKind[] {
  const found = new Set<UnsupportedKind>();
  for (const part of ['content.xml', 'styles.xml']) {
    const xml = readPartText(drawing.pack, part) ?? '';
    for (const [kind, pattern] of patterns) if (pattern.test(xml)) found.add(kind);
  }
  if (hasEffects(drawing)) found.add('effect');
  for (const shapes of pages)
    for (const what of listUnsupportedShapes(shapes)) found.add(what === 'unknown' ? 'other' : what);
  return kindOrder.filter((kind) => found.has(kind));
}

function* listUnsupportedShapes(shapes: readonly Shape[]): Generator<OtherShape['what']> {
  for (const shape of shapes) {
    if (shape.kind === 'group') yield* listUnsupportedShapes(shape.shapes);
    else if (shape.kind === 'other') yield shape.what;
    else if (shape.kind === 'box' && shape.outline === 'other') yield 'unknown';
  }
}

/** Whether fills, shadows or transparency are drawn in a simplified way. Unused styles are ignored: programs write dozens of them into each file. */
function hasEffects(drawing: Drawing): boolean {
  const { content, common, pages } = drawing;
  const masters = new Set(pages.map((page) => findMaster(drawing, page)?.element));
  const checkedStyles = new Set<string>();
  const usesEffect = (root: Element | undefined, styles: Styles | undefined, part: string): boolean =>
    root !== undefined &&
    styles !== undefined &&
    listUsedStyles(root).some(([family, name]) => {
      const key = `${part} ${family} ${name}`;
      if (checkedStyles.has(key)) return false;
      checkedStyles.add(key);
      return isEffect(styles, family, name);
    });
  return (
    pages.some((page) => usesEffect(page, content.styles, 'content')) ||
    [...masters].some((master) => usesEffect(master, common?.styles, 'common'))
  );
}

function isEffect(styles: Styles, family: string, name: string): boolean {
  const chain = getStyleChain(styles, family, name);
  const properties = family === 'drawing-page' ? 'style:drawing-page-properties' : graphicProperties;
  const findProperty = (attribute: string) => findValue(chain, properties, attribute);
  const fill = findProperty('draw:fill') ?? '';
  // Backgrounds of pages are shown as one colour.
  const isShownGradient =
    fill === 'gradient' && family !== 'drawing-page' && readFill(styles, chain).fillPaint !== null;
  return (
    (['gradient', 'hatch', 'bitmap'].includes(fill) && !isShownGradient) ||
    findProperty('draw:shadow') === 'visible' ||
    (findProperty('draw:opacity-name') ?? '') !== ''
  );
}

/** Family and name of each style used by an element and its descendants; without recursion, for any depth. */
function listUsedStyles(root: Element): [family: string, name: string][] {
  const found: [string, string][] = [];
  const queue = [root];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const isPage = next.name === 'draw:page' || next.name === 'style:master-page';
    const graphicStyle = getString(next, 'draw:style-name');
    const presentationStyle = getString(next, 'presentation:style-name');
    if (graphicStyle !== null) found.push([isPage ? 'drawing-page' : 'graphic', graphicStyle]);
    if (presentationStyle !== null) found.push(['presentation', presentationStyle]);
    queue.push(...next.children);
  }
  return found;
}
