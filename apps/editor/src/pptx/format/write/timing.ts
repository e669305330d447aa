import { type Element, getRawXml } from '../../../xml/element.ts';
import { getNumber, getString } from '../../../xml/values.ts';

/** Number of paragraphs of each shape on the slide, by shape id. */
export type Standing = ReadonlyMap<string, number>;

/**
 * Removes animations of deleted shapes and paragraphs: PowerPoint offers to repair a file that refers to missing shapes. Null if nothing is left. One
 * traversal, for any depth.
 */
export function repairTiming(timing: Element, standing: Standing): string | null {
  const parents = new Map<Element, Element>();
  const all: Element[] = [];
  const open = [timing];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    all.push(next);
    for (const child of next.children) {
      parents.set(child, next);
      open.push(child);
    }
  }
  const gone = new Set<Element>();
  for (const element of all) if (isAboutNothing(element, standing)) gone.add(ownerOf(element, parents));
  if (gone.size === 0) return getRawXml(timing);
  // Bottom-up: an element without children is removed, and then possibly its parent.
  for (const element of all.toReversed()) {
    const isHolder = element.name === 'p:childTnLst' || element.name === 'p:bldLst';
    if (!isHolder || !element.children.every((child) => gone.has(child))) continue;
    gone.add(element.name === 'p:bldLst' ? element : ownerOf(element, parents));
  }
  if ([...gone].some((element) => element === timing || parents.get(element)?.name === 'p:tnLst'))
    return null;
  return removeTargets(timing, gone);
}

function isAboutNothing(element: Element, standing: Standing): boolean {
  if (element.name === 'p:spTgt' || /^p:bld(?:P|Dgm|Graphic|OleChart|Sub)$/.test(element.name)) {
    const shape = getString(element, 'spid');
    if (shape === null) return false;
    const paragraphs = standing.get(shape);
    if (paragraphs === undefined) return true;
    const range = element.children
      .find(({ name }) => name === 'p:txEl')
      ?.children.find(({ name }) => name === 'p:pRg');
    return range !== undefined && (getNumber(range, 'end') ?? 0) >= paragraphs;
  }
  return false;
}

/** The time node, or the entry of the build list, that an element belongs to. */
function ownerOf(element: Element, parents: ReadonlyMap<Element, Element>): Element {
  let own = element;
  for (let parent = parents.get(own); parent !== undefined; parent = parents.get(own)) {
    if (['p:childTnLst', 'p:tnLst', 'p:bldLst'].includes(parent.name) && own !== element) return own;
    if (parent.name === 'p:bldLst') return own;
    own = parent;
  }
  return own;
}

function removeTargets(root: Element, gone: ReadonlySet<Element>): string {
  const cuts = [...gone].toSorted((one, other) => one.start - other.start || other.end - one.end);
  let xml = '';
  let at = root.start;
  for (const { start, end } of cuts) {
    if (start < at) continue;
    xml += root.source.slice(at, start);
    at = end;
  }
  return xml + root.source.slice(at, root.end);
}
