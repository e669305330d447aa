// @vitest-environment jsdom
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { patchPackage } from '../document/edits.ts';
import { isInTextBox } from '../document/in-text-box.ts';
import { documentOf, p, type SelectText, stateOf } from '../document/testing/document-of.ts';
import { richDocx } from '../document/testing/rich-docx.ts';
import { readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { insertTableOfSize } from '../tools/table/insert-table.ts';
import { buildLine, buildNodes } from './build-nodes.ts';
import { toCopiedHtml, toCopiedText } from './copy-html.ts';
import { insertBlocks, insertLine } from './insert-blocks.ts';
import { normalizeSlice } from './normalize-slice.ts';
import { packCopy, unpackCopy } from './own-clipboard.ts';
import { readPasteContext } from './paste-context.ts';
import { readPlainText } from './plain-text.ts';
import { readHtml } from './read-html.ts';
import { flattenTables } from './without-tables.ts';

/** Pastes HTML at a position and describes the result. */
function pasted(
  written: WordDocument,
  select: SelectText,
  html: string,
): WordDocument & { state: EditorState } {
  const state = stateOf(written, select);
  const { package: parts } = written.model;
  const blocks = readHtml(html)?.blocks ?? [];
  const context = readPasteContext(state, parts);
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'paragraph' && first.role === 'body' && first.list === null) {
    const next = state.apply(insertLine(state, buildLine(first.content, context)));
    return { ...written, doc: next.doc, state: next };
  }
  const { nodes, numbering } = buildNodes(blocks, context);
  const next = state.apply(insertBlocks(state, nodes));
  const package_ = numbering === null ? parts : patchPackage(parts, { numbering });
  return { ...written, model: { ...written.model, package: package_ }, doc: next.doc, state: next };
}

function outline(doc: Node): string[] {
  return doc.children.map((block) => {
    if (block.type.name === 'table') return `table ${block.children.map((row) => row.childCount).join('+')}`;
    const { styleId, numPr, indentLeft } = block.attrs;
    const list = numPr === null || numPr === undefined ? '' : `(${numPr.numId}.${numPr.ilvl}) `;
    const indent = list === '' && indentLeft ? `>${indentLeft} ` : '';
    return `${styleId ?? ''}${styleId ? ': ' : ''}${list}${indent}${block.textContent}`;
  });
}

function fontsIn(doc: Node): string[] {
  const fonts = new Set<string>();
  doc.descendants((node) => {
    if (!node.isText) return;
    const of = (name: string) => node.marks.find(({ type }) => type.name === name)?.attrs;
    fonts.add(`${of('fontFamily')?.ascii} ${of('fontSize')?.size}`);
  });
  return [...fonts];
}

const reopen = async (written: WordDocument): Promise<WordDocument> =>
  readDocument(await writeDocument(written));

const foreign =
  '<h1 style="font-family:Arial;color:red">Harbour</h1><p style="font-family:Arial;font-size:9pt;background:yellow">The <b>boats</b></p>' +
  '<ol start="3"><li>three<ul><li>inside</li></ul></li><li>four</li></ol><p>after</p><ol><li>one</li></ol>' +
  '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">both</td></tr></table><p>end</p>';

