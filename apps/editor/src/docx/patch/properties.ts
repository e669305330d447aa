import {
  createTag,
  type Element,
  getAttribute,
  getOpenTag,
  getRawXml,
  getTag,
  parseAttributes,
} from '../../xml/element.ts';
import { toCanonical } from './canonical.ts';
import { sortInSchemaOrder } from './schema-order.ts';

/** Three states of one item: as opened, as the editor writes it unchanged, and as the editor writes it now. */
export interface States<Thing> {
  opened: Thing;
  before: Thing;
  after: Thing;
}

/** Elements whose attributes are independent settings; all others are taken as a whole if changed. */
const mergedByAttribute = new Set(['w:spacing', 'w:ind', 'w:pgSz', 'w:pgMar']);
const mergedByChild = new Set([
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
  if (isSame(before, after)) return opened ? getRawXml(opened) : '';
  if (opened === null || after === null) return after ? getRawXml(after) : keepUnsupported(states);
  const [openedByKey, beforeByKey, afterByKey] = [indexByKey(opened), indexByKey(before), indexByKey(after)];
  const merged = new Map<string, string>();
  for (const [key, element] of openedByKey) {
    const raw = mergeProperty({
      opened: element,
      before: beforeByKey.get(key) ?? null,
      after: afterByKey.get(key) ?? null,
    });
    if (raw !== '') merged.set(key, raw);
  }
  for (const [key, element] of afterByKey) {
    if (openedByKey.has(key) || isSame(beforeByKey.get(key) ?? null, element)) continue;
    merged.set(key, getRawXml(element));
  }
  const mergedEntries = [...merged];
  const isNew = mergedEntries.some(([key]) => !openedByKey.has(key));
  const ordered = isNew ? sortInSchemaOrder(opened.name, mergedEntries) : mergedEntries;
  return wrapIn(opened, ordered.map(([, raw]) => raw).join(''));
}

/** New properties: the library's order is not that of the schema, in which Word expects them. */
export function writeInSchemaOrder(properties: Element): string {
  if (properties.children.length < 2) return getRawXml(properties);
  const entries = properties.children.map((child): [string, string] => [child.name, getRawXml(child)]);
  const ordered = sortInSchemaOrder(properties.name, entries);
  return wrapIn(properties, ordered.map(([, raw]) => raw).join(''));
}

/** The properties were removed: what the editor does not support stays. */
function keepUnsupported({ opened, before }: States<Element | null>): string {
  if (opened === null) return '';
  const knownBefore = indexByKey(before);
  const kept = [...indexByKey(opened)].filter(([key]) => !knownBefore.has(key));
  return kept.length === 0 ? '' : wrapIn(opened, kept.map(([, element]) => getRawXml(element)).join(''));
}

function mergeProperty({
  opened,
  before,
  after,
}: {
  opened: Element;
  before: Element | null;
  after: Element | null;
}) {
  if (isSame(before, after)) return getRawXml(opened);
  if (after === null) return '';
  if (before !== null && mergedByChild.has(opened.name)) return mergeProperties({ opened, before, after });
  if (before === null || !mergedByAttribute.has(opened.name)) return getRawXml(after);
  const tag = mergeTags({ opened: getTag(opened), before: getTag(before), after: getTag(after) });
  return `${tag}${opened.source.slice(opened.from, opened.end)}`;
}

/** Merges the attributes of a tag with the editor's changes. */
export function mergeTags({ opened, before, after }: States<string>): string {
  if (before === after) return opened;
  const [merged, beforeAttributes, afterAttributes] = [
    parseAttributes(opened),
    parseAttributes(before),
    parseAttributes(after),
  ];
  for (const [name, value] of afterAttributes)
    if (beforeAttributes.get(name) !== value) merged.set(name, value);
  for (const name of beforeAttributes.keys()) if (!afterAttributes.has(name)) merged.delete(name);
  return createTag(opened, merged);
}

function wrapIn(element: Element, content: string): string {
  return `${getOpenTag(element)}${content}</${element.name}>`;
}

/** Whether two elements of the same writer have the same content. */
export function isSame(one: Element | null, other: Element | null): boolean {
  if (one === null || other === null) return one === other;
  return toCanonical(one) === toCanonical(other);
}

/** The children by a key that is unique among their siblings. */
function indexByKey(element: Element | null): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const child of element?.children ?? []) found.set(getKey(child), child);
  return found;
}

const elementsByType = new Set(['w:headerReference', 'w:footerReference']);

function getKey(element: Element): string {
  return elementsByType.has(element.name)
    ? `${element.name} ${getAttribute(element, 'w:type')}`
    : element.name;
}
