import { undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { Editing } from '../editing/editing.ts';
import { type HeaderFooterPorts, type MainText, setFirstPage } from '../header-footer/commands.ts';
import { sectionsOf } from '../header-footer/sections.ts';
import { setUpPages } from './guide-header.ts';
import { guideStyles } from './guide-styles.ts';
import type { StyleGuide } from './guides.ts';
import { restyleText } from './restyle-text.ts';
import { type TitleBlock, titleBlock } from './title-block.ts';

/** An applied guide, which can be undone until the text is edited. */
export interface Applied {
  isFresh: () => boolean;
  takeBack: () => void;
}

/** Formats a document by a style guide; an empty one also gets the initial content of a paper. */
export function applyGuide(editing: Editing, guide: StyleGuide, beginning: Beginning): Applied {
  const { view, parts, patch, transact: action, author } = editing;
  return applyGuideTo({ main: view, parts, patch, transact: action, author }, guide, beginning);
}

/** A paper without the page around it. */
export interface Paper extends HeaderFooterPorts, Pick<Editing, 'transact'> {
  main: MainText;
  author: string;
}
type Beginning = Omit<TitleBlock, 'author'>;

export function applyGuideTo(editing: Paper, guide: StyleGuide, beginning: Beginning): Applied {
  editing.transact(() => applyNow(editing, guide, beginning));
  const { main, parts } = editing;
  const [{ doc }, now] = [main.state, parts()];
  const isFresh = (): boolean => main.state.doc === doc && parts() === now;
  return { isFresh, takeBack: () => void (isFresh() && undo(main.state, main.dispatch)) };
}

function applyNow(editing: Paper, guide: StyleGuide, beginning: Beginning): void {
  const { main: view, author } = editing;
  const before = editing.parts();
  const isEmpty = view.state.doc.textContent.trim() === '' && view.state.doc.childCount === 1;
  setUpPages(view, editing, guide, author);
  // Title pages are numbered in APA, but not in Chicago style.
  const [section] = sectionsOf(view.state.doc, editing.parts());
  if (isEmpty && guide.id === 'chicago' && section !== undefined) {
    setFirstPage(view, editing, { section, isOwn: true });
  }
  editing.patch({ styles: guideStyles(editing.parts().styles, guide) });
  const now = editing.parts();
  const tr = isEmpty
    ? beginPaper(view.state.tr, titleBlock(guide, now, { ...beginning, author }))
    : restyleText(view.state.tr, { before, now });
  view.dispatch(tr.setMeta(direct, true).setStoredMarks(null).scrollIntoView());
}

/** Formatting is not tracked as a suggestion. */
const direct = 'suggestionModeBypass';

/** Puts the caret at the start of the body text: before the list of sources, which is two paragraphs. */
function beginPaper(tr: Transaction, nodes: readonly Node[]): Transaction {
  const { attrs } = tr.doc.child(0);
  tr.replaceWith(0, tr.doc.content.size, nodes);
  const kept = { paraId: attrs.paraId, _sectionProperties: null };
  tr.setNodeMarkup(0, undefined, { ...tr.doc.child(0).attrs, ...kept });
  const behind = nodes.slice(-2).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - behind - 1));
}