it('pasted content adopts the styles, font, numbered lists and tables of the document', async () => {
  const written = await documentOf(p('one') + p('two'));
  const result = pasted(written, 'one|', foreign);
  expect(outline(result.doc)).toEqual([
    'one',
    'Heading1: Harbour',
    'The boats',
    '(1.0) three',
    '(2.1) inside',
    '(1.0) four',
    'after',
    '(3.0) one',
    'table 2+1',
    'end',
    'two',
  ]);
  expect(fontsIn(result.doc).sort()).toEqual(['Times New Roman 24', 'Times New Roman 32']);
  expect(result.doc.children.map(({ attrs }) => attrs.listNumFmt ?? '-').slice(3, 6)).toEqual([
    'decimal',
    'bullet',
    'decimal',
  ]);
});
it('pasted content is the same in the file', async () => {
  const result = pasted(await documentOf(`${p('one')}<w:p/>`), 'one|', foreign);
  const read = await reopen(result);
  expect(outline(read.doc)).toEqual(outline(result.doc));
  const starts = read.model.package.numbering?.nums.map(
    ({ levelOverrides }) => levelOverrides?.[0]?.startOverride,
  );
  expect(starts).toEqual([3, 1, 1]);
});
it('pasted content is written with the shading of its cells', async () => {
  const html = '<table><tr><td style="background:#1f3864">a</td><td>b</td></tr></table>';
  const result = pasted(await documentOf('<w:p/>'), '', html);
  const read = await reopen(result);
  const shadings: unknown[] = [];
  read.doc.descendants(({ type, attrs }) => {
    if (type.name === 'tableCell') shadings.push(attrs.backgroundColor);
  });
  expect(shadings).toEqual(['1F3864', null]);
});
it('pasted content replaces an empty paragraph', async () => {
  const result = pasted(await documentOf('<w:p/>'), '', '<h1>Harbour</h1><p>The boats</p>');
  expect(outline(result.doc)).toEqual(['Heading1: Harbour', 'The boats']);
  expect(result.state.selection.$from.parent.textContent).toBe('The boats');
});
it('pasted content leaves a paragraph after a table at the end', async () => {
  const result = pasted(await documentOf('<w:p/>'), '', '<table><tr><td>a</td><td>b</td></tr></table>');
  expect(outline(result.doc)).toEqual(['table 2', '']);
});
it('pasted content of one line continues the line, with its formatting', async () => {
  const heading = p('Old harbour', '<w:pStyle w:val="Heading1"/>');
  const result = pasted(
    await documentOf(heading),
    'Old|',
    '<span style="font-size:9pt">&nbsp;and <i>quiet</i></span>',
  );
  expect(outline(result.doc)).toEqual(['Heading1: Old and quiet harbour']);
  expect(fontsIn(result.doc)).toEqual(['Times New Roman 32']);
});
it('pasted content of several lines splits the paragraph, and the caret is placed after it', async () => {
  const result = pasted(await documentOf(p('start end')), 'start|', '<p>first</p><h2>middle</h2><p>last</p>');
  expect(outline(result.doc)).toEqual(['startfirst', 'Heading2: middle', 'last end']);
  expect(result.state.selection.$from.parentOffset).toBe('last'.length);
});
it('pasted content continues the list into which it is pasted', async () => {
  const started = pasted(await documentOf('<w:p/>'), '', '<ul><li>one</li><li>two</li></ul>');
  const result = pasted(started, 'two|', '<ul><li>three</li></ul>');
  expect(outline(result.doc)).toEqual(['(1.0) one', '(1.0) two', '(1.0) three']);
});
it('pasted content gets the formatting of the text around it, not that of the default style', async () => {
  const run = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="22"/>';
  const written = await documentOf(p('body', '<w:spacing w:line="480" w:lineRule="auto"/>', run));
  const result = pasted(written, 'body|', '<p>one</p><p>two</p>');
  expect(fontsIn(result.doc)).toEqual(['Arial 22']);
  expect(result.doc.child(1).attrs.lineSpacing).toBe(480);
});
it('pasted content is not bold where bold comes only from a heading style of the source', async () => {
  const result = pasted(await documentOf('<w:p/>'), '', '<h4><b>Title</b></h4><p>x</p>');
  const read = await reopen(result);
  expect(outline(read.doc)).toEqual(['Heading4: Title', 'x']);
});
it('pasted content keeps every line of plain text', async () => {
  const state = stateOf(await documentOf(p('a')), 'a|');
  const written = await documentOf(p('a'));
  const { nodes } = buildNodes(
    readPlainText('one\n\ntwo').blocks,
    readPasteContext(state, written.model.package),
  );
  expect(outline(state.apply(insertBlocks(state, nodes)).doc)).toEqual(['aone', '', 'two']);
});

const list =
  '<w:p><w:pPr><w:pStyle w:val="Nowhere"/><w:spacing w:after="0"/></w:pPr><w:r><w:t>spaced</w:t></w:r></w:p>';

function copyOf({ doc, model }: WordDocument, source = 'a') {
  const slice = new Slice(doc.content, 0, 0);
  const numbering = model.package.numbering ?? { abstractNums: [], nums: [] };
  const packed = packCopy({ slice, numbering, source });
  const copy = unpackCopy(packed ?? '');
  if (copy === null) throw new Error('The copy was not taken');
  return copy;
}

