import { type GraphicStyle, styleKeys } from '../scene/graphic-style.ts';
import type { Scene } from '../scene/scene.ts';
import {
  findReplacements,
  followStyles,
  indexStyles,
  inheritChanges,
  mapAllStyled,
} from '../styles/styles.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeProperties, type Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';
import { findFreeName, makeNamesUnique } from './unique-names.ts';

/** All three versions with the merged styles, which their shapes follow: new shapes of one side also have what the other has changed of a style. */
export function unifyStyles(versions: Versions<Scene>): Versions<Scene> {
  if (versions.theirs.styles === undefined) return versions;
  const { base, mine, theirs } = separateNewStyles(versions);
  const [baseStyles, mineStyles, theirStyles] = [base.styles ?? [], mine.styles ?? [], theirs.styles ?? []];
  if (isSameValue(baseStyles, mineStyles) && isSameValue(baseStyles, theirStyles)) return versions;
  const merged = mergeLists(
    { base: baseStyles, mine: mineStyles, theirs: theirStyles },
    (baseStyle, one, other) => [mergeStyle({ base: baseStyle ?? other, mine: one, theirs: other })],
  );
  // New styles of one side follow what the other has changed in their parents.
  const complete = replaceMissingParents(makeNamesUnique(merged), [baseStyles, theirStyles, mineStyles]);
  const inheritedFromMine = inheritChanges(complete, indexStyles(theirStyles));
  const styles = inheritChanges(inheritedFromMine, indexStyles(mineStyles));
  return {
    base: followStyles(base, styles),
    mine: followStyles(mine, styles),
    theirs: followStyles(theirs, styles),
  };
}

/** Styles whose parent the other side has deleted are based on the first of its parents that is left; without one, they define all themselves. */
function replaceMissingParents(
  styles: readonly GraphicStyle[],
  versions: readonly (readonly GraphicStyle[])[],
): GraphicStyle[] {
  const remaining = indexStyles(styles);
  const replacements = findReplacements(indexStyles(versions.flat()), remaining);
  return styles.map((style) => {
    if (style.parentId === null || remaining.has(style.parentId)) return style;
    const parentId = replacements.get(style.parentId) ?? null;
    return { ...style, parentId, ...(parentId === null && { own: styleKeys }) };
  });
}

function mergeStyle({ base, mine, theirs }: Versions<GraphicStyle>): GraphicStyle {
  const formats = { base: base.format, mine: mine.format, theirs: theirs.format };
  return {
    ...mergeProperties({ base, mine, theirs }, ['name', 'parentId']),
    format: mergeProperties(formats, styleKeys),
    own: styleKeys.filter((key) => mine.own.includes(key) || theirs.own.includes(key)),
  };
}

/** Two different styles that both sides added under one name: mine gets another id. */
function separateNewStyles({ base, mine, theirs }: Versions<Scene>): Versions<Scene> {
  const baseIds = new Set((base.styles ?? []).map(({ id }) => id));
  const theirStyles = new Map((theirs.styles ?? []).map((style) => [style.id, style]));
  const used = new Set([...baseIds, ...theirStyles.keys(), ...(mine.styles ?? []).map(({ id }) => id)]);
  const ids = new Map<string, string>();
  for (const style of mine.styles ?? []) {
    const other = theirStyles.get(style.id);
    if (other === undefined || baseIds.has(style.id) || isSameValue(other, style)) continue;
    const id = findFreeName(style.id, used, '-');
    used.add(id);
    ids.set(style.id, id);
  }
  return ids.size === 0 ? { base, mine, theirs } : { base, mine: relabel(mine, ids), theirs };
}

function relabel(scene: Scene, ids: ReadonlyMap<string, string>): Scene {
  const styles = (scene.styles ?? []).map((style) => ({
    ...style,
    id: ids.get(style.id) ?? style.id,
    parentId: style.parentId === null ? null : (ids.get(style.parentId) ?? style.parentId),
  }));
  return mapAllStyled({ ...scene, styles }, (shape) => {
    const id = shape.styleId == null ? undefined : ids.get(shape.styleId);
    return id === undefined ? shape : { ...shape, styleId: id };
  });
}
