import { mapPageShapes } from '../commands/find-shapes.ts';
import { isSameValue } from '../format/same-values.ts';
import {
  defaultStyleId,
  type GraphicStyle,
  type StyleFormat,
  type StyleKey,
  styleKeys,
} from '../scene/graphic-style.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import { changeFormat, isStyled, type StyledShape } from './shape-format.ts';

export type StylesById = ReadonlyMap<string, GraphicStyle>;

export const indexStyles = (styles: readonly GraphicStyle[] | undefined): StylesById =>
  new Map((styles ?? []).map((style) => [style.id, style]));

/** A style and its parents, nearest first; a cycle ends where it begins. */
export function listAncestors(styles: StylesById, id: string | null): GraphicStyle[] {
  const chain: GraphicStyle[] = [];
  const visited = new Set<string>();
  let style = id === null ? undefined : styles.get(id);
  while (style !== undefined && !visited.has(style.id)) {
    visited.add(style.id);
    chain.push(style);
    style = style.parentId === null ? undefined : styles.get(style.parentId);
  }
  return chain;
}

/** For each style that is gone, the nearest of its parents that is left; null for none. Each is visited once, however long the chains are. */
export function findReplacements(before: StylesById, after: StylesById): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const id of before.keys()) {
    const path = new Set<string>();
    let next: string | null = id;
    while (next !== null && !after.has(next) && !found.has(next) && !path.has(next)) {
      path.add(next);
      next = before.get(next)?.parentId ?? null;
    }
    const target = next === null || after.has(next) ? next : (found.get(next) ?? null);
    for (const one of path) found.set(one, target);
  }
  return found;
}

/** What a style or one of its parents defines. */
export const listDefinedKeys = (styles: StylesById, id: string): Set<StyleKey> =>
  new Set(listAncestors(styles, id).flatMap(({ own }) => own));

/** Styles follow what has changed in their parents, unless they define it themselves. Each is visited once, however long the chains are. */
export function inheritChanges(next: readonly GraphicStyle[], before: StylesById): readonly GraphicStyle[] {
  const byId = indexStyles(next);
  const settled = new Map<string, GraphicStyle>();
  for (const { id } of next) {
    const chain: GraphicStyle[] = [];
    const visited = new Set<string>();
    let style = byId.get(id);
    while (style !== undefined && !settled.has(style.id) && !visited.has(style.id)) {
      visited.add(style.id);
      chain.push(style);
      style = style.parentId === null ? undefined : byId.get(style.parentId);
    }
    for (const one of chain.reverse()) {
      const parent = one.parentId === null ? undefined : settled.get(one.parentId);
      const parentId = before.get(one.id)?.parentId ?? null;
      const parentBefore = parentId === null ? undefined : before.get(parentId);
      const isFollower = parent !== undefined && before.has(one.id);
      settled.set(one.id, isFollower ? followParent(one, parent.format, parentBefore?.format ?? null) : one);
    }
  }
  return next.map((style) => settled.get(style.id) ?? style);
}

function followParent(
  style: GraphicStyle,
  parent: StyleFormat,
  parentBefore: StyleFormat | null,
): GraphicStyle {
  if (parent === parentBefore) return style;
  const own = new Set(style.own);
  const changed = styleKeys.filter(
    (key) => !own.has(key) && (parentBefore === null || !isSameValue(parent[key], parentBefore[key])),
  );
  if (changed.length === 0) return style;
  const values = Object.fromEntries(changed.map((key) => [key, parent[key]]));
  return { ...style, format: { ...style.format, ...values } };
}

/** Changes the shapes with styles, also in groups. */
function mapStyled(shape: Shape, change: (shape: StyledShape) => StyledShape): Shape {
  if (isStyled(shape)) return change(shape);
  if (shape.kind !== 'group') return shape;
  const shapes = mapStyledIn(shape.shapes, change);
  return shapes === shape.shapes ? shape : { ...shape, shapes };
}

/** The same list if none changes. */
function mapStyledIn(
  shapes: readonly Shape[],
  change: (shape: StyledShape) => StyledShape,
): readonly Shape[] {
  const mapped = shapes.map((shape) => mapStyled(shape, change));
  return mapped.every((shape, index) => shape === shapes[index]) ? shapes : mapped;
}

