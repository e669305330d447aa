import { decodeEntities, encodeAttribute } from '@redraft/documents';
import { parseAttributes } from '../../../xml/element.ts';
import { type Styles, toKey } from '../read/styles.ts';
import { mapTags } from './map-tags.ts';

/** Replaces styles that are gone wherever a part refers to them, also in markup that no scene has. One pass. */
export function replaceStylesIn(
  xml: string,
  { automatic }: Pick<Styles, 'automatic'>,
  targets: ReadonlyMap<string, string | null>,
): string {
  if (targets.size === 0) return xml;
  return mapTags(xml, (tag, name) => {
    const attribute = name === 'style:style' ? 'style:parent-style-name' : 'draw:style-name';
    if (!tag.includes(attribute)) return null;
    const attributes = parseAttributes(tag);
    if (!refersToGraphicStyle(name, attributes)) return null;
    const id = decodeEntities(attributes.get(attribute)?.slice(1, -1) ?? '');
    const target = targets.get(id);
    // An automatic style of the same name precedes.
    if (target === undefined || (name !== 'style:style' && automatic.has(toKey('graphic', id)))) return null;
    if (target === null) attributes.delete(attribute);
    else attributes.set(attribute, `"${encodeAttribute(target)}"`);
    return attributes;
  });
}

/** Pages and the like have styles of another family under the same attribute. */
const pageElements = ['draw:page', 'style:master-page', 'style:handout-master', 'presentation:notes'];

const refersToGraphicStyle = (name: string, attributes: ReadonlyMap<string, string>): boolean =>
  name === 'style:style'
    ? attributes.get('style:family')?.slice(1, -1) === 'graphic'
    : !pageElements.includes(name);
