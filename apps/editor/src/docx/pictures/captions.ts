import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { marksOf } from '../commands/format-marks.ts';
import { styleAttributes } from '../commands/paragraph-style.ts';
import { withStyle } from '../document/styles/built-in-styles.ts';
import { stylesOf, textOfStyle } from '../document/styles/styles-of.ts';
import type { Editing } from '../editing/editing.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { captionsIn, labelFor, sequenceInstruction, wrongNumbers } from './caption-numbers.ts';
import { selectedPicture } from './selected-picture.ts';

/** Whether a caption can be inserted below the selected picture and there is none yet. */
export function canCaption(state: EditorState): boolean {
  const place = captionPlace(state);
  return place !== null && captionsIn(place.following).length === 0;
}

/** Inserts a caption below the selected picture as Word does, and puts the caret after its number. */
export function insertCaption(editing: Editing): void {
  editing.transact(() => insertNow(editing));
}

function insertNow(editing: Editing): void {
  const { view } = editing;
  const { state } = view;
  const place = captionPlace(state);
  const { paragraph, field } = state.schema.nodes;
  if (place === null || paragraph === undefined || field === undefined) return;
  const styleId = ensureCaptionStyle(editing);
  const styles = stylesOf(editing.parts());
  const marks = marksOf(textOfStyle(styles, styleId), state.schema);
  const label = labelFor(state.doc, view.dom.lang);
  const instruction = sequenceInstruction(label.sequence);
  const number = field.create({ fieldType: 'SEQ', instruction, displayText: '1', fieldKind: 'complex' });
  const attrs = {
    ...styleAttributes(styleId, styles, editing.parts().numbering),
    alignment: place.paragraph.attrs.alignment,
  };
  const text = (words: string): Node => state.schema.text(words, marks);
  const caption = paragraph.create(attrs, [text(`${label.word} `), number.mark(marks), text(': ')]);
  // The style may have been added just now.
  const { tr } = view.state;
  // Keeps picture and caption on one page.
  tr.setNodeAttribute(place.before, 'keepNext', true);
  tr.insert(place.after, caption);
  tr.setSelection(TextSelection.create(tr.doc, place.after + caption.nodeSize - 1)).setStoredMarks(marks);
  view.dispatch(tr.scrollIntoView());
  countCaptions(view);
  view.focus();
}

interface CaptionPlace {
  paragraph: Node;
  before: number;
  after: number;
  following: Node | null;
}

/** The position after the paragraph of the selected picture. */
function captionPlace(state: EditorState): CaptionPlace | null {
  const picture = selectedPicture(state);
  if (picture === null) return null;
  const $pos: ResolvedPos = state.doc.resolve(picture.pos);
  const after = $pos.after();
  const following = state.doc.resolve(after).nodeAfter;
  return { paragraph: $pos.parent, before: $pos.before(), after, following };
}

function ensureCaptionStyle(editing: Editing): string {
  const before = editing.parts().styles;
  const { id, styles } = withStyle(before, 'caption');
  if (styles !== before) editing.patch({ styles });
  return id;
}

/** Delay after the last change, long enough for a paragraph to have been moved. */
const settledMs = 400;

/** Renumbers captions shortly after one was added, removed or moved. */
export function captionNumbersPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      let soon = 0;
      return {
        update: (_view, { doc }) => {
          if (doc === view.state.doc) return;
          clearTimeout(soon);
          soon = window.setTimeout(() => countCaptions(view), settledMs);
        },
        destroy: () => clearTimeout(soon),
      };
    },
  });
}

function countCaptions(view: EditorView): void {
  if (view.isDestroyed || !view.editable || view.composing) return;
  dispatchKeepingCaret(view, (tr) => {
    const wrong = wrongNumbers(tr.doc);
    for (const { pos, number } of wrong) tr.setNodeAttribute(pos, 'displayText', `${number}`);
    return wrong.length === 0 ? null : tr.setMeta('addToHistory', false);
  });
}
