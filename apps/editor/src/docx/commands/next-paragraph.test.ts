import type { Attrs } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentOf, p, type SelectText, stateOf } from '../document/testing/document-of.ts';
import { startNextParagraph } from './next-paragraph.ts';

async function afterEnter(body: string, select: SelectText): Promise<EditorState | null> {
  const written = await documentOf(body);
  let state = stateOf(written, select);
  const isDone = startNextParagraph({ parts: () => written.model.package })(state, (tr) => {
    state = state.apply(tr);
  });
  return isDone ? state : null;
}
const texts = (state: EditorState | null) => state?.doc.children.map(({ textContent }) => textContent);
const attributes = (state: EditorState | null, index: number): Attrs => state?.doc.child(index).attrs ?? {};

it('Enter at the end of a paragraph starts a paragraph of the same kind', async () => {
  const formatting =
    '<w:jc w:val="center"/><w:ind w:firstLine="720"/><w:spacing w:line="480" w:lineRule="auto"/>';
  const state = await afterEnter(p('one', formatting), 'one|');
  expect(texts(state)).toEqual(['one', '']);
  expect(attributes(state, 1)).toMatchObject({
    alignment: 'center',
    indentFirstLine: 720,
    lineSpacing: 480,
  });
  expect(attributes(state, 1).paraId).toBeNull();
});
it('Enter continues with the font and emphasis of the typed text', async () => {
  const state = await afterEnter(p('one', '', '<w:b/><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>'), 'one|');
  const stored = state?.storedMarks?.map(({ type: { name } }) => name);
  expect(stored).toContain('bold');
  expect(attributes(state, 1).defaultTextFormatting).toMatchObject({ bold: true });
});
it('Enter after a heading starts a body paragraph', async () => {
  const state = await afterEnter(p('one', '<w:pStyle w:val="Heading1"/>'), 'one|');
  expect(attributes(state, 1)).toMatchObject({ styleId: null, outlineLevel: null, lineSpacing: 360 });
});
it('Enter in the middle of a heading splits it into two headings', async () => {
  const state = await afterEnter(p('one two', '<w:pStyle w:val="Heading1"/>'), 'one|');
  expect(texts(state)).toEqual(['one', ' two']);
  expect(attributes(state, 1).styleId).toBe('Heading1');
});
it('Enter keeps a page break with the text after it, and a section break with the end of its section', async () => {
  const section = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>';
  const state = await afterEnter(p('one two', `<w:pageBreakBefore/>${section}`) + p('next'), 'one|');
  expect([attributes(state, 0).pageBreakBefore, attributes(state, 1).pageBreakBefore]).toEqual([true, null]);
  expect(attributes(state, 0)._sectionProperties).toBeNull();
  expect(attributes(state, 1)._sectionProperties).not.toBeNull();
});
