import type { TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { AllSelection, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { findTextDirection } from '../../../ui/text-direction.ts';
import { createFormatMarks, toTextFormatting } from '../../commands/format-marks.ts';
import { computeMarksAfterLink } from '../../commands/links.ts';
import { getStyleAttributes } from '../../commands/paragraph-style.ts';
import { isFormatMark } from '../../commands/text-format.ts';
import { getDefaultStyleId, getStyles, getStyleTextFormatting } from '../../document/styles/styles-of.ts';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';

/**
 * Text typed into an empty paragraph takes the format of the text deleted there, or the paragraph's default: there are no neighbours to inherit from.
 * Text typed after a link is not part of it and is not formatted as one. Only the caret's paragraph is inspected.
 */
export function typingFormatPlugin({ parts }: Pick<PagePluginContext, 'parts'>): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, state) => {
      if (!transactions.some(({ docChanged, selectionSet }) => docChanged || selectionSet)) return null;
      const { $from, empty } = state.selection;
      if (!empty || $from.parent.type.name !== 'paragraph') return null;
      const isChange = transactions.some(({ docChanged }) => docChanged);
      const tr = state.tr;
      if (isChange && before.selection instanceof AllSelection) restoreAfterReplacingAll(tr, before);
      else if (isChange && isFillerParagraph($from.parent.attrs))
        tr.setNodeMarkup($from.before(), null, { ...defaultAttributes(), bidi: $from.parent.attrs.bidi });
      if ($from.parent.content.size === 0 && state.storedMarks === null) {
        if (isChange) keepFormatOfDeleted(tr, before, transactions);
        storeDefaultMarks(tr);
      }
      const marksBehindLink = state.storedMarks === null ? computeMarksAfterLink($from) : null;
      if (marksBehindLink !== null) tr.setStoredMarks(marksBehindLink);
      return tr.steps.length > 0 || tr.storedMarksSet ? tr : null;
    },
  });

  function defaultAttributes(): Attrs {
    const styles = getStyles(parts());
    return getStyleAttributes(getDefaultStyleId(styles), styles, parts().numbering);
  }

  /** The whole text was replaced: the new paragraph takes the attributes of the last one that had text. */
  function restoreAfterReplacingAll(tr: Transaction, { doc }: EditorState): void {
    const $at = tr.selection.$from;
    if ($at.depth !== 1 || tr.doc.childCount !== 1 || !isFillerParagraph($at.parent.attrs)) return;
    const last = findLastParagraphWithText(doc);
    const attrs = last?.attrs ?? defaultAttributes();
    tr.setNodeMarkup($at.before(), null, {
      ...attrs,
      ...(findTextDirection($at.parent.textContent) === 'rtl' ? { bidi: true } : {}),
      paraId: $at.parent.attrs.paraId,
      _sectionProperties: null,
    });
    const marks = filterFormatMarks(last?.firstChild?.marks ?? []);
    for (const mark of marks) tr.addMark($at.start(), $at.end(), mark);
    storeInParagraph(tr, $at.before(), marks);
  }

  /** The last character of a paragraph was deleted, or a paragraph with the same style was added: the next character keeps the previous format. */
  function keepFormatOfDeleted(
    tr: Transaction,
    before: EditorState,
    transactions: readonly Transaction[],
  ): void {
    const { $from, $to, empty } = before.selection;
    if ($from.parent.type.name !== 'paragraph' || $from.parent.content.size === 0) return;
    const $current = tr.selection.$from;
    const mappedPos = transactions.reduce((pos, { mapping }) => mapping.map(pos, -1), $from.before());
    const isOtherParagraph = mappedPos !== $current.before();
    if (isOtherParagraph && $current.parent.attrs.styleId !== $from.parent.attrs.styleId) return;
    const deletedMarks = empty ? $from.marks() : ($from.nodeAfter?.marks ?? $to.marks());
    storeInParagraph(tr, $current.before(), filterFormatMarks(deletedMarks));
  }

  function storeDefaultMarks(tr: Transaction): void {
    const { attrs } = tr.selection.$from.parent;
    const formatting: TextFormatting =
      attrs.defaultTextFormatting ?? getStyleTextFormatting(getStyles(parts()), attrs.styleId);
    tr.setStoredMarks(createFormatMarks(formatting, tr.doc.type.schema));
  }
}

/** Created by the library as a filler: without style, spacing or font. */
function isFillerParagraph({ styleId, lineSpacing, defaultTextFormatting }: Attrs): boolean {
  return styleId === null && lineSpacing === null && defaultTextFormatting === null;
}

function filterFormatMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ type }) => isFormatMark(type));
}

function findLastParagraphWithText(doc: Node): Node | null {
  for (let index = doc.childCount - 1; index >= 0; index--) {
    const block = doc.child(index);
    if (block.type.name === 'paragraph' && block.textContent !== '') return block;
  }
  return null;
}

/** Stored in the paragraph, so that it is known when the caret returns. */
function storeInParagraph(tr: Transaction, pos: number, marks: readonly Mark[]): void {
  const attrs = tr.doc.nodeAt(pos)?.attrs;
  if (attrs === undefined || marks.length === 0) return;
  const before: TextFormatting = attrs.defaultTextFormatting ?? {};
  const formatting = toTextFormatting(marks);
  const isKnown = Object.entries(formatting).every(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
  );
  const hasMore = createFormatMarks(before, tr.doc.type.schema).length > marks.length;
  if (isKnown && !hasMore) return;
  const original = attrs._originalFormatting ?? {};
  tr.setNodeAttribute(pos, 'defaultTextFormatting', formatting);
  tr.setNodeAttribute(pos, '_originalFormatting', { ...original, runProperties: formatting });
}
