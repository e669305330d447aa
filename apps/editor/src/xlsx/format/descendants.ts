import type { Element } from '../../xml/element.ts';
import { getLocalName } from './xml-text.ts';

/** Descendants with this local name in document order, without those inside of another. */
export const listDescendants = (element: Element, name: string): Element[] => [...findAll(element, name)];

/** The first of them. */
export function findDescendant(element: Element, name: string): Element | null {
  for (const found of findAll(element, name)) return found;
  return null;
}

/** Without recursion, for any depth. */
function* findAll(element: Element, name: string): Generator<Element> {
  const openElements = [...element.children].reverse();
  for (let next = openElements.pop(); next !== undefined; next = openElements.pop()) {
    if (getLocalName(next.name) === name) yield next;
    else for (const child of [...next.children].reverse()) openElements.push(child);
  }
}
