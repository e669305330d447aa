import { decodeEntities, encodeAttribute } from '@redraft/documents';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { type StyleKey, styleKeys } from '../../../canvas/scene/graphic-style.ts';
import { readShapeFormat, type StyledShape } from '../../../canvas/styles/shape-format.ts';
import { plainFormat } from '../../../canvas/styles/style-rules.ts';
import { type Element, findChild, getRawXml, parseAttributes } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { graphicProperties, loextGraphicProperties, toKey } from '../read/styles.ts';
import { styleAttributes } from '../style-attributes.ts';
import type { DocumentWriter, StyleChanges } from './document-writer.ts';
import { mapTags } from './map-tags.ts';
import type { WriteContext } from './write-context.ts';

/** What styles can say, by the element that contains it. */
const keysByProperties = Map.groupBy(styleKeys, (key) => styleAttributes[key].properties);

interface Restyling {
  styleId: string | null;
  ownStroke: string | null;
  /** What stays as it is formatted by hand: the markup may say more than the scene, as for hatches. */
  kept: ReadonlySet<StyleKey> | null;
}

/** What a shape was formatted by hand with, and still is under its other style. */
export function listKept({ styles }: WriteContext, previous: StyledShape, shape: StyledShape): Set<StyleKey> {
  const target = shape.styleId == null ? undefined : styles.get(shape.styleId)?.format;
  const [before, after] = [readShapeFormat(previous, plainFormat), readShapeFormat(shape, plainFormat)];
  return new Set(
    styleKeys.filter(
      (key) => isSameValue(before[key], after[key]) && !isSameValue(after[key], target?.[key]),
    ),
  );
}

/** The markup of a shape with another style, and without formatting by hand that a style can give. One pass. */
export function restyleXml(
  writer: DocumentWriter,
  { element, shapeElement }: { element: Element; shapeElement: Element },
  { styleId, ownStroke, kept }: Restyling,
): string {
  let isStyled = false;
  return mapTags(getRawXml(element), (tag, elementName) => {
    const attributes = parseAttributes(tag);
    let isChanged = false;
    if (!isStyled && elementName === shapeElement.name) {
      isStyled = true;
      isChanged = true;
      const name = getString(shapeElement, 'draw:style-name');
      const cleared = listCleared(writer, { family: 'graphic', name, kept });
      const changes = ownStroke === null ? cleared : addStroke(cleared, ownStroke);
      const styled = writer.findOrAddStyle('graphic', name, changes, styleId);
      attributes.set('draw:style-name', `"${encodeAttribute(styled)}"`);
    }
    isChanged = clearTextStyles(writer, attributes, elementName) || isChanged;
    return isChanged ? attributes : null;
  });
}

const addStroke = (changes: StyleChanges, stroke: string): StyleChanges => ({
  ...changes,
  [graphicProperties]: { ...changes[graphicProperties], 'draw:stroke': stroke },
});

function clearTextStyles(writer: DocumentWriter, attributes: Map<string, string>, element: string): boolean {
  let isChanged = false;
  for (const [attribute, quoted] of attributes) {
    const family = findTextFamily(attribute, element);
    if (family === null) continue;
    const name = decodeEntities(quoted.slice(1, -1));
    const cleared = listCleared(writer, { family, name, kept: null });
    if (Object.keys(cleared).length === 0) continue;
    attributes.set(attribute, `"${encodeAttribute(writer.findOrAddStyle(family, name, cleared))}"`);
    isChanged = true;
  }
  return isChanged;
}

function findTextFamily(attribute: string, element: string): 'paragraph' | 'text' | null {
  if (attribute === 'draw:text-style-name') return 'paragraph';
  if (attribute !== 'text:style-name') return null;
  if (element === 'text:p' || element === 'text:h') return 'paragraph';
  return element === 'text:span' ? 'text' : null;
}

/** The attributes of an automatic style that a style of shapes can give, to be removed. */
function listCleared(
  { styles }: DocumentWriter,
  { family, name, kept }: { family: string; name: string | null; kept: ReadonlySet<StyleKey> | null },
): StyleChanges {
  const style = name === null ? undefined : styles.automatic.get(toKey(family, name));
  if (style === undefined) return {};
  const cleared: Record<string, Record<string, null>> = {};
  for (const [properties, keys] of keysByProperties) {
    const element = findChild(style, properties);
    const names = keys.filter((key) => kept?.has(key) !== true).flatMap(listAttributes);
    const found = element === null ? [] : names.filter((one) => getString(element, one) !== null);
    if (found.length > 0) cleared[properties] = Object.fromEntries(found.map((one) => [one, null]));
  }
  // LibreOffice repeats the fill in paragraph styles, and prefers that one.
  const repeated = family === 'paragraph' ? findChild(style, loextGraphicProperties) : null;
  if (repeated !== null)
    cleared[loextGraphicProperties] = Object.fromEntries(
      [...parseAttributes(getRawXml(repeated)).keys()].map((one) => [one, null]),
    );
  return cleared;
}

function listAttributes(key: StyleKey): string[] {
  const { names, further = [] } = styleAttributes[key];
  return [...names, ...further];
}
