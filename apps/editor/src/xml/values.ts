import { decodeEntities } from '@redraft/documents';
import { attributesOf, childOf, type Element, insideOf, tagOf } from './element.ts';
import { piecesOf } from './pieces.ts';

const known = new WeakMap<Element, Map<string, string>>();

/** The value of an attribute as text; null if missing. */
export function stringOf(element: Element | null | undefined, name: string): string | null {
  if (!element) return null;
  let attributes = known.get(element);
  if (attributes === undefined) {
    attributes = attributesOf(tagOf(element));
    known.set(element, attributes);
  }
  const quoted = attributes.get(name);
  return quoted === undefined ? null : decodeEntities(quoted.slice(1, -1));
}

/** A finite number within bounds; null for anything else. */
export function numberOf(element: Element | null | undefined, name: string): number | null {
  return finite(stringOf(element, name));
}

/** Larger than any length on a page, and small enough that calculations stay exact integers. */
const largest = 1e12;

/** Longer than any program writes; the pattern takes quadratic time. */
export const maxNumberLength = 64;

export function finite(text: string | null | undefined): number | null {
  if (
    text === null ||
    text === undefined ||
    text.length > maxNumberLength ||
    !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*%?\s*$/i.test(text)
  )
    return null;
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && Math.abs(value) <= largest ? value : null;
}

/** The descendant at the end of a path of child names. */
export function along(element: Element | null | undefined, ...path: readonly string[]): Element | null {
  let found: Element | null = element ?? null;
  for (const name of path) found = found === null ? null : childOf(found, name);
  return found;
}

export function childrenOf(element: Element | null, name: string): Element[] {
  return element === null ? [] : element.children.filter((child) => child.name === name);
}

/** The first descendant with one of these names, in document order; without recursion, for any depth. */
export function find(element: Element, names: readonly string[]): Element | null {
  const open = [...element.children].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (names.includes(next.name)) return next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child) open.push(child);
    }
  }
  return null;
}

/** The text of an element without children. */
export function textOf(element: Element): string {
  const inside = insideOf(element);
  if (!inside.includes('<')) return decodeEntities(inside);
  return piecesOf(inside)
    .map(({ kind, text }) => {
      if (kind === 'cdata') return text;
      return kind === 'comment' ? '' : decodeEntities(text.replace(/<[^<>]*>/g, ''));
    })
    .join('');
}

/** Text without characters that XML cannot contain. */
export function writable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that no XML may hold
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
}
