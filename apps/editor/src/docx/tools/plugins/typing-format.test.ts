import { deleteSelection, selectAll, splitBlock } from 'prosemirror-commands';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { findLinkTarget, setLink } from '../../commands/links.ts';
import { applyStyle, getStyleAttributes } from '../../commands/paragraph-style.ts';
import { font, formatText, size } from '../../commands/text-format.ts';
import { getStyles } from '../../document/styles/styles-of.ts';
import { documentOf, p, stateOf } from '../../document/testing/document-of.ts';
import type { WordDocument } from '../../document/written-document.ts';
import { readSelectionFormat } from '../../toolkit/selection-values.ts';
import { typingFormatPlugin } from './typing-format.ts';

function open(written: WordDocument, select: Parameters<typeof stateOf>[1] = '') {
  const parts = () => written.model.package;
  let state: EditorState = stateOf(written, select, [typingFormatPlugin({ parts })]);
  return {
    do: (...commands: Command[]) => {
      for (const command of commands) {
        command(state, (tr) => {
          state = state.apply(tr);
        });
      }
    },
    type: (text: string) => {
      state = state.apply(state.tr.insertText(text));
    },
    moveTo: (pos: number) => {
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)));
    },
    shown: () => readSelectionFormat(state, parts()),
    state: () => state,
  };
}

const essay =
  p('The title', '<w:pStyle w:val="Title"/>') +
  p('All of it in Arial', '', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="28"/>');

describe('text typed after a link', () => {
  const plain = { colour: 'auto', underline: false, size: 14 };
  const large = '<w:sz w:val="28"/>';

  it('text typed after a link is no link and has the format of the text before it', async () => {
    const writer = open(await documentOf(p('Look at ', '', large)), 'Look at |');
    const link = { text: '', address: 'https://example.org' };
    writer.do((state, dispatch) => setLink(findLinkTarget(state), link)(state, dispatch));
    expect(findLinkTarget(writer.state()).text).toBe('https://example.org');
    expect(
      writer
        .state()
        .doc.nodeAt(9)
        ?.marks.find(({ type }) => type.name === 'fontSize')?.attrs.size,
    ).toBe(28);
    writer.type(' and on');
    expect(writer.shown()).toMatchObject(plain);
    expect(findLinkTarget(writer.state()).address).toBe('');
  });
  it('text typed after a link has the format of the text before it when the caret returns there', async () => {
    const writer = open(await documentOf(p('the harbour', '', large) + p('more')), 'harbour');
    const link = { text: 'harbour', address: 'https://example.org' };
    writer.do((state, dispatch) => setLink(findLinkTarget(state), link)(state, dispatch));
    writer.moveTo(1);
    writer.moveTo(12);
    expect(writer.shown()).toMatchObject(plain);
  });
});

it('typed text keeps the format after everything was selected and deleted', async () => {
  const writer = open(await documentOf(essay));
  writer.do(selectAll, deleteSelection);
  expect(writer.shown()).toMatchObject({ font: 'Arial', size: 14, styleId: 'Normal', lines: 1.5 });
  writer.type('x');
  expect(writer.state().doc.textContent).toBe('x');
  expect(writer.shown()).toMatchObject({ font: 'Arial', size: 14, lines: 1.5 });
});
it('typed text keeps the format after everything was selected and typed over', async () => {
  const writer = open(await documentOf(essay));
  writer.do(selectAll);
  writer.type('x');
  expect(writer.state().doc.textContent).toBe('x');
  expect(writer.shown()).toMatchObject({ font: 'Arial', size: 14, lines: 1.5 });
});
it('typed text keeps the format after the only word of a paragraph was deleted', async () => {
  const writer = open(await documentOf(p('large', '', '<w:b/><w:sz w:val="40"/>') + p('plain')), 'large');
  writer.do(deleteSelection);
  expect(writer.shown()).toMatchObject({ size: 20, bold: true });
  writer.type('x');
  expect(writer.shown()).toMatchObject({ size: 20, bold: true });
});
it('typed text keeps the format after the caret left and returned to the empty paragraph', async () => {
  const writer = open(await documentOf('<w:p/>' + p('plain')));
  writer.do(formatText(font('Arial')), formatText(size(9)));
  writer.moveTo(6);
  expect(writer.shown()).toMatchObject({ font: 'Times New Roman', size: 12 });
  writer.moveTo(1);
  writer.type('x');
  expect(writer.shown()).toMatchObject({ font: 'Arial', size: 9 });
});
it('typed text keeps the format in a paragraph that was split off', async () => {
  const writer = open(
    await documentOf(p('other', '', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>')),
    'other|',
  );
  writer.do(splitBlock);
  writer.type('x');
  expect(writer.shown()).toMatchObject({ font: 'Arial', size: 12, lines: 1.5 });
});

it('text after a heading is plain text, without the format of the heading', async () => {
  const written = await documentOf(p('Harbour', '<w:pStyle w:val="Heading1"/>') + p('plain'));
  const writer = open(written, 'Harbour|');
  const styles = getStyles(written.model.package);
  writer.do(splitBlock, applyStyle('Normal', { styles, numbering: undefined }));
  writer.type('x');
  expect(writer.shown()).toMatchObject({ styleId: 'Normal', size: 12, bold: false });
});
it('text after a heading is plain text where the paragraph was converted in one step', async () => {
  const written = await documentOf(p('Harbour', '<w:pStyle w:val="Heading1"/>') + p('plain'));
  const writer = open(written, 'Harbour|');
  const attrs = getStyleAttributes('Normal', getStyles(written.model.package), undefined);
  writer.do((state, dispatch) => {
    const tr = state.tr.split(state.selection.from);
    dispatch?.(tr.setNodeMarkup(tr.selection.$from.before(), null, attrs));
    return true;
  });
  writer.type('x');
  expect(writer.shown()).toMatchObject({ styleId: 'Normal', size: 12, bold: false });
});

it('text in a heading that starts empty is bold, like the heading', async () => {
  const writer = open(
    await documentOf('<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:p>' + p('plain')),
    'plain',
  );
  writer.moveTo(1);
  writer.type('x');
  expect(writer.shown()).toMatchObject({ styleId: 'Heading1', bold: true, size: 16 });
});
