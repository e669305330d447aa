import { decodeEntities } from '@redraft/documents';
import { createTag, type Element, getRawXml, getTag, parseAttributes } from '../../xml/element.ts';
import { toCanonical } from './canonical.ts';
import { matchBlocks } from './match.ts';
import { mergeText } from './merge-text.ts';
import { isSame, mergeProperties, mergeTags, type States } from './properties.ts';
import { getChildren, isControlMarker, removeEmptyControls } from './table-controls.ts';

/**
 * Three-way merge of a part with text: the opened one with the editor's changes. Null if the states do not correspond, so that only the editor's
 * version can be written.
 */
export function mergePart({ opened, before, after }: States<Element | null>): string | null {
  if (!opened || !before || !after || opened.name !== after.name) return null;
  const merged = mergeChildren({ opened, before, after });
  const tag = addNamespaces(getTag(opened), getTag(after), merged);
  if (tag === null) return null;
  const { source, start, to } = opened;
  return `${source.slice(0, start)}${tag}${merged}${source.slice(to)}`;
}

const isProperties = (name: string): boolean =>
  /^w:(tblPr|trPr|tcPr|sectPr|tblPrEx|sdtPr|sdtEndPr|tblGrid)$/.test(name);

function mergeElements(states: States<Element>): string {
  const { opened, before, after } = states;
  if (isSame(before, after)) return getRawXml(opened);
  if (isProperties(opened.name)) return mergeProperties(states);
  if (opened.children.length === 0 || after.children.length === 0) return getRawXml(after);
  const tag = mergeTags({ opened: getTag(opened), before: getTag(before), after: getTag(after) });
  return `${tag}${removeEmptyControls(mergeChildren(states))}</${opened.name}>`;
}

/** Block by block: blocks between untouched ones are merged by their content. */
function mergeChildren({ opened, before, after }: States<Element>): string {
  const [mine, was, afterChildren] = [getChildren(opened), before.children, after.children];
  const openedIndexes = matchChildren(mine, was);
  const beforeIndexes = matchBlocks(was.map(toCanonical), afterChildren.map(toCanonical));
  const output: string[] = [];
  let from = { opened: 0, before: 0, after: 0 };
  const writeGapTo = (to: States<number>): void => {
    output.push(
      mergeGap({
        opened: mine.slice(from.opened, to.opened),
        before: was.slice(from.before, to.before),
        after: afterChildren.slice(from.after, to.after),
      }),
    );
  };
  afterChildren.forEach((_, index) => {
    const beforeIndex = beforeIndexes[index] ?? -1;
    const openedIndex = beforeIndex < 0 ? -1 : (openedIndexes[beforeIndex] ?? -1);
    const block = mine[openedIndex];
    if (!block) return;
    const position = { opened: openedIndex, before: beforeIndex, after: index };
    writeGapTo(position);
    output.push(getRawXml(block));
    from = { opened: openedIndex + 1, before: beforeIndex + 1, after: index + 1 };
  });
  writeGapTo({ opened: mine.length, before: was.length, after: afterChildren.length });
  return output.join('');
}

function mergeGap(states: States<readonly Element[]>): string {
  const { opened, before, after } = states;
  const toXml = (elements: readonly Element[]) => elements.map(getRawXml).join('');
  if (before.length === 0 && after.length === 0) return toXml(opened);
  return mergeText(states, mergeElements) ?? toXml([...opened.filter(isControlMarker), ...after]);
}

/** Matches blocks of the opened file with those written by the editor: by text, and between those by order. */
function matchChildren(mine: readonly Element[], was: readonly Element[]): Int32Array {
  const matches = matchBlocks(mine.map(getKindAndText), was.map(getKindAndText));
  let start = { mine: 0, was: 0 };
  for (let index = 0; index <= was.length; index++) {
    const found = index === was.length ? mine.length : (matches[index] ?? -1);
    if (found < 0) continue;
    matchInOrder({ mine, was, matches }, start, { mine: found, was: index });
    start = { mine: found + 1, was: index + 1 };
  }
  return matches;
}

/** If both have the same kinds of blocks in the same order, they match in pairs. */
function matchInOrder(
  all: { mine: readonly Element[]; was: readonly Element[]; matches: Int32Array },
  from: { mine: number; was: number },
  to: { mine: number; was: number },
): void {
  const openedIndexes: number[] = [];
  for (let at = from.mine; at < to.mine; at++) {
    const block = all.mine[at];
    if (block && !isUnwrittenMarker(block)) openedIndexes.push(at);
  }
  if (openedIndexes.length !== to.was - from.was) return;
  const haveSameKinds = openedIndexes.every(
    (openedIndex, at) => all.mine[openedIndex]?.name === all.was[from.was + at]?.name,
  );
  if (!haveSameKinds) return;
  openedIndexes.forEach((openedIndex, at) => {
    all.matches[from.was + at] = openedIndex;
  });
}

/** Markers between blocks that the editor does not write. */
function isUnwrittenMarker(block: Element): boolean {
  return isControlMarker(block) || /^w:(bookmark|commentRange|perm|proofErr|move\w+Range)/.test(block.name);
}

const textCache = new WeakMap<Element, string>();

/** Kind and text of a block, to match it across writers. */
function getKindAndText(element: Element): string {
  const known = textCache.get(element);
  if (known !== undefined) return known;
  const texts = [...getRawXml(element).matchAll(/<w:(?:t|delText)(?:\s[^<>]*)?>([^<]*)</g)];
  const found = `${element.name} ${decodeEntities(texts.map(([, text]) => text).join(''))}`;
  textCache.set(element, found);
  return found;
}

/** The root tag with all namespace prefixes that the text uses; null if a prefix has conflicting meanings. */
function addNamespaces(opened: string, after: string, text: string): string | null {
  const [mine, theirs] = [parseAttributes(opened), parseAttributes(after)];
  const ignorable = new Set(splitList(mine.get('mc:Ignorable')));
  const theirIgnorable = new Set(splitList(theirs.get('mc:Ignorable')));
  const missing = new Map<string, string>();
  for (const [name, address] of theirs) {
    if (!name.startsWith('xmlns:')) continue;
    const prefix = name.slice('xmlns:'.length);
    const declared = mine.get(name);
    if (declared !== undefined) {
      if (unquote(declared) !== unquote(address)) {
        if (usesPrefix(text, prefix)) return null;
        continue;
      }
      if (theirIgnorable.has(prefix) && prefix !== 'mc') ignorable.add(prefix);
    } else if (usesPrefix(text, prefix)) {
      missing.set(name, address);
      if (theirIgnorable.has(prefix)) ignorable.add(prefix);
    }
  }
  const isSameIgnorable = ignorable.size === splitList(mine.get('mc:Ignorable')).length;
  if (missing.size === 0 && isSameIgnorable) return opened;
  for (const [name, address] of missing) mine.set(name, address);
  if (ignorable.size > 0) {
    mine.set('xmlns:mc', mine.get('xmlns:mc') ?? theirs.get('xmlns:mc') ?? '""');
    mine.set('mc:Ignorable', `"${[...ignorable].join(' ')}"`);
  }
  return createTag(opened, mine);
}

const usesPrefix = (text: string, prefix: string): boolean => new RegExp(`[<\\s/]${prefix}:`).test(text);

const unquote = (value: string): string => value.slice(1, -1);

function splitList(value: string | undefined): string[] {
  return value === undefined ? [] : unquote(value).split(/\s+/).filter(Boolean);
}
