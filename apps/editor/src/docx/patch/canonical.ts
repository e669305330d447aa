import { type Element, getRawXml } from '../../xml/element.ts';

/** Ids that a writer renumbers on each save; they only have to be unique. */
const renumberedIds =
  /(<(?:w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|[a-z]+Change)|wp:docPr)\b[^<>]*?)\s(?:w:)?id="[^"]*"/gi;

const canonicalCache = new WeakMap<Element, string>();

/** Equal for two elements of the same writer with the same content. */
export function toCanonical(element: Element): string {
  const cached = canonicalCache.get(element);
  if (cached !== undefined) return cached;
  const canonical = getRawXml(element).replace(renumberedIds, '$1');
  canonicalCache.set(element, canonical);
  return canonical;
}
