import { decodeEntities } from '@redraft/documents';
import { type Element, findChild, getInnerXml, getTag, parseAttributes } from './element.ts';
import { piecesOf } from './pieces.ts';

const attributeCache = new WeakMap<Element, Map<string, string>>();

/** The value of an attribute as text; null if missing. */
export function getString(element: Element | null | undefined, name: string): string | null {
  if (!element) return null;
  let attributes = attributeCache.get(element);
  if (attributes === undefined) {
    attributes = parseAttributes(getTag(element));
    attributeCache.set(element, attributes);
  }
  const quoted = attributes.get(name);
  return quoted === undefined ? null : decodeEntities(quoted.slice(1, -1));
}

/** A finite number within bounds; null for anything else. */
export function getNumber(element: Element | null | undefined, name: string): number | null {
  return parseBoundedNumber(getString(element, name));
}

/** Larger than any length on a page, and small enough that calculations stay exact integers. */
const maxNumber = 1e12;

/** Longer than any program writes; the pattern takes quadratic time. */
export const maxNumberLength = 64;

export function parseBoundedNumber(text: string | null | undefined): number | null {
  if (
    text === null ||
    text === undefined ||
    text.length > maxNumberLength ||
    !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*%?\s*$/i.test(text)
  )
    return null;
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && Math.abs(value) <= maxNumber ? value : null;
}

/** The descendant at the end of a path of child names. */
export function findByPath(element: Element | null | undefined, ...path: readonly string[]): Element | null {
  let found: Element | null = element ?? null;
  for (const name of path) found = found === null ? null : findChild(found, name);
  return found;
}

export function listChildren(element: Element | null, name: string): Element[] {
  return element === null ? [] : element.children.filter((child) => child.name === name);
}

/** The descendants with one of these names, in document order; without recursion, for any depth. */
export function* listDescendants(element: Element, names: readonly string[]): Generator<Element> {
  const openElements = [...element.children].reverse();
  for (let next = openElements.pop(); next !== undefined; next = openElements.pop()) {
    if (names.includes(next.name)) yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child) openElements.push(child);
    }
  }
}

/** The first descendant with one of these names. */
export function findDescendant(element: Element, names: readonly string[]): Element | null {
  for (const found of listDescendants(element, names)) return found;
  return null;
}

/** The text content of an element: entities decoded, CDATA included; comments and the tags of children are left out. */
export function getText(element: Element): string {
  const content = getInnerXml(element);
  if (!content.includes('<')) return decodeEntities(content);
  return piecesOf(content)
    .map(({ kind, text }) => {
      if (kind === 'cdata') return text;
      return kind === 'comment' ? '' : decodeEntities(text.replace(/<[^<>]*>/g, ''));
    })
    .join('');
}

/** Text without characters that XML cannot contain. */
export function removeInvalidCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that no XML may hold
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
}
