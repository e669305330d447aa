import { encodeAttribute } from '@redraft/documents';
import { attributesOf, type Element, rawOf, readElement, tagOf, tagWith } from './element.ts';

/** An element being changed. Untouched parts keep their source text, so that only changes are written. */
export interface Draft {
  name: string;
  tag: string;
  parts: Piece[];
}

/** Raw text, a parsed element, or a draft. */
export type Piece = string | Element | Draft;

export function draftOf(element: Element): Draft {
  const { name, source, from, to } = element;
  const parts: Piece[] = [];
  let at = from;
  for (const child of element.children) {
    if (child.start > at) parts.push(source.slice(at, child.start));
    parts.push(child);
    at = child.end;
  }
  if (to > at) parts.push(source.slice(at, to));
  return { name, tag: tagOf(element), parts };
}

/** A new element; `xml` must be trusted. */
export function fresh(xml: string): Draft {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return draftOf(element);
}

export function xmlOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('source' in piece) return rawOf(piece);
  const { name, tag, parts } = piece;
  const inside = parts.map(xmlOf).join('');
  if (inside === '' && tag.endsWith('/>')) return tag;
  return `${tag.replace(/(?<!\s)\s*\/>$/, '>')}${inside}</${name}>`;
}

export const nameOf = (piece: Piece): string => (typeof piece === 'string' ? '' : piece.name);

/** The first child with this name, as a draft. */
export function draftIn(parent: Draft, name: string): Draft | null {
  const index = parent.parts.findIndex((piece) => nameOf(piece) === name);
  return index === -1 ? null : draftAt(parent, index);
}

function draftAt(parent: Draft, index: number): Draft | null {
  const piece = parent.parts[index];
  if (piece === undefined || typeof piece === 'string') return null;
  const draft = 'source' in piece ? draftOf(piece) : piece;
  parent.parts[index] = draft;
  return draft;
}

/** A descendant as a draft, including its ancestors. */
export function draftAlong(parent: Draft, path: readonly string[]): Draft | null {
  let draft: Draft | null = parent;
  for (const name of path) draft = draft === null ? null : draftIn(draft, name);
  return draft;
}

/** Replaces a parsed child by its draft. */
export function draftInPlaceOf(parent: Draft, child: Element): Draft | null {
  return draftAt(parent, parent.parts.indexOf(child));
}

/** The child with this name; inserts an empty one in schema order if it is missing. */
export function needed(parent: Draft, name: string, order: readonly string[], xml = `<${name}/>`): Draft {
  return draftIn(parent, name) ?? put(parent, fresh(xml), order);
}

/** Inserts a child before the first one that follows it in `order`. */
export function put(parent: Draft, child: Draft, order: readonly string[]): Draft {
  const own = order.indexOf(child.name);
  const index = parent.parts.findIndex((piece) => order.indexOf(nameOf(piece)) > own);
  parent.parts.splice(index === -1 ? parent.parts.length : index, 0, child);
  return child;
}

export function drop(parent: Draft, names: readonly string[]): void {
  parent.parts = parent.parts.filter((piece) => !names.includes(nameOf(piece)));
}

/** Sets or (null) removes attributes; the others stay as written. */
export function setAttributes(draft: Draft, values: Readonly<Record<string, string | null>>): void {
  const attributes = attributesOf(draft.tag);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) attributes.delete(name);
    else if (attributes.get(name)?.slice(1, -1) !== encodeAttribute(value))
      attributes.set(name, `"${encodeAttribute(value)}"`);
  }
  draft.tag = tagWith(draft.tag, attributes);
}