/** Changes the shapes with styles of all pages. */
export const mapAllStyled = (scene: Scene, change: (shape: StyledShape) => StyledShape): Scene =>
  mapPageShapes(scene, (shapes) => mapStyledIn(shapes, change));

const nothing: ReadonlySet<StyleKey> = new Set();

/** The scene with other styles, which its shapes follow. Shapes of a style that is missing now have the nearest parent that is left. */
export const replaceStyles = (scene: Scene, next: readonly GraphicStyle[]): Scene =>
  followStyles(scene, inheritChanges(next, indexStyles(scene.styles)));

/** The same for styles that have inherited already. */
export function followStyles(scene: Scene, styles: readonly GraphicStyle[]): Scene {
  const [before, after] = [indexStyles(scene.styles), indexStyles(styles)];
  const replacements = findReplacements(before, after);
  const follow = (shape: StyledShape): StyledShape => {
    if (shape.styleId == null) return shape;
    const target = after.get(replacements.get(shape.styleId) ?? shape.styleId) ?? null;
    const from = before.get(shape.styleId)?.format ?? null;
    if (target === null) return { ...shape, styleId: null };
    const changed = changeFormat(shape, { from, to: target.format, overridden: nothing });
    return target.id === shape.styleId ? changed : { ...changed, styleId: target.id };
  };
  return { ...mapBehind(mapAllStyled(scene, follow), follow), styles };
}

/** Changes the shapes behind pages, too. Pages share those of their layout. */
function mapBehind(scene: Scene, change: (shape: StyledShape) => StyledShape): Scene {
  const known = new Map<readonly Shape[], readonly Shape[]>();
  const mapShapes = (shapes: readonly Shape[]): readonly Shape[] => {
    const mapped = known.get(shapes) ?? mapStyledIn(shapes, change);
    known.set(shapes, mapped);
    return mapped;
  };
  const mapList = <Item extends { behind: readonly Shape[] }>(items: readonly Item[]): readonly Item[] => {
    const mapped = items.map((item) => {
      const behind = mapShapes(item.behind);
      return behind === item.behind ? item : { ...item, behind };
    });
    return mapped.every((item, index) => item === items[index]) ? items : mapped;
  };
  const [pages, layouts] = [mapList(scene.pages), mapList(scene.layouts)];
  return pages === scene.pages && layouts === scene.layouts ? scene : { ...scene, pages, layouts };
}

/** A shape with a style: what the style and its parents define replaces formatting by hand, as in LibreOffice. */
export function applyStyle(shape: Shape, { styles, id }: { styles: StylesById; id: string }): Shape {
  const style = styles.get(id);
  if (style === undefined) return shape;
  const overridden = listDefinedKeys(styles, id);
  return mapStyled(shape, (one) => {
    const from = one.styleId == null ? null : (styles.get(one.styleId)?.format ?? null);
    const changed = changeFormat(one, { from, to: style.format, overridden });
    return one.styleId === id ? changed : { ...changed, styleId: id };
  });
}

/** Gives new shapes the style that other programs give them, and those of other documents if they have no such style. */
export function assignStyles(before: Scene, after: Scene): Scene {
  if (after.styles === undefined || before.pages === after.pages) return after;
  const styles = indexStyles(after.styles);
  const fallback = styles.has(defaultStyleId) ? defaultStyleId : null;
  const shapesBefore = new Map(before.pages.map(({ id, shapes }) => [id, shapes]));
  const assign = (shape: StyledShape): StyledShape =>
    shape.styleId === null || (shape.styleId !== undefined && styles.has(shape.styleId))
      ? shape
      : { ...shape, styleId: fallback };
  return mapPageShapes(
    after,
    (shapes) => mapStyledIn(shapes, assign),
    ({ id, shapes }) => shapesBefore.get(id) !== shapes,
  );
}

/** Every style of the shapes; null for shapes without one. */
export function listStylesOf(shapes: readonly Shape[]): Set<string | null> {
  const found = new Set<string | null>();
  for (const shape of shapes)
    mapStyled(shape, (one) => {
      found.add(one.styleId ?? null);
      return one;
    });
  return found;
}

/** The first shape with a style of its own among shapes and in their groups. */
export function findStyledShape(shapes: readonly Shape[]): StyledShape | null {
  for (const shape of shapes) {
    const found = isStyled(shape) ? shape : shape.kind === 'group' ? findStyledShape(shape.shapes) : null;
    if (found !== null) return found;
  }
  return null;
}
