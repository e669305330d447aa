import { createTagCursor, decodeEntities, encodeAttribute } from '@redraft/documents';
import { createTag, type Element, findChild, getRawXml, parseAttributes } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { graphicProperties, toKey } from '../read/styles.ts';
import { styleAttributes } from '../style-attributes.ts';
import type { DocumentWriter, StyleChanges } from './document-writer.ts';

/** What styles can say, by the element that contains it. */
const attributesByProperties = Map.groupBy(Object.values(styleAttributes), ({ properties }) => properties);

/** The markup of a shape with another style, and without formatting by hand that a style can give. One pass. */
export function restyleXml(
  writer: DocumentWriter,
  { element, shapeElement }: { element: Element; shapeElement: Element },
  { styleId, ownStroke }: { styleId: string | null; ownStroke: string | null },
): string {
  const xml = getRawXml(element);
  const cursor = createTagCursor(xml);
  const parts: string[] = [];
  let [offset, isStyled] = [0, false];
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const attributes = parseAttributes(tag);
    let isChanged = false;
    if (!isStyled && cursor.name === shapeElement.name) {
      isStyled = true;
      isChanged = true;
      const name = getString(shapeElement, 'draw:style-name');
      const cleared = listCleared(writer, 'graphic', name);
      const changes = ownStroke === null ? cleared : addStroke(cleared, ownStroke);
      const styled = writer.findOrAddStyle('graphic', name, changes, styleId);
      attributes.set('draw:style-name', `"${encodeAttribute(styled)}"`);
    }
    isChanged = clearTextStyles(writer, attributes, cursor.name) || isChanged;
    if (!isChanged) continue;
    parts.push(xml.slice(offset, cursor.start), createTag(tag, attributes));
    offset = cursor.end;
  }
  return parts.join('') + xml.slice(offset);
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
    const cleared = listCleared(writer, family, name);
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
function listCleared({ styles }: DocumentWriter, family: string, name: string | null): StyleChanges {
  const style = name === null ? undefined : styles.automatic.get(toKey(family, name));
  if (style === undefined) return {};
  const cleared: Record<string, Record<string, null>> = {};
  for (const [properties, list] of attributesByProperties) {
    const element = findChild(style, properties);
    const names = list.flatMap(({ names: own, further = [] }) => [...own, ...further]);
    const found = element === null ? [] : names.filter((one) => getString(element, one) !== null);
    if (found.length > 0) cleared[properties] = Object.fromEntries(found.map((one) => [one, null]));
  }
  // LibreOffice repeats the fill in paragraph styles, and prefers that one.
  if (family === 'paragraph' && findChild(style, loextProperties) !== null)
    cleared[loextProperties] = Object.fromEntries(
      [...parseAttributes(getRawXml(findChild(style, loextProperties) ?? style)).keys()].map((one) => [
        one,
        null,
      ]),
    );
  return cleared;
}

const loextProperties = 'loext:graphic-properties';
