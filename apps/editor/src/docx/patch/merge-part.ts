import { decodeEntities } from '@redraft/documents';
import { attributesOf, type Element, rawOf, tagOf, tagWith } from '../../xml/element.ts';
import { canonicalOf } from './canonical.ts';
import { matchBlocks } from './match.ts';
import { mergeText } from './merge-text.ts';
import { isSame, mergeProperties, mergeTags, type States } from './properties.ts';
import { childrenOf, isControlMark, withoutEmptyControls } from './table-controls.ts';

/**
 * Three-way merge of a part with text: the opened one with the editor's changes. Null if the states do not correspond, so that only the editor's
 * version can be written.
 */
export function mergePart({ opened, before, after }: States<Element | null>): string | null {
  if (!opened || !before || !after || opened.name !== after.name) return null;
  const merged = mergeChildren({ opened, before, after });
  const tag = withNamespaces(tagOf(opened), tagOf(after), merged);
  if (tag === null) return null;
  const { source, start, to } = opened;
  return `${source.slice(0, start)}${tag}${merged}${source.slice(to)}`;
}

const isProperties = (name: string): boolean =>
  /^w:(tblPr|trPr|tcPr|sectPr|tblPrEx|sdtPr|sdtEndPr|tblGrid)$/.test(name);

function mergeElements(states: States<Element>): string {
  const { opened, before, after } = states;
  if (isSame(before, after)) return rawOf(opened);
  if (isProperties(opened.name)) return mergeProperties(states);
  if (opened.children.length === 0 || after.children.length === 0) return rawOf(after);
  const tag = mergeTags({ opened: tagOf(opened), before: tagOf(before), after: tagOf(after) });
  return `${tag}${withoutEmptyControls(mergeChildren(states))}</${opened.name}>`;
}

/** Block by block: blocks between untouched ones are merged by their content. */
function mergeChildren({ opened, before, after }: States<Element>): string {
  const [mine, was, is] = [childrenOf(opened), before.children, after.children];
  const known = matchByPlace(mine, was);
  const kept = matchBlocks(was.map(canonicalOf), is.map(canonicalOf));
  const out: string[] = [];
  let from = { opened: 0, before: 0, after: 0 };
  const gapTo = (to: States<number>): void => {
    out.push(
      mergeGap({
        opened: mine.slice(from.opened, to.opened),
        before: was.slice(from.before, to.before),
        after: is.slice(from.after, to.after),
      }),
    );
  };
  is.forEach((_, index) => {
    const second = kept[index] ?? -1;
    const first = second < 0 ? -1 : (known[second] ?? -1);
    const block = mine[first];
    if (!block) return;
    const here = { opened: first, before: second, after: index };
    gapTo(here);
    out.push(rawOf(block));
    from = { opened: first + 1, before: second + 1, after: index + 1 };
  });
  gapTo({ opened: mine.length, before: was.length, after: is.length });
  return out.join('');
}

function mergeGap(states: States<readonly Element[]>): string {
  const { opened, before, after } = states;
  const raw = (elements: readonly Element[]) => elements.map(rawOf).join('');
  if (before.length === 0 && after.length === 0) return raw(opened);
  return mergeText(states, mergeElements) ?? raw([...opened.filter(isControlMark), ...after]);
}

/** Matches blocks of the opened file with those written by the editor: by text, and between those by order. */
function matchByPlace(mine: readonly Element[], was: readonly Element[]): Int32Array {
  const matches = matchBlocks(mine.map(wordsOf), was.map(wordsOf));
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
  const places: number[] = [];
  for (let at = from.mine; at < to.mine; at++) {
    const block = all.mine[at];
    if (block && !isOutOfOrder(block)) places.push(at);
  }
  if (places.length !== to.was - from.was) return;
  const isAlike = places.every((place, at) => all.mine[place]?.name === all.was[from.was + at]?.name);
  if (!isAlike) return;
  places.forEach((place, at) => {
    all.matches[from.was + at] = place;
  });
}

/** Markers between blocks that the editor does not write. */
function isOutOfOrder(block: Element): boolean {
  return isControlMark(block) || /^w:(bookmark|commentRange|perm|proofErr|move\w+Range)/.test(block.name);
}

const words = new WeakMap<Element, string>();

/** Kind and text of a block, to match it across writers. */
function wordsOf(element: Element): string {
  const known = words.get(element);
  if (known !== undefined) return known;
  const texts = [...rawOf(element).matchAll(/<w:(?:t|delText)(?:\s[^<>]*)?>([^<]*)</g)];
  const found = `${element.name} ${decodeEntities(texts.map(([, text]) => text).join(''))}`;
  words.set(element, found);
  return found;
}

/** The root tag with all namespace prefixes that the text uses; null if a prefix has conflicting meanings. */
function withNamespaces(opened: string, after: string, text: string): string | null {
  const [mine, theirs] = [attributesOf(opened), attributesOf(after)];
  const ignorable = new Set(listOf(mine.get('mc:Ignorable')));
  const theirIgnorable = new Set(listOf(theirs.get('mc:Ignorable')));
  const missing = new Map<string, string>();
  for (const [name, address] of theirs) {
    if (!name.startsWith('xmlns:')) continue;
    const prefix = name.slice('xmlns:'.length);
    const has = mine.get(name);
    if (has !== undefined) {
      if (unquoted(has) !== unquoted(address)) {
        if (uses(text, prefix)) return null;
        continue;
      }
      if (theirIgnorable.has(prefix) && prefix !== 'mc') ignorable.add(prefix);
    } else if (uses(text, prefix)) {
      missing.set(name, address);
      if (theirIgnorable.has(prefix)) ignorable.add(prefix);
    }
  }
  const isSameIgnorable = ignorable.size === listOf(mine.get('mc:Ignorable')).length;
  if (missing.size === 0 && isSameIgnorable) return opened;
  for (const [name, address] of missing) mine.set(name, address);
  if (ignorable.size > 0) {
    mine.set('xmlns:mc', mine.get('xmlns:mc') ?? theirs.get('xmlns:mc') ?? '""');
    mine.set('mc:Ignorable', `"${[...ignorable].join(' ')}"`);
  }
  return tagWith(opened, mine);
}

const uses = (text: string, prefix: string): boolean => new RegExp(`[<\\s/]${prefix}:`).test(text);

const unquoted = (value: string): string => value.slice(1, -1);

function listOf(value: string | undefined): string[] {
  return value === undefined ? [] : unquoted(value).split(/\s+/).filter(Boolean);
}
