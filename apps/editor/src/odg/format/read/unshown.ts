import { partText } from '../../../canvas/format/package.ts';
import type { OtherShape, Shape, UnshownKind } from '../../../canvas/scene/scene.ts';
import type { Drawing } from './drawing.ts';

const order: readonly UnshownKind[] = [
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

/** What tells in the text of the pages and styles that something is kept and not shown as it is. */
const signs: readonly (readonly [kind: UnshownKind, sign: RegExp])[] = [
  ['animation', /<anim:(?!par[\s/>]|seq[\s/>])/],
  ['transition', /\spresentation:transition-(?:type|style)="(?!none|manual)/],
  ['effect', /\sdraw:fill="(?:gradient|hatch|bitmap)"|\sdraw:shadow="visible"|\sdraw:opacity-name="[^"]/],
];

/** What the drawing holds that the editor keeps and does not show, in the order of the list above. */
export function unshownIn(drawing: Drawing, pages: readonly (readonly Shape[])[]): UnshownKind[] {
  const found = new Set<UnshownKind>();
  for (const part of ['content.xml', 'styles.xml']) {
    const xml = partText(drawing.pack, part) ?? '';
    for (const [kind, sign] of signs) if (sign.test(xml)) found.add(kind);
  }
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
