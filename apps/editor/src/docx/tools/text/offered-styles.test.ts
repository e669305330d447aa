import type { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { patchPackage } from '../../document/edits.ts';
import { stateOf } from '../../document/testing/document-of.ts';
import { docxOf, partsOf, run } from '../../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../../document/written-document.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { readSelectionFormat } from '../../toolkit/selection-values.ts';
import { applyAvailableStyle, getAvailableStyles, listMenuStyles } from './offered-styles.ts';

/** As Word writes a new document: only the styles in use. */
const fewStyles =
  '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/><w:qFormat/></w:style></w:styles>';

async function open() {
  const written = await readDocument(
    docxOf(`<w:p>${run('Harbour')}</w:p>`, { 'word/styles.xml': fewStyles }),
  );
  let state: EditorState = stateOf(written, 'Harbour');
  let parts = written.model.package;
  const view = {
    get state() {
      return state;
    },
    dispatch: (tr: EditorState['tr']) => {
      state = state.apply(tr);
    },
  };
  const patch: DocumentEditor['patch'] = (change) => {
    parts = patchPackage(parts, change);
  };
  // cast: what a tool asks of an open document.
  const editor = { view, patch, parts: () => parts, mode: () => 'editing' } as unknown as DocumentEditor;
  const write = () =>
    writeDocument({ ...written, doc: state.doc, model: { ...written.model, package: parts } });
  return { editor, write, shown: () => readSelectionFormat(state, parts) };
}

it('a document that contains only its used styles is offered headings, a title and a quote', async () => {
  const { editor } = await open();
  const names = listMenuStyles(getAvailableStyles(editor.parts()), 'Standard').map(({ name }) => name);
  expect(names).toEqual(['Normal', 'heading 1', 'heading 2', 'heading 3', 'Title', 'Quote']);
});
it('a document that contains only its used styles gets a heading style with its first use, also in the file', async () => {
  const { editor, write, shown } = await open();
  expect(shown()).toMatchObject({ styleId: 'Standard', font: 'Calibri', size: 11 });
  applyAvailableStyle(editor, 'Heading1');
  expect(shown()).toMatchObject({ styleId: 'Heading1', font: 'Calibri', size: 16, bold: true });
  const files = partsOf(await write());
  expect(files['word/styles.xml']).toContain('w:styleId="Heading1"');
  expect(files['word/document.xml']).toContain('<w:pStyle w:val="Heading1"/>');
});
