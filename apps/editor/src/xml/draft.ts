import { encodeAttribute } from '@redraft/documents';
import { createTag, type Element, getRawXml, getTag, parseAttributes, readElement } from './element.ts';

/** An element being changed. Untouched parts keep their source text, so that only changes are written. */
export interface ElementDraft {
  name: string;
  tag: string;
  parts: XmlNode[];
}

/** Raw text, a parsed element, or a draft. */
export type XmlNode = string | Element | ElementDraft;

export function createElementDraft(element: Element): ElementDraft {
  const { name, source, from, to } = element;
  const parts: XmlNode[] = [];
  let copiedUpTo = from;
  for (const child of element.children) {
    if (child.start > copiedUpTo) parts.push(source.slice(copiedUpTo, child.start));
    parts.push(child);
    copiedUpTo = child.end;
  }
  if (to > copiedUpTo) parts.push(source.slice(copiedUpTo, to));
  return { name, tag: getTag(element), parts };
}

/** A new element; `xml` must be trusted. */
export function parseElementDraft(xml: string): ElementDraft {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return createElementDraft(element);
}

export function serializeNode(piece: XmlNode): string {
  if (typeof piece === 'string') return piece;
  if ('source' in piece) return getRawXml(piece);
  const { name, tag, parts } = piece;
  const content = parts.map(serializeNode).join('');
  if (content === '' && tag.endsWith('/>')) return tag;
  return `${tag.replace(/(?<!\s)\s*\/>$/, '>')}${content}</${name}>`;
}

export const getNodeName = (piece: XmlNode): string => (typeof piece === 'string' ? '' : piece.name);

/** The first child with this name, as a draft. */
export function findChildDraft(parent: ElementDraft, name: string): ElementDraft | null {
  const index = parent.parts.findIndex((piece) => getNodeName(piece) === name);
  return index === -1 ? null : draftChildAt(parent, index);
}

function draftChildAt(parent: ElementDraft, index: number): ElementDraft | null {
  const piece = parent.parts[index];
  if (piece === undefined || typeof piece === 'string') return null;
  const draft = 'source' in piece ? createElementDraft(piece) : piece;
  parent.parts[index] = draft;
  return draft;
}

/** A descendant as a draft, including its ancestors. */
export function findDraftByPath(parent: ElementDraft, path: readonly string[]): ElementDraft | null {
  let draft: ElementDraft | null = parent;
  for (const name of path) draft = draft === null ? null : findChildDraft(draft, name);
  return draft;
}

/** Replaces a parsed child by its draft. */
export function replaceByDraft(parent: ElementDraft, child: Element): ElementDraft | null {
  return draftChildAt(parent, parent.parts.indexOf(child));
}

/** The child with this name; inserts an empty one in schema order if it is missing. */
export function ensureChild(
  parent: ElementDraft,
  name: string,
  order: readonly string[],
  xml = `<${name}/>`,
): ElementDraft {
  return findChildDraft(parent, name) ?? insertChild(parent, parseElementDraft(xml), order);
}

/** Inserts a child before the first one that follows it in `order`. */
export function insertChild(
  parent: ElementDraft,
  child: ElementDraft,
  order: readonly string[],
): ElementDraft {
  const ownOrder = order.indexOf(child.name);
  const index = parent.parts.findIndex((piece) => order.indexOf(getNodeName(piece)) > ownOrder);
  parent.parts.splice(index === -1 ? parent.parts.length : index, 0, child);
  return child;
}

export function removeChildren(parent: ElementDraft, names: readonly string[]): void {
  parent.parts = parent.parts.filter((piece) => !names.includes(getNodeName(piece)));
}

/** Gives an element another name; its attributes stay. */
export function renameDraft(draft: ElementDraft, name: string): void {
  draft.name = name;
  draft.tag = draft.tag.replace(/^<[^\s/>]+/, `<${name}`);
}

/** Sets or (null) removes attributes; the others stay as written. */
export function setAttributes(draft: ElementDraft, values: Readonly<Record<string, string | null>>): void {
  const attributes = parseAttributes(draft.tag);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) attributes.delete(name);
    else if (attributes.get(name)?.slice(1, -1) !== encodeAttribute(value))
      attributes.set(name, `"${encodeAttribute(value)}"`);
  }
  draft.tag = createTag(draft.tag, attributes);
}
