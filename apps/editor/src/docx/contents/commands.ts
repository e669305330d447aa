import i18next from 'i18next';
import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { Editing } from '../editing/editing.ts';
import { type Heading, headingsOf } from '../outline/headings.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { directMeta } from '../tracking/resolve.ts';
import { pagesOf } from '../view/pages/page-slots.ts';
import { type ContentsEntry, defaultInstruction, entryBlocks, levelsOf, titleBlock } from './entries.ts';
import { type FoundContents, listContents } from './find-contents.ts';

/** Parts of the open document that these commands need. */
export type ContentsHolder = Pick<Editing, 'view' | 'parts' | 'patch'>;

/** Converts content of the file model to document text. */
type TextMaker = typeof import('../document/side-blocks.ts').textOf;

let maker: TextMaker | null = null;

/** Loads what the commands below need; must finish before the first of them. */
export async function loadContents(): Promise<void> {
  const { textOf } = await import('../document/side-blocks.ts');
  maker = textOf;
}

/** Inserts a table of contents before the caret's paragraph; false if the text has no headings. */
export function insertContents(holder: ContentsHolder): boolean {
  const { view } = holder;
  const { state } = view;
  const change = closeHistory(state.tr);
  const entries = entriesFor(holder, change, { instruction: defaultInstruction, known: new Map() });
  if (entries.length === 0 || maker === null) return false;
  const title = titleBlock(i18next.t('contents:title'), holder.parts().styles);
  const created = entryBlocks(entries, { ...holder.parts(), styles: title.styles }, defaultInstruction);
  adoptStyles(holder, created.styles);
  const { $from } = state.selection;
  const at = $from.depth === 0 ? 0 : $from.before(1);
  const { content } = maker([title.block, ...created.blocks], holder.parts());
  change.insert(at, content);
  change.setSelection(TextSelection.near(change.doc.resolve(at + content.size)));
  view.dispatch(change.scrollIntoView());
  return true;
}

/** Updates all tables of contents; false if there is none. */
export function updateContents(holder: ContentsHolder, { isStep }: { isStep: boolean }): boolean {
  const { view } = holder;
  let hasAny = false;
  dispatchKeepingCaret(view, (change) => {
    const found = listContents(change.doc, holder.parts());
    hasAny = found.length > 0;
    writeContents(holder, change, found);
    // Generated text: never a suggestion, and an undo step only if the user requested it.
    return change.docChanged ? change.setMeta(directMeta, true).setMeta('addToHistory', isStep) : null;
  });
  return hasAny;
}

function writeContents(holder: ContentsHolder, change: Transaction, found: readonly FoundContents[]): void {
  const { doc } = change;
  if (maker === null) return;
  for (const contents of [...found].reverse()) {
    const { instruction } = contents;
    const known = pagesIn(doc, contents);
    const entries = entriesFor(holder, change, { instruction, known });
    if (entries.length === 0) continue;
    const created = entryBlocks(entries, holder.parts(), instruction);
    adoptStyles(holder, created.styles);
    const lines = maker(created.blocks, holder.parts());
    if (!isSameText(change.doc, contents, lines)) {
      change.replaceWith(contents.from, contents.to, lines.content);
    }
  }
}

function adoptStyles(
  { parts, patch }: ContentsHolder,
  styles: ReturnType<typeof entryBlocks>['styles'],
): void {
  if (styles !== parts().styles) patch({ styles });
}

interface RequestedEntries {
  instruction: string;
  /** Known page numbers, by bookmark. */
  known: ReadonlyMap<string, number>;
}

/** Entries for the headings, each with a bookmark around its heading; missing bookmarks are added in `change`. */
function entriesFor(
  { view, parts }: ContentsHolder,
  change: Transaction,
  { instruction, known }: RequestedEntries,
): ContentsEntry[] {
  const { from, to } = levelsOf(instruction);
  const pages = pagesOf(view);
  return headingsOf(view.state.doc, parts())
    .filter(({ level }) => level >= from && level <= to)
    .map((heading) => {
      const bookmark = bookmarkOf(heading, change);
      const isPaged = pages.layout() === 'pages';
      const page = isPaged ? pages.pageOf(heading.pos + 1) : (known.get(bookmark) ?? null);
      return { level: heading.level - from + 1, text: heading.text, page, bookmark };
    });
}

interface Bookmark {
  id: number;
  name: string;
}

function bookmarkOf({ pos }: Heading, change: Transaction): string {
  const at = change.mapping.map(pos);
  const bookmarks: Bookmark[] = change.doc.nodeAt(at)?.attrs.bookmarks ?? [];
  const known = bookmarks.find(({ name }) => name.startsWith('_Toc'));
  if (known !== undefined) return known.name;
  const number = Math.floor(1e8 + Math.random() * 9e8);
  const bookmark: Bookmark = { id: number, name: `_Toc${number}` };
  change.setNodeAttribute(at, 'bookmarks', [...bookmarks, bookmark]);
  return bookmark.name;
}

function pagesIn(doc: Node, { from, to }: FoundContents): Map<string, number> {
  const pages = new Map<string, number>();
  doc.nodesBetween(from, to, (node) => {
    const href: unknown = node.marks.find(({ type }) => type.name === 'hyperlink')?.attrs.href;
    const page = Number(node.text);
    if (typeof href === 'string' && Number.isInteger(page)) pages.set(href.slice(1), page);
  });
  return pages;
}

function isSameText(doc: Node, { from, to }: FoundContents, lines: Node): boolean {
  const textOf = (of: Node, start: number, end: number): string => of.textBetween(start, end, '\n', '\t');
  return textOf(doc, from, to) === textOf(lines, 0, lines.content.size);
}
