import { decodeEntities } from '../xml-entities.ts';

export interface Attribute {
  /** With its prefix, as written. */
  name: string;
  value: string;
  /** Offsets in the tag, from the preceding white space to the closing quote. */
  start: number;
  end: number;
}

const attribute = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag in order, decoded; one pass. */
export function parseAttributes(tag: string): Attribute[] {
  const attributes: Attribute[] = [];
  attribute.lastIndex = /^<[^\s/>]*/.exec(tag)?.[0].length ?? 0;
  for (;;) {
    const start = attribute.lastIndex;
    const match = attribute.exec(tag);
    if (!match) return attributes;
    const [, name = '', double, single] = match;
    const value = decodeEntities(double ?? single ?? '');
    attributes.push({ name, value, start, end: attribute.lastIndex });
  }
}

/** The local name in lower case. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** The tag without some of its attributes. */
export function removeAttributes(tag: string, removed: readonly Attribute[]): string {
  let result = '';
  let copiedUpTo = 0;
  for (const { start, end } of removed) {
    result += tag.slice(copiedUpTo, start);
    copiedUpTo = end;
  }
  return result + tag.slice(copiedUpTo);
}
