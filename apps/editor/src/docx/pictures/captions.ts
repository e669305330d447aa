import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { findTextDirection } from '../../ui/text-direction.ts';
import { createFormatMarks } from '../commands/format-marks.ts';
import { getStyleAttributes } from '../commands/paragraph-style.ts';
import { ensureStyle } from '../document/styles/built-in-styles.ts';
import { getStyles, getStyleTextFormatting } from '../document/styles/styles-of.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import {
  chooseCaptionLabel,
  createSequenceInstruction,
  findWrongNumbers,
  listCaptions,
} from './caption-numbers.ts';
import { getSelectedPicture } from './selected-picture.ts';

/** Whether a caption can be inserted below the selected picture and there is none yet. */
export function canCaption(state: EditorState): boolean {
  const position = findCaptionPosition(state);
  return position !== null && listCaptions(position.following).length === 0;
}

/** Inserts a caption below the selected picture as Word does, and puts the caret after its number. */
export function insertCaption(editor: DocumentEditor): void {
  editor.transact(() => insertCaptionParagraph(editor));
}

function insertCaptionParagraph(editor: DocumentEditor): void {
  const { view } = editor;
  const { state } = view;
  const position = findCaptionPosition(state);
  const { paragraph, field } = state.schema.nodes;
  if (position === null || paragraph === undefined || field === undefined) return;
  const styleId = ensureCaptionStyle(editor);
  const styles = getStyles(editor.parts());
  const marks = createFormatMarks(getStyleTextFormatting(styles, styleId), state.schema);
  const label = chooseCaptionLabel(state.doc, document.documentElement.lang);
  const instruction = createSequenceInstruction(label.sequence);
  const number = field.create({ fieldType: 'SEQ', instruction, displayText: '1', fieldKind: 'complex' });
  const attrs = {
    ...getStyleAttributes(styleId, styles, editor.parts().numbering),
    alignment: position.paragraph.attrs.alignment,
    bidi: findTextDirection(label.label) === 'rtl' ? true : null,
  };
  const createText = (text: string): Node => state.schema.text(text, marks);
  const caption = paragraph.create(attrs, [
    createText(`${label.label} `),
    number.mark(marks),
    createText(': '),
  ]);
  // The style may have been added just now.
  const { tr } = view.state;
  // Keeps picture and caption on one page.
  tr.setNodeAttribute(position.before, 'keepNext', true);
  tr.insert(position.after, caption);
  tr.setSelection(TextSelection.create(tr.doc, position.after + caption.nodeSize - 1)).setStoredMarks(marks);
  view.dispatch(tr.scrollIntoView());
  renumberCaptions(view);
  view.focus();
}

interface CaptionPosition {
  paragraph: Node;
  before: number;
  after: number;
  following: Node | null;
}

/** The position after the paragraph of the selected picture. */
function findCaptionPosition(state: EditorState): CaptionPosition | null {
  const picture = getSelectedPicture(state);
  if (picture === null) return null;
  const $pos: ResolvedPos = state.doc.resolve(picture.pos);
  const after = $pos.after();
  const following = state.doc.resolve(after).nodeAfter;
  return { paragraph: $pos.parent, before: $pos.before(), after, following };
}

function ensureCaptionStyle(editor: DocumentEditor): string {
  const before = editor.parts().styles;
  const { id, styles } = ensureStyle(before, 'caption');
  if (styles !== before) editor.patch({ styles });
  return id;
}

/** Delay after the last change, long enough for a paragraph to have been moved. */
const renumberDelayMs = 400;

/** Renumbers captions shortly after one was added, removed or moved. */
export function captionNumbersPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      let timer = 0;
      return {
        update: (_view, { doc }) => {
          if (doc === view.state.doc) return;
          clearTimeout(timer);
          timer = window.setTimeout(() => renumberCaptions(view), renumberDelayMs);
        },
        destroy: () => clearTimeout(timer),
      };
    },
  });
}

function renumberCaptions(view: EditorView): void {
  if (view.isDestroyed || !view.editable || view.composing) return;
  dispatchKeepingCaret(view, (tr) => {
    const wrong = findWrongNumbers(tr.doc);
    for (const { pos, number } of wrong) tr.setNodeAttribute(pos, 'displayText', `${number}`);
    return wrong.length === 0 ? null : tr.setMeta('addToHistory', false);
  });
}
