import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { type Attrs, Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { createListAttributes } from '../document/styles/list-definitions.ts';
import { getStyles } from '../document/styles/styles-of.ts';
import { adoptLists, type OwnCopy } from './own-clipboard.ts';

/** The document that content is pasted into. */
export interface PasteTarget {
  doc: Node;
  parts: DocxPackage;
  /** Identifies the session. */
  source: string;
}

export interface NormalizedSlice {
  slice: Slice;
  /** The document's numbering with the pasted lists; null if there are none. */
  numbering: DocxPackage['numbering'] | null;
}

/**
 * Adapts content copied in this editor: references to comments, lists, styles or changes that do not exist here are removed, and unique items are not
 * duplicated. Content cut in the same session is restored completely.
 */
export function normalizeSlice(copy: OwnCopy, target: PasteTarget): NormalizedSlice {
  const isSameSession = copy.source === target.source;
  const adoptedLists = isSameSession ? null : adoptLists(target.parts.numbering, copy.numbering);
  const hasLists = adoptedLists !== null && adoptedLists.numIds.size > 0;
  const context: NormalizeContext = {
    keepsMark: createMarkFilter(target, isSameSession),
    normalizeAttributes: createAttributeNormalizer(target, { isSameSession, adoptedLists }),
  };
  const nodes = normalizeAll(copy.slice.content, context);
  return {
    slice: new Slice(Fragment.from(nodes), ...limitOpenDepths(copy.slice, nodes)),
    numbering: hasLists ? adoptedLists.numbering : null,
  };
}

interface NormalizeContext {
  keepsMark: (mark: Mark) => boolean;
  normalizeAttributes: (node: Node) => Attrs;
}

function normalizeAll(content: Fragment, context: NormalizeContext): Node[] {
  return content.content.flatMap((node) => normalize(node, context));
}

function normalize(node: Node, context: NormalizeContext): Node[] {
  // Suggested deletions are not pasted.
  if (node.marks.some(({ type }) => type.name === 'deletion')) return [];
  const marks = node.marks.filter(context.keepsMark);
  if (node.isText) return [node.mark(marks)];
  const attributes =
    node.type.name === 'paragraph' ? context.normalizeAttributes(node) : removeChanges(node.attrs);
  return [node.type.create(attributes, normalizeAll(node.content, context), marks)];
}

/** Tracked changes of rows and cells. */
function removeChanges(attrs: Attrs): Attrs {
  const changes = ['trIns', 'trDel', 'trPrChange', 'tblPrChange', 'tcPrChange', 'cellMarker'];
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [name, changes.includes(name) ? null : value]),
  );
}

function createMarkFilter(
  { doc, parts }: PasteTarget,
  isSameSession: boolean,
): NormalizeContext['keepsMark'] {
  const usedCommentIds = new Set<unknown>();
  doc.descendants((node) => {
    for (const { type, attrs } of node.marks)
      if (type.name === 'comment') usedCommentIds.add(attrs.commentId);
  });
  const commentIds = new Set<unknown>((parts.document.comments ?? []).map(({ id }) => id));
  return ({ type, attrs }) => {
    if (type.name === 'insertion') return false;
    if (type.name !== 'comment') return true;
    return isSameSession && commentIds.has(attrs.commentId) && !usedCommentIds.has(attrs.commentId);
  };
}

function createAttributeNormalizer(
  { doc, parts }: PasteTarget,
  {
    isSameSession,
    adoptedLists,
  }: { isSameSession: boolean; adoptedLists: ReturnType<typeof adoptLists> | null },
): NormalizeContext['normalizeAttributes'] {
  const styles = getStyles(parts);
  const bookmarkNames = listBookmarkNames(doc);
  return ({ attrs }) => {
    const bookmarks = (attrs.bookmarks ?? []).filter(
      ({ name }: { name: string }) => !bookmarkNames.has(name),
    );
    const styleId: unknown = attrs.styleId;
    const isKnown = typeof styleId === 'string' && styles.hasParagraphStyle(styleId);
    return {
      ...attrs,
      paraId: null,
      textId: null,
      pPrIns: null,
      pPrDel: null,
      pPrChange: null,
      bookmarks: isSameSession && bookmarks.length > 0 ? bookmarks : null,
      sectionBreakType: isSameSession ? attrs.sectionBreakType : null,
      _sectionProperties: isSameSession ? attrs._sectionProperties : null,
      styleId: isKnown ? styleId : null,
      ...mapListAttributes(attrs, adoptedLists),
    };
  };
}

function mapListAttributes(attrs: Attrs, adoptedLists: ReturnType<typeof adoptLists> | null): object {
  const numId: unknown = attrs.numPr?.numId;
  if (adoptedLists === null || typeof numId !== 'number') return {};
  const newNumId = adoptedLists.numIds.get(numId);
  if (newNumId === undefined) return { numPr: null, numPrFromStyle: null, listMarker: null };
  return createListAttributes(adoptedLists.numbering, { numId: newNumId, ilvl: attrs.numPr.ilvl ?? 0 });
}

function listBookmarkNames(doc: Node): Set<string> {
  const bookmarkNames = new Set<string>();
  doc.descendants(({ attrs }) => {
    for (const { name } of attrs.bookmarks ?? []) bookmarkNames.add(name);
  });
  return bookmarkNames;
}

/** If the outer blocks were removed, the slice is no longer open. */
function limitOpenDepths({ openStart, openEnd }: Slice, nodes: readonly Node[]): [number, number] {
  const depth = (node: Node | undefined, getChild: (node: Node) => Node | null): number => {
    let count = 0;
    for (let at = node ?? null; at !== null && !at.isLeaf; at = getChild(at)) count += 1;
    return count;
  };
  return [
    Math.min(
      openStart,
      depth(nodes[0], ({ firstChild }) => firstChild),
    ),
    Math.min(
      openEnd,
      depth(nodes.at(-1), ({ lastChild }) => lastChild),
    ),
  ];
}
