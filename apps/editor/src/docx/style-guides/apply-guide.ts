import { undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { DocumentEditor } from '../editing/editing.ts';
import { type HeaderFooterContext, type MainView, setFirstPage } from '../header-footer/commands.ts';
import { listSections } from '../header-footer/sections.ts';
import { applyGuidePageSetup } from './guide-header.ts';
import { applyGuideToStyles } from './guide-styles.ts';
import type { StyleGuide } from './guides.ts';
import { restyleText } from './restyle-text.ts';
import { createTitleBlock, type TitleBlock } from './title-block.ts';

/** An applied guide, which can be undone until the text is edited. */
export interface AppliedGuide {
  isUnedited: () => boolean;
  undo: () => void;
}

/** Formats a document by a style guide; an empty one also gets the initial content of a paper. */
export function applyGuide(
  editor: DocumentEditor,
  guide: StyleGuide,
  titleBlockOptions: TitleBlockOptions,
): AppliedGuide {
  const { view, parts, patch, transact: action, author } = editor;
  return applyGuideTo({ mainView: view, parts, patch, transact: action, author }, guide, titleBlockOptions);
}

/** A paper without the page around it. */
export interface Paper extends HeaderFooterContext, Pick<DocumentEditor, 'transact'> {
  mainView: MainView;
  author: string;
}
type TitleBlockOptions = Omit<TitleBlock, 'author'>;

export function applyGuideTo(
  editor: Paper,
  guide: StyleGuide,
  titleBlockOptions: TitleBlockOptions,
): AppliedGuide {
  editor.transact(() => applyGuideChanges(editor, guide, titleBlockOptions));
  const { mainView, parts } = editor;
  const [{ doc }, currentParts] = [mainView.state, parts()];
  const isUnedited = (): boolean => mainView.state.doc === doc && parts() === currentParts;
  return { isUnedited, undo: () => void (isUnedited() && undo(mainView.state, mainView.dispatch)) };
}

function applyGuideChanges(editor: Paper, guide: StyleGuide, titleBlockOptions: TitleBlockOptions): void {
  const { mainView: view, author } = editor;
  const before = editor.parts();
  const isEmpty = view.state.doc.textContent.trim() === '' && view.state.doc.childCount === 1;
  applyGuidePageSetup(view, editor, guide, author);
  // Title pages are numbered in APA, but not in Chicago style.
  const [section] = listSections(view.state.doc, editor.parts());
  if (isEmpty && guide.id === 'chicago' && section !== undefined) {
    setFirstPage(view, editor, { section, isDifferent: true });
  }
  editor.patch({ styles: applyGuideToStyles(editor.parts().styles, guide) });
  const currentParts = editor.parts();
  const tr = isEmpty
    ? insertTitleBlock(view.state.tr, createTitleBlock(guide, currentParts, { ...titleBlockOptions, author }))
    : restyleText(view.state.tr, { before, after: currentParts });
  view.dispatch(tr.setMeta(bypassSuggestionMeta, true).setStoredMarks(null).scrollIntoView());
}

/** Formatting is not tracked as a suggestion. */
const bypassSuggestionMeta = 'suggestionModeBypass';

/** Puts the caret at the start of the body text: before the list of sources, which is two paragraphs. */
function insertTitleBlock(tr: Transaction, nodes: readonly Node[]): Transaction {
  const { attrs } = tr.doc.child(0);
  tr.replaceWith(0, tr.doc.content.size, nodes);
  const keptAttributes = { paraId: attrs.paraId, _sectionProperties: null };
  tr.setNodeMarkup(0, undefined, { ...tr.doc.child(0).attrs, ...keptAttributes });
  const sizeAfterCaret = nodes.slice(-2).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - sizeAfterCaret - 1));
}
