import { type Element, rawOf } from '../../../xml/element.ts';
import { numberOf, stringOf } from '../../../xml/values.ts';

/** The paragraphs of each shape that stands on the slide, by its number. */
export type Standing = ReadonlyMap<string, number>;

/**
 * The animations of a slide without those of shapes and paragraphs that are gone: PowerPoint mends a file itself, and asks first, where one
 * speaks of a shape that is not there. Null where nothing is left. One walk, whatever the depth.
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
  if (gone.size === 0) return rawOf(timing);
  // From the leaves up: what holds nothing any more goes with what it held.
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
    const shape = stringOf(element, 'spid');
    if (shape === null) return false;
    const paragraphs = standing.get(shape);
    if (paragraphs === undefined) return true;
    const range = element.children
      .find(({ name }) => name === 'p:txEl')
      ?.children.find(({ name }) => name === 'p:pRg');
    return range !== undefined && (numberOf(range, 'end') ?? 0) >= paragraphs;
  }
  return false;
}

/** The node of time that an element is a part of, or the entry of the list of builds. */
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
