import { createTagCursor } from '@redraft/documents';

/** An element by its offsets in the source; text is copied only on request. */
export interface Element {
  /** With its prefix. */
  name: string;
  source: string;
  start: number;
  /** After the opening tag. */
  from: number;
  /** Before the closing tag; `from` if there is none. */
  to: number;
  end: number;
  children: Element[];
}

export const getRawXml = ({ source, start, end }: Element): string => source.slice(start, end);
export const getTag = ({ source, start, from }: Element): string => source.slice(start, from);
/** The opening tag, also of an empty element. */
export const getOpenTag = (element: Element): string => getTag(element).replace(/(?<!\s)\s*\/>$/, '>');
export const getInnerXml = ({ source, from, to }: Element): string => source.slice(from, to);

/** Parses an XML text; null if it is not well-formed. One pass. */
export function readElement(xml: string): Element | null {
  const cursor = createTagCursor(xml);
  const openElements: Element[] = [];
  let root: Element | null = null;
  while (cursor.next()) {
    const { kind, name, start, end } = cursor;
    if (kind === 'open' || kind === 'empty') {
      const element = { name, source: xml, start, from: end, to: end, end, children: [] };
      const parent = openElements.at(-1);
      if (parent) parent.children.push(element);
      else if (root === null) root = element;
      else return null;
      if (kind === 'open') openElements.push(element);
    } else if (kind === 'close') {
      const element = openElements.pop();
      if (element?.name !== name) return null;
      element.to = start;
      element.end = end;
    }
  }
  return cursor.isBroken || openElements.length > 0 ? null : root;
}

export function findChild(element: Element, name: string): Element | null {
  return element.children.find((child) => child.name === name) ?? null;
}

/** Attributes of a tag in order, with their quotation marks. */
export function parseAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of tag.matchAll(/(?<![^\s=<"'/])([^\s=<"'/]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    if (name !== undefined && value !== undefined) found.set(name, value);
  }
  return found;
}

export function getAttribute(element: Element, name: string): string | null {
  return parseAttributes(getTag(element)).get(name)?.slice(1, -1) ?? null;
}

/** A tag of the same name and kind (opening or empty) with these attributes. */
export function createTag(tag: string, attributes: ReadonlyMap<string, string>): string {
  const name = /^<[^\s/>]+/.exec(tag)?.[0] ?? '<';
  const list = [...attributes].map(([key, value]) => ` ${key}=${value}`).join('');
  return `${name}${list}${tag.endsWith('/>') ? '/>' : '>'}`;
}
