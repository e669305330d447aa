import { isSameValue } from '../format/same-values.ts';
import { findFreeName } from '../format/unique-names.ts';
import { type GraphicStyle, type StyleFormat, styleKeys } from '../scene/graphic-style.ts';
import type { Scene } from '../scene/scene.ts';
import { readShapeFormat, type StyledShape } from './shape-format.ts';
import { indexStyles, replaceStyles } from './styles.ts';

/** What programs draw where no style says anything. */
export const plainFormat: StyleFormat = {
  fill: { fill: '#729fcf', fillPaint: null },
  fillOpacity: 1,
  dash: 'solid',
  lineColor: '#3465a4',
  lineWidth: 9525,
  startArrow: false,
  endArrow: false,
  anchor: 'top',
  inset: { left: 90_000, top: 45_000, right: 90_000, bottom: 45_000 },
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  capitals: 'none',
  size: 18,
  color: '#000000',
  font: 'Liberation Sans',
  align: 'left',
  lineSpacing: 1,
  spaceBefore: 0,
  spaceAfter: 0,
};

/** A name of a style in a file: other characters than letters, digits and `.-` as their number between underscores, as other programs write them. */
export function encodeStyleName(name: string, used: ReadonlySet<string>): string {
  const encoded = [...name]
    .map((letter, index) =>
      /[A-Za-z]/.test(letter) || (index > 0 && /[\d.-]/.test(letter))
        ? letter
        : `_${(letter.codePointAt(0) ?? 0).toString(16)}_`,
    )
    .join('')
    .replace(/^(?=_)/, 'S');
  return findFreeName(encoded, used, '-');
}

/** The style that a shape has becomes the parent of a new one that looks like the shape. */
export function createStyleFrom(
  shape: StyledShape,
  { scene, name }: { scene: Scene; name: string },
): GraphicStyle {
  const styles = indexStyles(scene.styles);
  const parent = shape.styleId == null ? undefined : styles.get(shape.styleId);
  const format = readShapeFormat(shape, parent?.format ?? plainFormat);
  const own = styleKeys.filter(
    (key) => parent === undefined || !isSameValue(format[key], parent.format[key]),
  );
  return {
    id: encodeStyleName(name, new Set(styles.keys())),
    name,
    parentId: parent?.id ?? null,
    format,
    own,
  };
}

/** The style with the values of a shape. */
export function updateStyleFrom(scene: Scene, style: GraphicStyle, shape: StyledShape): Scene {
  const format = readShapeFormat(shape, style.format);
  const changed = styleKeys.filter((key) => !isSameValue(format[key], style.format[key]));
  const own = styleKeys.filter((key) => style.own.includes(key) || changed.includes(key));
  return changed.length === 0 ? scene : replaceStyle(scene, style.id, { ...style, format, own });
}

export const renameStyle = (scene: Scene, style: GraphicStyle, name: string): Scene =>
  replaceStyle(scene, style.id, { ...style, name });

function replaceStyle(scene: Scene, id: string, next: GraphicStyle): Scene {
  return replaceStyles(
    scene,
    (scene.styles ?? []).map((style) => (style.id === id ? next : style)),
  );
}

/** Its shapes and the styles based on it follow its parent. Without a parent they stay as they look. */
export function removeStyle(scene: Scene, { id, parentId, own }: GraphicStyle): Scene {
  const parentOf = (style: GraphicStyle): GraphicStyle => {
    if (style.parentId !== id) return style;
    return parentId === null
      ? { ...style, parentId, own: styleKeys.filter((key) => own.includes(key) || style.own.includes(key)) }
      : { ...style, parentId };
  };
  return replaceStyles(scene, (scene.styles ?? []).filter((style) => style.id !== id).map(parentOf));
}
