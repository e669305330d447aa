import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { getParagraphFormat, textSchema } from './text-schema.ts';
import { createTypedDirectionPlugin } from './typed-direction.ts';

it.each([
  ['ميناء harbour', true, 'right'],
  ['harbour ميناء', false, 'left'],
])(
  'a paragraph of a shape in which "%s" is typed runs from right to left: %s',
  (text, isRightToLeft, align) => {
    const doc = textSchema.node('doc', null, [textSchema.node('paragraph')]);
    const empty = EditorState.create({ doc, plugins: [createTypedDirectionPlugin()] });
    const typed = [...text].reduce((state, letter) => state.apply(state.tr.insertText(letter)), empty);
    const format = getParagraphFormat(typed.doc.child(0).attrs);
    expect(format).toMatchObject({ isRightToLeft, align });
  },
);
