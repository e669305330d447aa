import {
  attributeOf,
  attributesOf,
  type Element,
  openTagOf,
  rawOf,
  tagOf,
  tagWith,
} from '../../xml/element.ts';
import { canonicalOf } from './canonical.ts';
import { orderOf } from './schema-order.ts';

/** Three states of one item: as opened, as the editor writes it unchanged, and as the editor writes it now. */
export interface States<Thing> {
  opened: Thing;
  before: Thing;
  after: Thing;
}

/** Elements whose attributes are independent settings; all others are taken as a whole if changed. */
const byAttribute = new Set(['w:spacing', 'w:ind', 'w:pgSz', 'w:pgMar']);
const nested = new Set([
  'w:rPr',
  'w:sectPr',
  'w:pBdr',
  'w:tblBorders',
  'w:tcBorders',
  'w:tblCellMar',
  'w:tcMar',
]);

/** Merges properties with the editor's changes: unsupported ones, and those that the editor adds by itself, stay as opened. */
export function mergeProperties(states: States<Element | null>): string {
  const { opened, before, after } = states;
  if (isSame(before, after)) return opened ? rawOf(opened) : '';
  if (opened === null || after === null) return after ? rawOf(after) : preservedOf(states);
  const [mine, was, is] = [keyed(opened), keyed(before), keyed(after)];
  const merged = new Map<string, string>();
  for (const [key, element] of mine) {
    const raw = mergeOne({ opened: element, before: was.get(key) ?? null, after: is.get(key) ?? null });
    if (raw !== '') merged.set(key, raw);
  }
  for (const [key, element] of is) {
    if (mine.has(key) || isSame(was.get(key) ?? null, element)) continue;
    merged.set(key, rawOf(element));
  }
  const list = [...merged];
  const isNew = list.some(([key]) => !mine.has(key));
  const ordered = isNew ? orderOf(opened.name, list) : list;
  return wrapped(opened, ordered.map(([, raw]) => raw).join(''));
}

/** The properties were removed: what the editor does not support stays. */
function preservedOf({ opened, before }: States<Element | null>): string {
  if (opened === null) return '';
  const known = keyed(before);
  const kept = [...keyed(opened)].filter(([key]) => !known.has(key));
  return kept.length === 0 ? '' : wrapped(opened, kept.map(([, element]) => rawOf(element)).join(''));
}

function mergeOne({
  opened,
  before,
  after,
}: {
  opened: Element;
  before: Element | null;
  after: Element | null;
}) {
  if (isSame(before, after)) return rawOf(opened);
  if (after === null) return '';
  if (before !== null && nested.has(opened.name)) return mergeProperties({ opened, before, after });
  if (before === null || !byAttribute.has(opened.name)) return rawOf(after);
  const tag = mergeTags({ opened: tagOf(opened), before: tagOf(before), after: tagOf(after) });
  return `${tag}${opened.source.slice(opened.from, opened.end)}`;
}

/** Merges the attributes of a tag with the editor's changes. */
export function mergeTags({ opened, before, after }: States<string>): string {
  if (before === after) return opened;
  const [merged, was, is] = [attributesOf(opened), attributesOf(before), attributesOf(after)];
  for (const [name, value] of is) if (was.get(name) !== value) merged.set(name, value);
  for (const name of was.keys()) if (!is.has(name)) merged.delete(name);
  return tagWith(opened, merged);
}

function wrapped(element: Element, inside: string): string {
  return `${openTagOf(element)}${inside}</${element.name}>`;
}

/** Whether two elements of the same writer have the same content. */
export function isSame(one: Element | null, other: Element | null): boolean {
  if (one === null || other === null) return one === other;
  return canonicalOf(one) === canonicalOf(other);
}

/** The children by a key that is unique among their siblings. */
function keyed(element: Element | null): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const child of element?.children ?? []) found.set(keyOf(child), child);
  return found;
}

const repeated = new Set(['w:headerReference', 'w:footerReference']);

function keyOf(element: Element): string {
  return repeated.has(element.name) ? `${element.name} ${attributeOf(element, 'w:type')}` : element.name;
}
