import { type Element, getRawXml } from '../../../xml/element.ts';
import { getNumber, getString } from '../../../xml/values.ts';

/** Number of paragraphs of each shape on the slide, by shape id. */
export type ParagraphCounts = ReadonlyMap<string, number>;

/**
 * Removes animations of deleted shapes and paragraphs: PowerPoint offers to repair a file that refers to missing shapes. Null if nothing is left. One
 * traversal, for any depth.
 */
export function repairTiming(timing: Element, paragraphCounts: ParagraphCounts): string | null {
  const parents = new Map<Element, Element>();
  const elements: Element[] = [];
  const queue = [timing];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    elements.push(next);
    for (const child of next.children) {
      parents.set(child, next);
      queue.push(child);
    }
  }
  const removed = new Set<Element>();
  for (const element of elements)
    if (hasMissingTarget(element, paragraphCounts)) removed.add(findOwner(element, parents));
  if (removed.size === 0) return getRawXml(timing);
  // Bottom-up: an element without children is removed, and then possibly its parent.
  for (const element of elements.toReversed()) {
    const isHolder = element.name === 'p:childTnLst' || element.name === 'p:bldLst';
    if (!isHolder || !element.children.every((child) => removed.has(child))) continue;
    removed.add(element.name === 'p:bldLst' ? element : findOwner(element, parents));
  }
  if ([...removed].some((element) => element === timing || parents.get(element)?.name === 'p:tnLst'))
    return null;
  return removeTargets(timing, removed);
}

function hasMissingTarget(element: Element, paragraphCounts: ParagraphCounts): boolean {
  if (element.name === 'p:spTgt' || /^p:bld(?:P|Dgm|Graphic|OleChart|Sub)$/.test(element.name)) {
    const shape = getString(element, 'spid');
    if (shape === null) return false;
    const paragraphs = paragraphCounts.get(shape);
    if (paragraphs === undefined) return true;
    const range = element.children
      .find(({ name }) => name === 'p:txEl')
      ?.children.find(({ name }) => name === 'p:pRg');
    return range !== undefined && (getNumber(range, 'end') ?? 0) >= paragraphs;
  }
  return false;
}

/** The time node, or the entry of the build list, that an element belongs to. */
function findOwner(element: Element, parents: ReadonlyMap<Element, Element>): Element {
  let current = element;
  for (let parent = parents.get(current); parent !== undefined; parent = parents.get(current)) {
    if (['p:childTnLst', 'p:tnLst', 'p:bldLst'].includes(parent.name) && current !== element) return current;
    if (parent.name === 'p:bldLst') return current;
    current = parent;
  }
  return current;
}

function removeTargets(root: Element, removed: ReadonlySet<Element>): string {
  const ranges = [...removed].toSorted((one, other) => one.start - other.start || other.end - one.end);
  let xml = '';
  let offset = root.start;
  for (const { start, end } of ranges) {
    if (start < offset) continue;
    xml += root.source.slice(offset, start);
    offset = end;
  }
  return xml + root.source.slice(offset, root.end);
}
