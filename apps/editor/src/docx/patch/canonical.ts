import { type Element, rawOf } from '../../xml/element.ts';

/** Ids that a writer renumbers on each save; they only have to be unique. */
const counted =
  /(<(?:w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|[a-z]+Change)|wp:docPr)\b[^<>]*?)\s(?:w:)?id="[^"]*"/gi;

const canonicals = new WeakMap<Element, string>();

/** Equal for two elements of the same writer with the same content. */
export function canonicalOf(element: Element): string {
  const known = canonicals.get(element);
  if (known !== undefined) return known;
  const canonical = rawOf(element).replace(counted, '$1');
  canonicals.set(element, canonical);
  return canonical;
}
