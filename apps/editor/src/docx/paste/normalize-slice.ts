import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { type Attrs, Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { listAttributes } from '../document/styles/list-definitions.ts';
import { stylesOf } from '../document/styles/styles-of.ts';
import { adoptLists, type OwnCopy } from './own-clipboard.ts';

/** The document that content is pasted into. */
export interface Place {
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
export function normalizeSlice(copy: OwnCopy, place: Place): NormalizedSlice {
  const isHere = copy.source === place.source;
  const brought = isHere ? null : adoptLists(place.parts.numbering, copy.numbering);
  const hasLists = brought !== null && brought.numIds.size > 0;
  const ports: Ports = {
    marks: keepMarks(place, isHere),
    attributes: attributesFor(place, { isHere, brought }),
  };
  const nodes = normalizeAll(copy.slice.content, ports);
  return {
    slice: new Slice(Fragment.from(nodes), ...openness(copy.slice, nodes)),
    numbering: hasLists ? brought.numbering : null,
  };
}

interface Ports {
  marks: (mark: Mark) => boolean;
  attributes: (node: Node) => Attrs;
}

function normalizeAll(content: Fragment, ports: Ports): Node[] {
  return content.content.flatMap((node) => normalize(node, ports));
}

function normalize(node: Node, ports: Ports): Node[] {
  // Suggested deletions are not pasted.
  if (node.marks.some(({ type }) => type.name === 'deletion')) return [];
  const marks = node.marks.filter(ports.marks);
  if (node.isText) return [node.mark(marks)];
  const attributes = node.type.name === 'paragraph' ? ports.attributes(node) : removeChanges(node.attrs);
  return [node.type.create(attributes, normalizeAll(node.content, ports), marks)];
}

/** Tracked changes of rows and cells. */
function removeChanges(attrs: Attrs): Attrs {
  const changes = ['trIns', 'trDel', 'trPrChange', 'tblPrChange', 'tcPrChange', 'cellMarker'];
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [name, changes.includes(name) ? null : value]),
  );
}

function keepMarks({ doc, parts }: Place, isHere: boolean): Ports['marks'] {
  const taken = new Set<unknown>();
  doc.descendants((node) => {
    for (const { type, attrs } of node.marks) if (type.name === 'comment') taken.add(attrs.commentId);
  });
  const known = new Set<unknown>((parts.document.comments ?? []).map(({ id }) => id));
  return ({ type, attrs }) => {
    if (type.name === 'insertion') return false;
    if (type.name !== 'comment') return true;
    return isHere && known.has(attrs.commentId) && !taken.has(attrs.commentId);
  };
}

function attributesFor(
  { doc, parts }: Place,
  { isHere, brought }: { isHere: boolean; brought: ReturnType<typeof adoptLists> | null },
): Ports['attributes'] {
  const styles = stylesOf(parts);
  const names = bookmarkNames(doc);
  return ({ attrs }) => {
    const bookmarks = (attrs.bookmarks ?? []).filter(({ name }: { name: string }) => !names.has(name));
    const styleId: unknown = attrs.styleId;
    const isKnown = typeof styleId === 'string' && styles.hasParagraphStyle(styleId);
    return {
      ...attrs,
      paraId: null,
      textId: null,
      pPrIns: null,
      pPrDel: null,
      pPrChange: null,
      bookmarks: isHere && bookmarks.length > 0 ? bookmarks : null,
      sectionBreakType: isHere ? attrs.sectionBreakType : null,
      _sectionProperties: isHere ? attrs._sectionProperties : null,
      styleId: isKnown ? styleId : null,
      ...listHere(attrs, brought),
    };
  };
}

function listHere(attrs: Attrs, brought: ReturnType<typeof adoptLists> | null): object {
  const numId: unknown = attrs.numPr?.numId;
  if (brought === null || typeof numId !== 'number') return {};
  const here = brought.numIds.get(numId);
  if (here === undefined) return { numPr: null, numPrFromStyle: null, listMarker: null };
  return listAttributes(brought.numbering, { numId: here, ilvl: attrs.numPr.ilvl ?? 0 });
}

function bookmarkNames(doc: Node): Set<string> {
  const names = new Set<string>();
  doc.descendants(({ attrs }) => {
    for (const { name } of attrs.bookmarks ?? []) names.add(name);
  });
  return names;
}

/** If the outer blocks were removed, the slice is no longer open. */
function openness({ openStart, openEnd }: Slice, nodes: readonly Node[]): [number, number] {
  const depth = (node: Node | undefined, step: (node: Node) => Node | null): number => {
    let deep = 0;
    for (let at = node ?? null; at !== null && !at.isLeaf; at = step(at)) deep += 1;
    return deep;
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
