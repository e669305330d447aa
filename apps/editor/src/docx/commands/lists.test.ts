// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { undo } from 'prosemirror-history';
import type { Attrs } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { afterEach, expect, it } from 'vitest';
import { p } from '../document/testing/document-of.ts';
import { announced, docxOf, wordNamespace } from '../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { createEditor } from '../editing/create-editing.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import { indent, toggleList } from './lists.ts';

const level = (ilvl: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (ilvl + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
const numbering = `<w:numbering ${wordNamespace}>
<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '•')}${level(1, 'bullet', '◦')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;
const styles = `<w:styles ${wordNamespace}>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:line="360" w:lineRule="auto"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Listenabsatz"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720"/><w:contextualSpacing/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Body"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:firstLine="567"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Points"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
</w:styles>`;
const parts = {
  ...announced([{ kind: 'numbering', id: 'rIdNumbers', name: 'numbering.xml', xml: numbering }]),
  'word/styles.xml': styles,
};
const item = (text: string, { ilvl = 0, numId = 1, more = '', style = '' } = {}) =>
  p(text, `${style}<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>${more}`);

let open: DocumentEditor | null = null;
afterEach(() => {
  open?.destroy();
  document.body.replaceChildren();
});

async function writer(body: string) {
  const bytes = docxOf(body, parts);
  const written = await readDocument(bytes);
  const editor = createEditor({
    renderer: {
      view: 'plain',
      element: document.body.appendChild(document.createElement('div')),
      plugins: createPlainPlugins,
    },
    document: { doc: written.doc.toJSON(), parts: written.model.package },
    canWrite: true,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: () => {},
  });
  open = editor;
  const { view } = editor;
  return {
    editor,
    press: (key: string, shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key, shiftKey });
      return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
    },
    /** The caret at the start or end of a paragraph. */
    placeIn: (index: number, side: 'start' | 'end' = 'end') => {
      const before = view.state.doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0);
      const size = view.state.doc.child(index).content.size;
      view.dispatch(
        view.state.tr.setSelection(
          TextSelection.create(view.state.doc, before + 1 + (side === 'end' ? size : 0)),
        ),
      );
    },
    type: (text: string) => view.dispatch(view.state.tr.insertText(text)),
    outdent: () => indent(-1, editor.parts())(view.state, view.dispatch),
    undo: () => undo(view.state, view.dispatch),
    at: (index: number): Attrs => view.state.doc.child(index).attrs,
    /** The properties of each paragraph in the written file. */
    written: async () => {
      const file = await writeDocument({
        ...written,
        model: { ...written.model, package: editor.parts() },
        doc: view.state.doc,
      });
      const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
      return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(
        ([one]) => /<w:pPr>(.*?)<\/w:pPr>/s.exec(one)?.[1] ?? '',
      );
    },
    reread: async () => {
      const file = await writeDocument({
        ...written,
        model: { ...written.model, package: editor.parts() },
        doc: view.state.doc,
      });
      return (await readDocument(file)).doc.children.map(({ attrs }) => attrs);
    },
  };
}

const noList = { numPr: null, listMarker: null, listIsBullet: null };
const flush = { indentLeft: null, indentFirstLine: null, hangingIndent: false };

it.each(['Enter', 'Backspace'])(
  'leaving a list with %s on its last, empty item ends it, in the file as well',
  async (key) => {
    const { press, placeIn, at, written, reread } = await writer(p('Before.') + item('one') + item('two'));
    placeIn(2);
    press('Enter');
    expect(at(3).numPr).toMatchObject({ numId: 1, ilvl: 0 });
    press(key);
    expect(at(3)).toMatchObject({ ...noList, ...flush, styleId: null, lineSpacing: 360 });
    expect((await written())[3]).not.toMatch(/numPr|w:ind/);
    expect((await reread())[3]).toMatchObject({ numPr: null, lineSpacing: 360 });
  },
);
it.each(['bullet', 'numbered'] as const)(
  'the %s button restores the paragraph that it converted',
  async (kind) => {
    const own = '<w:ind w:left="300" w:firstLine="450"/>';
    const { editor, placeIn, at, reread } = await writer(p('Words.', own));
    placeIn(0);
    const before = at(0);
    toggleList(editor, kind);
    expect(at(0)).toMatchObject({ indentLeft: 720, indentFirstLine: -360, hangingIndent: true });
    toggleList(editor, kind);
    expect(at(0)).toMatchObject({ ...noList, indentLeft: 300, indentFirstLine: 450, hangingIndent: false });
    expect(at(0)).toEqual(before);
    expect((await reread())[0]).toMatchObject({ numPr: null, indentLeft: 300, indentFirstLine: 450 });
  },
);
it('leaving a list restores the indents that were set before the list', async () => {
  const { editor, press, placeIn, type, at } = await writer(p('Words.'));
  placeIn(0);
  indent(1, editor.parts())(editor.view.state, editor.view.dispatch);
  toggleList(editor, 'bullet');
  press('Enter');
  type('more');
  press('Enter');
  press('Enter');
  expect(at(2)).toMatchObject({ ...noList, indentLeft: 708, indentFirstLine: null, hangingIndent: false });
});
it('leaving a list keeps the indents of the style and writes no zero indents', async () => {
  const style = '<w:pStyle w:val="Body"/>';
  const { press, placeIn, at, written, reread } = await writer(p('Before.', style) + item('one', { style }));
  placeIn(1, 'start');
  press('Backspace');
  expect(at(1)).toMatchObject({ ...noList, styleId: 'Body', indentFirstLine: 567 });
  expect((await written())[1]).not.toMatch(/numPr|w:ind/);
  expect((await reread())[1]).toMatchObject({ indentFirstLine: 567 });
});
it('a list item of a reopened file is indented like the text before its list when it leaves the list', async () => {
  const { press, placeIn, at } = await writer(
    p('Before.', '<w:ind w:firstLine="720"/>') +
      item('one', { more: '<w:ind w:left="720" w:hanging="360"/>' }) +
      item('two'),
  );
  placeIn(2, 'start');
  press('Backspace');
  expect(at(2)).toMatchObject({ ...noList, indentLeft: null, indentFirstLine: 720, hangingIndent: false });
});
it.each(['Listenabsatz', 'Points'])(
  'the list style %s is removed when a paragraph leaves its list',
  async (id) => {
    const more = '<w:jc w:val="center"/>';
    const { press, placeIn, at, written } = await writer(
      p('Before.') + item('one', { style: `<w:pStyle w:val="${id}"/>`, more, numId: 2 }),
    );
    placeIn(1, 'start');
    press('Backspace');
    expect(at(1)).toMatchObject({
      ...noList,
      ...flush,
      styleId: null,
      alignment: 'center',
      contextualSpacing: null,
    });
    expect((await written())[1]).toBe('<w:jc w:val="center"/>');
  },
);
it('a heading numbered by its style stays a heading when it loses its number', async () => {
  const { press, placeIn, at, reread } = await writer(p('Harbour', '<w:pStyle w:val="Heading1"/>'));
  placeIn(0, 'start');
  press('Backspace');
  expect(at(0)).toMatchObject({ styleId: 'Heading1', numPr: { numId: 0 }, listMarker: null });
  expect((await reread())[0]).toMatchObject({ styleId: 'Heading1', numPr: { numId: 0 } });
});
it('leaving a list goes level by level: Enter on an empty item, Shift+Tab and the outdent button', async () => {
  const { press, placeIn, outdent, at } = await writer(
    item('one') + item('', { ilvl: 1 }) + item('three', { ilvl: 1 }),
  );
  placeIn(1);
  press('Enter');
  expect(at(1)).toMatchObject({
    numPr: { numId: 1, ilvl: 0 },
    indentLeft: 720,
    indentFirstLine: -360,
    listMarker: '%1.',
  });
  press('Enter');
  expect(at(1)).toMatchObject({ ...noList, ...flush });
  placeIn(2);
  press('Tab', true);
  expect(at(2)).toMatchObject({ numPr: { ilvl: 0 }, indentLeft: 720 });
  press('Tab');
  expect(at(2)).toMatchObject({
    numPr: { ilvl: 1 },
    indentLeft: 1440,
    indentFirstLine: -360,
    listMarker: '%2.',
  });
  outdent();
  press('Tab', true);
  expect(at(2)).toMatchObject({ ...noList, ...flush });
});
it('leaving a list is undone in one step', async () => {
  const { press, placeIn, undo: back, at } = await writer(p('Before.') + item('one', { numId: 2 }));
  const before = at(1);
  placeIn(1, 'start');
  press('Backspace');
  back();
  expect(at(1)).toEqual(before);
});
it('leaving a list requires a list: elsewhere the keys keep their meaning', async () => {
  const { press, placeIn, at, editor } = await writer(item('one') + p('Words.'));
  placeIn(0);
  press('Enter');
  expect(editor.view.state.doc.childCount).toBe(3);
  expect(at(1)).toMatchObject({ numPr: { numId: 1, ilvl: 0 } });
  expect(at(1).paraId).not.toBe(at(0).paraId);
  placeIn(2);
  press('Enter');
  expect(editor.view.state.doc.childCount).toBe(4);
});