it('content copied between our windows keeps its formatting and lists, without references to missing styles', async () => {
  const from = pasted(await documentOf(list), 'spaced|', '<ol><li>one</li></ol>');
  const to = pasted(await documentOf('<w:p/>'), '', '<ul><li>mine</li></ul>');
  const { parts, doc } = { parts: to.model.package, doc: to.doc };
  const { slice, numbering } = normalizeSlice(copyOf(from), { doc, parts, source: 'b' });
  expect(outline(doc.type.create(null, slice.content))).toEqual(['spaced', '(2.0) one']);
  expect(slice.content.child(0).attrs.spaceAfter).toBe(0);
  expect(numbering?.nums).toHaveLength(2);
});
it('content copied between our windows stays in the same list within one window', async () => {
  const from = pasted(await documentOf('<w:p/>'), '', '<ol><li>one</li></ol>');
  const here = { doc: from.doc, parts: from.model.package, source: 'a' };
  const { slice, numbering } = normalizeSlice(copyOf(from), here);
  expect(outline(from.doc.type.create(null, slice.content))).toEqual(['(1.0) one']);
  expect(numbering).toBeNull();
});
it('content copied between our windows contains no comment references and no tracked changes of others', async () => {
  const written = await documentOf(p('one two three'));
  const { schema } = stateOf(written);
  const mark = (name: string, attrs: object) => schema.marks[name]?.create(attrs) ?? schema.mark(name);
  const [comment, gone, new_] = [
    mark('comment', { commentId: 1 }),
    mark('deletion', { revisionId: 1, author: 'x' }),
    mark('insertion', { revisionId: 2, author: 'x' }),
  ];
  const tr = stateOf(written).tr.addMark(1, 4, comment).addMark(5, 8, gone).addMark(9, 14, new_);
  const copy = copyOf({ ...written, doc: tr.doc });
  const place = (doc: Node, parts: DocxPackage) =>
    normalizeSlice(copy, { doc, parts, source: 'a' }).slice.content;
  const paragraph = place(tr.doc, written.model.package).child(0);
  expect(paragraph.textContent).toBe('one  three');
  expect(paragraph.children.flatMap(({ marks }) => marks.map(({ type }) => type.name))).not.toContain(
    'comment',
  );
  const comments = [{ type: 'comment' as const, id: 1, author: 'x', content: [] }];
  const withComment = patchPackage(written.model.package, { comments });
  // After cutting and pasting, nothing else has the comment.
  const moved = place(written.doc, withComment).child(0);
  expect(moved.firstChild?.marks.map(({ type }) => type.name)).toContain('comment');
});
it.each([
  ['nothing', ''],
  ['something else', 'hello'],
  [
    'a copy from a page that does not know the word',
    '{"key":"guessed","slice":{"content":[]},"numbering":{}}',
  ],
  ['a copy without a word', '{"slice":{"content":[]}}'],
])('content copied between our windows is not read from %s', (_name, text) => {
  expect(unpackCopy(text)).toBeNull();
});

