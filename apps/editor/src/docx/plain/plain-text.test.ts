// @vitest-environment jsdom
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../i18n.ts';
import { catalogues } from '../catalogues/index.ts';
import { p } from '../document/testing/document-of.ts';
import { announced as declaredParts, docxOf, run, wordNamespace } from '../document/testing/docx-of.ts';
import { readDocument } from '../document/written-document.ts';
import { createEditor } from '../editing/create-editing.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { createPlainPlugins } from './plain-plugins.ts';

const level = (ilvl: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = declaredParts([
  {
    kind: 'numbering',
    id: 'rIdNumbers',
    name: 'numbering.xml',
    xml: `<w:numbering ${wordNamespace}>
<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '•')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
  },
]);
const item = (text: string, ilvl: number, numId = 1, style = '') =>
  p(text, `${style}<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>`);
const styled = (text: string, style: string) => p(text, `<w:pStyle w:val="${style}"/>`);

beforeAll(async () => {
  await loadTexts('en', catalogues);
});
let open: DocumentEditor | null = null;
afterEach(() => {
  open?.destroy();
  document.body.replaceChildren();
});

async function plain(body: string, parts = numbering) {
  const edits: unknown[] = [];
  const { doc, model } = await readDocument(docxOf(body, parts));
  const container = document.body.appendChild(document.createElement('div'));
  const editor = createEditor({
    renderer: { view: 'plain', element: container, plugins: createPlainPlugins },
    document: { doc: doc.toJSON(), parts: model.package },
    canWrite: true,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: (edit) => edits.push(edit),
  });
  open = editor;
  return { editor, edits, text: editor.view.dom };
}

const through = new Set(['span', 'strong', 'em']);

/** The elements with their text, without details that only the browser needs. */
function outline(element: Element): string {
  return [...element.childNodes]
    .map((child) => {
      if (!(child instanceof HTMLElement)) return child.textContent ?? '';
      const name = child.tagName.toLowerCase();
      if (name === 'br') return '';
      return through.has(name) || child.className === 'plain-table'
        ? outline(child)
        : `<${name}>${outline(child)}</${name}>`;
    })
    .join('');
}

it('plain text has real headings with the levels of their styles', async () => {
  const { text } = await plain(styled('Harbour', 'Heading1') + p('Words.') + styled('Ships', 'Heading3'));
  expect(outline(text)).toBe('<h1>Harbour</h1><p>Words.</p><h3>Ships</h3>');
});

it('plain text nests lists by their levels, with the markers of the file', async () => {
  const { text } = await plain(
    item('one', 0) + item('one a', 1) + item('one b', 1) + item('two', 0) + p('between') + item('three', 0),
  );
  expect(outline(text)).toBe(
    '<ol><li><p>one</p><ol><li><p>one a</p></li><li><p>one b</p></li></ol></li><li><p>two</p></li></ol>' +
      '<p>between</p><ol><li><p>three</p></li></ol>',
  );
  const markers = [...text.querySelectorAll('li')].map(({ style }) => style.listStyleType);
  expect(markers).toEqual(['"1. "', '"1.a) "', '"1.b) "', '"2. "', '"3. "']);
});

it('plain text distinguishes bullets, numbers and quotations', async () => {
  const { text } = await plain(
    item('dot', 0, 2) + item('one', 0) + styled('said', 'Quote') + styled('more', 'Quote'),
  );
  expect(outline(text)).toBe(
    '<ul><li><p>dot</p></li></ul><ol><li><p>one</p></li></ol><blockquote><p>said</p><p>more</p></blockquote>',
  );
});

it('plain text includes the number of a numbered heading, without making it a list', async () => {
  const { text } = await plain(item('Harbour', 0, 1, '<w:pStyle w:val="Heading1"/>'));
  expect(outline(text)).toBe('<h1>Harbour</h1>');
  expect(text.querySelector('h1')?.dataset.number).toBe('1.');
});

it('plain text has tables of rows and cells, with column headers', async () => {
  const cell = (words: string) => `<w:tc><w:tcPr/>${p(words)}</w:tc>`;
  const row = (words: string, properties = '') => `<w:tr>${properties}${cell(words)}${cell('x')}</w:tr>`;
  const header = '<w:trPr><w:tblHeader/></w:trPr>';
  const { text } = await plain(`<w:tbl><w:tblPr/>${row('Name', header)}${row('Ana')}</w:tbl>${p('')}`);
  expect(outline(text)).toBe(
    '<table><tbody><tr><th><p>Name</p></th><th><p>x</p></th></tr><tr><td><p>Ana</p></td><td><p>x</p></td></tr></tbody></table><p></p>',
  );
  expect(text.querySelector('th')?.scope).toBe('col');
});

it('plain text redraws a cell in a row that becomes shorter, and keeps it a column header', async () => {
  const cell = `<w:tc><w:tcPr/>${p('Long words. '.repeat(20))}</w:tc>`;
  const header = '<w:trPr><w:tblHeader/></w:trPr>';
  const { editor, text } = await plain(
    `<w:tbl><w:tblPr/><w:tr>${header}${cell}${cell}</w:tr></w:tbl>${p('')}`,
  );
  const { tr, schema, doc } = editor.view.state;
  const row = doc.child(0).child(0);
  const merged = schema.node('tableCell', { ...row.child(0).attrs, colspan: 2 }, [schema.node('paragraph')]);
  editor.view.dispatch(tr.replaceWith(2, 2 + row.content.size, merged));
  expect(text.querySelector('th')?.colSpan).toBe(2);
});

it('plain text describes in words who suggests what, without adding that to the text', async () => {
  const mine = 'w:id="7" w:author="Bea" w:date="2026-01-01T00:00:00Z"';
  const { text, editor } = await plain(
    `<w:p><w:r><w:t>It is </w:t></w:r><w:ins ${mine}><w:r><w:t>new</w:t></w:r></w:ins><w:del ${mine}><w:r><w:delText>old</w:delText></w:r></w:del></w:p>`,
  );
  expect(outline(text)).toBe('<p>It is <ins>new</ins><del>old</del></p>');
  expect(text.querySelector('ins')?.dataset.says).toBe('inserted by Bea:');
  expect(text.querySelector('del')?.dataset.says).toBe('deleted by Bea:');
  expect(editor.view.state.doc.textContent).toBe('It is newold');
});

it('plain text reads what the browser types into a list item, and leaves the rest of the list as it is', async () => {
  const { text, editor, edits } = await plain(item('one', 0) + item('inner', 1) + p('after'));
  const inner = document
    .createTreeWalker(text.querySelector('ol ol p') ?? text, NodeFilter.SHOW_TEXT)
    .nextNode();
  if (!(inner instanceof Text)) throw new Error('The item has no text');
  inner.data = 'inner!';
  await expect.poll(() => editor.view.state.doc.child(1).textContent).toBe('inner!');
  expect(edits).toHaveLength(1);
  expect(editor.view.state.doc.children.flatMap(({ marks }) => marks)).toEqual([]);
  expect(outline(text)).toContain('<li><p>inner!</p></li>');
});

it('plain text maps every position to the DOM and back', async () => {
  const { editor } = await plain(
    p('before') + item('one', 0) + item('inner', 1) + item('two', 0) + styled('said', 'Quote'),
  );
  const { view } = editor;
  view.state.doc.descendants((node, pos) => {
    if (!node.isTextblock) return;
    for (let at = pos + 1; at <= pos + 1 + node.content.size; at++) {
      const { node: dom, offset } = view.domAtPos(at);
      expect(view.posAtDOM(dom, offset)).toBe(at);
    }
  });
});

it('plain text makes a new item of a split item, and does not redraw the others', async () => {
  const { text, editor } = await plain(item('one two', 0) + item('three', 0));
  const { view } = editor;
  const third = text.querySelectorAll('li')[1];
  view.dispatch(view.state.tr.split(4));
  expect(outline(text)).toBe('<ol><li><p>one</p></li><li><p> two</p></li><li><p>three</p></li></ol>');
  expect(text.querySelectorAll('li')[2]?.textContent).toBe(third?.textContent);
  expect([...text.querySelectorAll('li')].map(({ value }) => value)).toEqual([1, 2, 3]);
});

it('plain text is spell-checked by the browser, in the language of the text', async () => {
  const { text, editor } = await plain(
    p('Der Hafen war am Morgen still, und niemand war noch da. Das ist nicht neu.'),
  );
  expect(text.spellcheck).toBe(true);
  expect(text.lang).toBe('de');
  editor.renderWith({ view: 'pages', element: document.body, plugins: () => [] });
  expect(text.lang).toBe('en');
});

it('plain text lets the Tab key leave the text', async () => {
  const { text, editor } = await plain(item('one', 0));
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    text.dispatchEvent(event);
    return event.defaultPrevented;
  };
  editor.view.focus();
  expect(press('Tab')).toBe(false);
  expect(editor.view.state.doc.textContent).toBe('one');
});

it('plain text is another view of the same text: content, caret and undo are kept', async () => {
  const { text, editor, edits } = await plain(item('one', 0) + p('end'));
  const { view } = editor;
  view.dispatch(view.state.tr.insertText('!', 4));
  const selection = TextSelection.create(view.state.doc, 2);
  view.dispatch(view.state.tr.setSelection(selection));
  const bare = document.body.appendChild(document.createElement('div'));
  editor.renderWith({ view: 'pages', element: bare, plugins: () => [] });
  expect(editor.viewKind()).toBe('pages');
  expect(bare.querySelector('ol')).toBeNull();
  expect(view.state.selection.head).toBe(2);
  const again = document.body.appendChild(document.createElement('div'));
  editor.renderWith({ view: 'plain', element: again, plugins: createPlainPlugins });
  expect(outline(text)).toBe('<ol><li><p>one!</p></li></ol><p>end</p>');
  expect(edits).toHaveLength(1);
  undo(view.state, view.dispatch);
  expect(outline(text)).toBe('<ol><li><p>one</p></li></ol><p>end</p>');
});

it('plain text links the number of a note to an editable section of notes', async () => {
  const parts = declaredParts([
    {
      kind: 'footnotes',
      id: 'rIdNotes',
      name: 'footnotes.xml',
      xml: `<w:footnotes ${wordNamespace}><w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run(' See there.')}</w:p></w:footnote></w:footnotes>`,
    },
  ]);
  const { text, editor } = await plain(
    `<w:p>${run('Words')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
    parts,
  );
  const link = text.querySelector('a');
  expect(link?.getAttribute('href')).toBe('#note-footnote-2');
  expect(link?.ariaLabel ?? link?.getAttribute('aria-label')).toBe('Footnote 1');
  await expect.poll(() => document.getElementById('note-footnote-2')).not.toBeNull();
  const note = document.getElementById('note-footnote-2');
  expect(note?.closest('section')?.querySelector('h2')?.textContent).toBe('Footnotes');
  expect(note?.querySelector('[role="textbox"]')?.textContent).toBe('See there.');
  expect(note?.querySelector('[role="textbox"]')?.getAttribute('tabindex')).toBe('0');
  editor.view.dispatch(editor.view.state.tr.delete(6, 7));
  await expect.poll(() => document.getElementById('note-footnote-2')).toBeNull();
});

it('the plain text has a column break as a separator with a name', async () => {
  const { text } = await plain(
    '<w:p><w:r><w:t>left</w:t><w:br w:type="column"/><w:t>right</w:t></w:r></w:p>',
  );
  expect(text.querySelector('[role="separator"]')?.ariaLabel).toBe('Column break');
  expect(text.textContent).toBe('leftright');
});
