import type { TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { AllSelection, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { formattingOf, marksOf } from '../../commands/format-marks.ts';
import { marksAfterLink } from '../../commands/links.ts';
import { styleAttributes } from '../../commands/paragraph-style.ts';
import { isFormatMark } from '../../commands/text-format.ts';
import { plainStyleId, stylesOf, textOfStyle } from '../../document/styles/styles-of.ts';
import type { PagePluginPorts } from '../../editing/page-plugin-ports.ts';

/**
 * Text typed into an empty paragraph takes the format of the text deleted there, or the paragraph's default: there are no neighbours to inherit from.
 * Text typed after a link is not part of it and is not formatted as one. Only the caret's paragraph is inspected.
 */
export function typingFormatPlugin({ parts }: Pick<PagePluginPorts, 'parts'>): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, state) => {
      if (!transactions.some(({ docChanged, selectionSet }) => docChanged || selectionSet)) return null;
      const { $from, empty } = state.selection;
      if (!empty || $from.parent.type.name !== 'paragraph') return null;
      const isChange = transactions.some(({ docChanged }) => docChanged);
      const tr = state.tr;
      if (isChange && before.selection instanceof AllSelection) keepAfterAll(tr, before);
      else if (isChange && isBare($from.parent.attrs))
        tr.setNodeMarkup($from.before(), null, plainAttributes());
      if ($from.parent.content.size === 0 && state.storedMarks === null) {
        if (isChange) keepDeleted(tr, before, transactions);
        store(tr);
      }
      const behindLink = state.storedMarks === null ? marksAfterLink($from) : null;
      if (behindLink !== null) tr.setStoredMarks(behindLink);
      return tr.steps.length > 0 || tr.storedMarksSet ? tr : null;
    },
  });

  function plainAttributes(): Attrs {
    const styles = stylesOf(parts());
    return styleAttributes(plainStyleId(styles), styles, parts().numbering);
  }

  /** The whole text was replaced: the new paragraph takes the attributes of the last one that had text. */
  function keepAfterAll(tr: Transaction, { doc }: EditorState): void {
    const $at = tr.selection.$from;
    if ($at.depth !== 1 || tr.doc.childCount !== 1 || !isBare($at.parent.attrs)) return;
    const last = lastText(doc);
    const attrs = last?.attrs ?? plainAttributes();
    tr.setNodeMarkup($at.before(), null, {
      ...attrs,
      paraId: $at.parent.attrs.paraId,
      _sectionProperties: null,
    });
    const marks = formatMarksOf(last?.firstChild?.marks ?? []);
    for (const mark of marks) tr.addMark($at.start(), $at.end(), mark);
    remember(tr, $at.before(), marks);
  }

  /** The last character of a paragraph was deleted, or a paragraph with the same style was added: the next character keeps the previous format. */
  function keepDeleted(tr: Transaction, before: EditorState, transactions: readonly Transaction[]): void {
    const { $from, $to, empty } = before.selection;
    if ($from.parent.type.name !== 'paragraph' || $from.parent.content.size === 0) return;
    const $now = tr.selection.$from;
    const was = transactions.reduce((pos, { mapping }) => mapping.map(pos, -1), $from.before());
    const isAnother = was !== $now.before();
    if (isAnother && $now.parent.attrs.styleId !== $from.parent.attrs.styleId) return;
    const gone = empty ? $from.marks() : ($from.nodeAfter?.marks ?? $to.marks());
    remember(tr, $now.before(), formatMarksOf(gone));
  }

  function store(tr: Transaction): void {
    const { attrs } = tr.selection.$from.parent;
    const formatting: TextFormatting =
      attrs.defaultTextFormatting ?? textOfStyle(stylesOf(parts()), attrs.styleId);
    tr.setStoredMarks(marksOf(formatting, tr.doc.type.schema));
  }
}

/** Created by the library as a filler: without style, spacing or font. */
function isBare({ styleId, lineSpacing, defaultTextFormatting }: Attrs): boolean {
  return styleId === null && lineSpacing === null && defaultTextFormatting === null;
}

function formatMarksOf(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ type }) => isFormatMark(type));
}

function lastText(doc: Node): Node | null {
  for (let index = doc.childCount - 1; index >= 0; index--) {
    const block = doc.child(index);
    if (block.type.name === 'paragraph' && block.textContent !== '') return block;
  }
  return null;
}

/** Stored in the paragraph, so that it is known when the caret returns. */
function remember(tr: Transaction, pos: number, marks: readonly Mark[]): void {
  const attrs = tr.doc.nodeAt(pos)?.attrs;
  if (attrs === undefined || marks.length === 0) return;
  const before: TextFormatting = attrs.defaultTextFormatting ?? {};
  const formatting = formattingOf(marks);
  const isKnown = Object.entries(formatting).every(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
  );
  const hasMore = marksOf(before, tr.doc.type.schema).length > marks.length;
  if (isKnown && !hasMore) return;
  const original = attrs._originalFormatting ?? {};
  tr.setNodeAttribute(pos, 'defaultTextFormatting', formatting);
  tr.setNodeAttribute(pos, '_originalFormatting', { ...original, runProperties: formatting });
}