it('content copied for other programs is plain HTML', async () => {
  const { doc } = pasted(await documentOf(p('Look & see')), 'see|', foreign);
  const html = toCopiedHtml(new Slice(Fragment.from(doc.content), 0, 0));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const tags = [...page.body.children].map(({ localName, textContent }) => `${localName} ${textContent}`);
  expect(tags).toEqual([
    'p Look & see',
    'h1 Harbour',
    'p The boats',
    'ol threeinsidefour',
    'p after',
    'ol one',
    'table abboth',
    'p end',
  ]);
  expect(page.querySelectorAll('ol > li > ul > li')).toHaveLength(1);
  expect(page.querySelector('p strong')?.textContent).toBe('boats');
  expect(page.querySelector('td[colspan="2"]')?.textContent).toBe('both');
});
it('content copied for other programs survives a round trip', async () => {
  const { doc } = pasted(await documentOf('<w:p/>'), '', foreign);
  const html = toCopiedHtml(new Slice(doc.content, 0, 0));
  const back = pasted(await documentOf('<w:p/>'), '', html);
  expect(outline(back.doc).map((line) => line.replace(/\(\d/, '('))).toEqual(
    outline(doc).map((line) => line.replace(/\(\d/, '(')),
  );
});
it('content copied for other programs is inline if it is part of a line', async () => {
  const written = await documentOf(p('one two'));
  const { doc } = stateOf(written);
  const slice = doc.slice(1, 4);
  expect(toCopiedHtml(slice)).not.toContain('<p');
  expect(toCopiedText(slice)).toBe('one');
});
it('content copied for other programs has one line for each paragraph as plain text', async () => {
  const { doc } = pasted(await documentOf(p('Look')), 'Look|', foreign);
  const text = toCopiedText(new Slice(doc.content, 0, 0));
  expect(text).toBe('Look\nHarbour\nThe boats\nthree\ninside\nfour\nafter\none\na\tb\nboth\nend');
});
it('content copied for other programs leaves out suggested deletions', async () => {
  const written = await documentOf(p('one two'));
  const state = stateOf(written);
  const deletion = state.schema.mark('deletion', { revisionId: 1, author: 'x' });
  const { doc } = state.tr.addMark(1, 5, deletion);
  const slice = TextSelection.create(doc, 1, 8).content();
  expect([toCopiedText(slice), toCopiedHtml(slice).includes('one')]).toEqual(['two', false]);
});

describe('a table in a text box', () => {
  const inBox = async (): Promise<{ state: EditorState; table: Node }> => {
    const { doc } = await readDocument(richDocx());
    let place = 0;
    doc.descendants((node, pos) => {
      if (node.isTextblock && node.textContent === 'In the box') place = pos + 1;
      return place === 0;
    });
    const table = doc.children.find(({ type }) => type.name === 'table');
    if (table === undefined) throw new Error('No table');
    return { state: EditorState.create({ doc, selection: TextSelection.create(doc, place) }), table };
  };

  it('a table pasted into a text box becomes paragraphs, one for each cell', async () => {
    const { table } = await inBox();
    const slice = flattenTables(new Slice(Fragment.from(table), 0, 0));
    expect(slice.content.content.map(({ type, textContent }) => `${type.name} ${textContent}`)).toEqual([
      'paragraph c1',
      'paragraph c2',
    ]);
  });

  it('a table cannot be inserted into a text box', async () => {
    const { state } = await inBox();
    expect(isInTextBox(state.selection.$from)).toBe(true);
    expect(insertTableOfSize({ rows: 1, columns: 2 }, undefined)(state)).toBe(false);
  });
});

it('pasted paragraphs and tables run as in their source, or else as their text', async () => {
  const written = await documentOf('<w:p/>');
  const html =
    '<p dir="rtl" style="text-align:right">text</p><p dir="rtl" style="text-align:left">text</p><p>نص</p><p dir="ltr">نص</p>' +
    '<ul dir="rtl"><li>text</li></ul><table dir="rtl"><tr><td>1</td><td>text</td></tr></table><p>text</p>';
  const { doc } = pasted(written, '', html);
  expect(doc.children.map(({ type, attrs }) => [type.name, attrs.bidi, attrs.alignment ?? null])).toEqual([
    ['paragraph', true, null],
    ['paragraph', true, 'right'],
    ['paragraph', true, null],
    ['paragraph', false, null],
    ['paragraph', true, null],
    ['table', true, null],
    ['paragraph', null, null],
  ]);
});

it('copied paragraphs and tables say that they run from right to left', async () => {
  const cell = '<w:tc><w:tcPr/><w:p/></w:tc>';
  const { doc } = await documentOf(
    p('نص', '<w:bidi/>') +
      p('نص', '<w:bidi/><w:jc w:val="right"/>') +
      `<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tblGrid><w:gridCol/></w:tblGrid><w:tr>${cell}</w:tr></w:tbl>` +
      p('text'),
  );
  const html = toCopiedHtml(new Slice(doc.content, 0, 0));
  expect(html).toContain('<p dir="rtl">');
  expect(html).toContain('<p dir="rtl" style="text-align:left">');
  expect(html).toContain('<table dir="rtl"');
  expect(html).toContain('<p>');
});
