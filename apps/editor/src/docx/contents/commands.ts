import i18next from 'i18next';
import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { DocumentEditor } from '../editing/editing.ts';
import { type Heading, listHeadings } from '../outline/headings.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { directMeta } from '../tracking/resolve.ts';
import { getPages } from '../view/pages/page-slots.ts';
import {
  createEntryBlocks,
  createTocTitle,
  defaultInstruction,
  parseLevels,
  type TocEntry,
} from './entries.ts';
import { listTocs, type TocRange } from './find-contents.ts';

/** Parts of the open document that these commands need. */
export type TocContext = Pick<DocumentEditor, 'view' | 'parts' | 'patch'>;

/** Converts content of the file model to document text. */
type CreateTextDoc = typeof import('../document/side-blocks.ts').createSideTextDoc;

let createTextDoc: CreateTextDoc | null = null;

/** Loads what the commands below need; must finish before the first of them. */
export async function loadTocModules(): Promise<void> {
  const { createSideTextDoc } = await import('../document/side-blocks.ts');
  createTextDoc = createSideTextDoc;
}

/** Inserts a table of contents before the caret's paragraph; false if the text has no headings. */
export function insertToc(context: TocContext): boolean {
  const { view } = context;
  const { state } = view;
  const change = closeHistory(state.tr);
  const entries = createEntries(context, change, { instruction: defaultInstruction, knownPages: new Map() });
  if (entries.length === 0 || createTextDoc === null) return false;
  const title = createTocTitle(i18next.t('contents:title'), context.parts().styles);
  const created = createEntryBlocks(
    entries,
    { ...context.parts(), styles: title.styles },
    defaultInstruction,
  );
  patchStyles(context, created.styles);
  const { $from } = state.selection;
  const insertAt = $from.depth === 0 ? 0 : $from.before(1);
  const { content } = createTextDoc([title.block, ...created.blocks], context.parts());
  change.insert(insertAt, content);
  change.setSelection(TextSelection.near(change.doc.resolve(insertAt + content.size)));
  view.dispatch(change.scrollIntoView());
  return true;
}

/** Updates all tables of contents; false if there is none. */
export function updateAllTocs(context: TocContext, { isUndoStep }: { isUndoStep: boolean }): boolean {
  const { view } = context;
  let hasToc = false;
  dispatchKeepingCaret(view, (change) => {
    const tocs = listTocs(change.doc, context.parts());
    hasToc = tocs.length > 0;
    replaceTocs(context, change, tocs);
    // Generated text: never a suggestion, and an undo step only if the user requested it.
    return change.docChanged ? change.setMeta(directMeta, true).setMeta('addToHistory', isUndoStep) : null;
  });
  return hasToc;
}

function replaceTocs(context: TocContext, change: Transaction, tocs: readonly TocRange[]): void {
  const { doc } = change;
  if (createTextDoc === null) return;
  for (const toc of [...tocs].reverse()) {
    const { instruction } = toc;
    const knownPages = readPageNumbers(doc, toc);
    const entries = createEntries(context, change, { instruction, knownPages });
    if (entries.length === 0) continue;
    const created = createEntryBlocks(entries, context.parts(), instruction);
    patchStyles(context, created.styles);
    const newText = createTextDoc(created.blocks, context.parts());
    if (!isSameText(change.doc, toc, newText)) {
      change.replaceWith(toc.from, toc.to, newText.content);
    }
  }
}

function patchStyles(
  { parts, patch }: TocContext,
  styles: ReturnType<typeof createEntryBlocks>['styles'],
): void {
  if (styles !== parts().styles) patch({ styles });
}

interface RequestedEntries {
  instruction: string;
  /** Known page numbers, by bookmark. */
  knownPages: ReadonlyMap<string, number>;
}

/** Entries for the headings, each with a bookmark around its heading; missing bookmarks are added in `change`. */
function createEntries(
  { view, parts }: TocContext,
  change: Transaction,
  { instruction, knownPages }: RequestedEntries,
): TocEntry[] {
  const { from, to } = parseLevels(instruction);
  const pages = getPages(view);
  return listHeadings(view.state.doc, parts())
    .filter(({ level }) => level >= from && level <= to)
    .map((heading) => {
      const bookmark = ensureBookmark(heading, change);
      const isPaged = pages.layout() === 'pages';
      const page = isPaged ? pages.getPageOf(heading.pos + 1) : (knownPages.get(bookmark) ?? null);
      return { level: heading.level - from + 1, text: heading.text, page, bookmark };
    });
}

interface Bookmark {
  id: number;
  name: string;
}

function ensureBookmark({ pos }: Heading, change: Transaction): string {
  const insertAt = change.mapping.map(pos);
  const bookmarks: Bookmark[] = change.doc.nodeAt(insertAt)?.attrs.bookmarks ?? [];
  const knownPages = bookmarks.find(({ name }) => name.startsWith('_Toc'));
  if (knownPages !== undefined) return knownPages.name;
  const number = Math.floor(1e8 + Math.random() * 9e8);
  const bookmark: Bookmark = { id: number, name: `_Toc${number}` };
  change.setNodeAttribute(insertAt, 'bookmarks', [...bookmarks, bookmark]);
  return bookmark.name;
}

function readPageNumbers(doc: Node, { from, to }: TocRange): Map<string, number> {
  const pages = new Map<string, number>();
  doc.nodesBetween(from, to, (node) => {
    const href: unknown = node.marks.find(({ type }) => type.name === 'hyperlink')?.attrs.href;
    const page = Number(node.text);
    if (typeof href === 'string' && Number.isInteger(page)) pages.set(href.slice(1), page);
  });
  return pages;
}

function isSameText(doc: Node, { from, to }: TocRange, newText: Node): boolean {
  const textOf = (of: Node, start: number, end: number): string => of.textBetween(start, end, '\n', '\t');
  return textOf(doc, from, to) === textOf(newText, 0, newText.content.size);
}
