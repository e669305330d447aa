import { encodeAttribute } from '../xml-entities.ts';
import { createTagCursor } from '../xml-tags.ts';
import { localName, parseAttributes } from './attributes.ts';
import { readXmlBytes } from './xml-bytes.ts';

/** An element of a relationships or content-types part. */
export interface Declared {
  element: string;
  attributes: ReadonlyMap<string, string>;
}

export interface Declarations {
  items: Declared[];
  /** Whether all content was understood, so that every program reads the same items. */
  isPlain: boolean;
}

/** Reads a flat list of empty elements; anything else makes it not plain. */
export function readDeclarations(bytes: Uint8Array, root: string, elements: readonly string[]): Declarations {
  const decoded = readXmlBytes(bytes);
  if (!decoded) return { items: [], isPlain: false };
  const { items, isPlain } = parseDeclarations(decoded.xml, root, elements);
  return { items, isPlain: isPlain && decoded.isPlain };
}

/** The same for XML that is already decoded. */
export function parseDeclarations(xml: string, root: string, elements: readonly string[]): Declarations {
  const cursor = createTagCursor(xml);
  const items: Declared[] = [];
  let isPlain = !xml.includes('<!') && !xml.includes('\ufffd');
  while (cursor.next()) {
    const element = localName(cursor.name);
    if (cursor.kind === 'open' || cursor.kind === 'empty') {
      if (elements.includes(element)) {
        const tag = xml.slice(cursor.start, cursor.end);
        const attributes = parseAttributes(tag);
        items.push({
          element,
          attributes: new Map(attributes.map(({ name, value }) => [name, value.trim()])),
        });
        const tagEnd = tag.slice(attributes.at(-1)?.end ?? tag.length);
        if (!/^\s*\/?>$/.test(tagEnd)) isPlain = false;
      } else if (element !== root) isPlain = false;
    } else if (cursor.kind === 'cdata') isPlain = false;
  }
  return { items, isPlain: isPlain && !cursor.isBroken };
}

/** An empty element with the given attributes. */
export function writeDeclared(element: string, attributes: readonly (readonly [string, string])[]): string {
  return `<${element}${attributes.map(([name, value]) => ` ${name}="${encodeAttribute(value)}"`).join('')}/>`;
}
