import { decodeEntities, encodeAttribute } from '@redraft/documents';
import { parseAttributes } from '../../../xml/element.ts';
import { type Styles, toKey } from '../read/styles.ts';
import { mapTags } from './map-tags.ts';

/** Replaces references to the names of graphic styles in a part, also in markup that the editor does not model; null removes the reference. */
export function replaceStyleReferences(
  xml: string,
  { automatic }: Pick<Styles, 'automatic'>,
  replacements: ReadonlyMap<string, string | null>,
): string {
  if (replacements.size === 0) return xml;
  return mapTags(xml, (tag, name) => {
    const attribute = name === 'style:style' ? 'style:parent-style-name' : 'draw:style-name';
    if (!tag.includes(attribute)) return null;
    const attributes = parseAttributes(tag);
    if (!refersToGraphicStyle(name, attributes)) return null;
    const styleName = decodeEntities(attributes.get(attribute)?.slice(1, -1) ?? '');
    const replacement = replacements.get(styleName);
    // An automatic style of the same name takes precedence.
    const isAutomatic = name !== 'style:style' && automatic.has(toKey('graphic', styleName));
    if (replacement === undefined || isAutomatic) return null;
    if (replacement === null) attributes.delete(attribute);
    else attributes.set(attribute, `"${encodeAttribute(replacement)}"`);
    return attributes;
  });
}

/** Pages and the like have styles of another family under the same attribute. */
const pageElements = ['draw:page', 'style:master-page', 'style:handout-master', 'presentation:notes'];

const refersToGraphicStyle = (name: string, attributes: ReadonlyMap<string, string>): boolean =>
  name === 'style:style'
    ? attributes.get('style:family')?.slice(1, -1) === 'graphic'
    : !pageElements.includes(name);
