const picture =
  '<draw:frame draw:name="I" text:anchor-type="as-char" svg:width="1cm" svg:height="1cm"><draw:image><office:binary-data>iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==</office:binary-data></draw:image></draw:frame>';

/** Texts that LibreOffice converts to docx, one per document feature: name, content, and the words after which to type. */
export const texts: readonly (readonly [name: string, body: string, words: string])[] = [
  ['words', '<text:p>Only words.</text:p><text:p>And more.</text:p>', 'Only'],
  ['footnote', `<text:p>Before${note('footnote')} and after.</text:p>`, 'and'],
  ['endnote', `<text:p>Before${note('endnote')} and after.</text:p>`, 'and'],
  [
    'table',
    `<text:p>Above.</text:p><table:table table:name="T"><table:table-column table:number-columns-repeated="3"/>${row(cell('Wide', 2), '<table:covered-table-cell/>', cell('c'))}${row(cell('d'), cell('e'), cell('f'))}</table:table><text:p>Below.</text:p>`,
    'Wide',
  ],
  [
    'nested list',
    list(item('One', list(item('One a', list(item('Deeper'))), item('One b'))), item('Two')),
    'One a',
  ],
  ['picture', `<text:p>A picture: ${picture} in the line.</text:p>`, 'in the'],
  [
    'contents',
    '<text:table-of-content text:name="Contents"><text:table-of-content-source text:outline-level="2"/><text:index-body><text:p>First part 1</text:p></text:index-body></text:table-of-content><text:h text:outline-level="1">First part</text:h><text:p>Words.</text:p>',
    'Words',
  ],
  [
    'comment',
    '<text:p>A remark<office:annotation office:name="a1"><dc:creator>A</dc:creator><dc:date>2026-01-01T00:00:00</dc:date><text:p>Is it so?</text:p></office:annotation> on these<office:annotation-end office:name="a1"/> words.</text:p>',
    'words',
  ],
  [
    'tracked changes',
    `<text:tracked-changes>${changed('c1', 'insertion', '')}${changed('c2', 'deletion', '<text:p>gone</text:p>')}</text:tracked-changes><text:p>With a <text:change-start text:change-id="c1"/>new<text:change-end text:change-id="c1"/> word, and one <text:change text:change-id="c2"/>less.</text:p>`,
    'word',
  ],
  [
    'text box',
    '<text:p>A box: <draw:frame draw:style-name="box" draw:name="B" text:anchor-type="paragraph" svg:x="2cm" svg:y="1cm" svg:width="5cm"><draw:text-box fo:min-height="1cm"><text:p>Words in it.</text:p></draw:text-box></draw:frame>beside.</text:p>',
    'beside',
  ],
  ['equation', '<text:p>With EQUATION in the line.</text:p>', 'in the'],
  ['right to left', '<text:p text:style-name="right">שלום עולם, זה טקסט.</text:p>', 'עולם'],
  ['ideographs', '<text:p>中文段落，带有标点。日本語の段落。</text:p>', '中文'],
  [
    'link, mark and reference',
    '<text:p>See <text:a xlink:href="https://example.org/">a link</text:a>, <text:bookmark-start text:name="m"/>a mark<text:bookmark-end text:name="m"/> and <text:bookmark-ref text:reference-format="text" text:ref-name="m">a mark</text:bookmark-ref>.</text:p>',
    'See',
  ],
  [
    'several pages',
    Array.from({ length: 120 }, (_, index) => `<text:p>Line ${index} of the text.</text:p>`).join(''),
    'Line 60',
  ],
];

/** A flat OpenDocument text with page numbers in its footer and text in its header. */
export function flatOdt(body: string): string {
  const spaces = namespaces.map(([prefix, name]) => ` xmlns:${prefix}="${name}"`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><office:document${spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">${styles}<office:body><office:text>${body}</office:text></office:body></office:document>`;
}

const odf = 'urn:oasis:names:tc:opendocument:xmlns:';
const namespaces = [
  ...['office', 'text', 'style', 'table'].map((name) => [name, `${odf}${name}:1.0`] as const),
  ['draw', `${odf}drawing:1.0`],
  ['fo', `${odf}xsl-fo-compatible:1.0`],
  ['svg', `${odf}svg-compatible:1.0`],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
] as const;

const styles =
  '<office:automatic-styles><text:list-style style:name="list"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix=")"/><text:list-level-style-bullet text:level="3" text:bullet-char="•"/></text:list-style><style:style style:name="right" style:family="paragraph"><style:paragraph-properties style:writing-mode="rl-tb"/></style:style><style:style style:name="box" style:family="graphic"><style:graphic-properties draw:fill="solid" draw:fill-color="#ddeeff"/></style:style><style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles>' +
  '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"><style:header><text:p>On each page</text:p></style:header><style:footer><text:p>Page <text:page-number/> of <text:page-count/></text:p></style:footer></style:master-page></office:master-styles>';

function note(kind: 'footnote' | 'endnote'): string {
  return `<text:note text:id="n" text:note-class="${kind}"><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>`;
}

function row(...cells: string[]): string {
  return `<table:table-row>${cells.join('')}</table:table-row>`;
}

function cell(words: string, columns = 1): string {
  return `<table:table-cell table:number-columns-spanned="${columns}"><text:p>${words}</text:p></table:table-cell>`;
}

function list(...items: string[]): string {
  return `<text:list text:style-name="list">${items.join('')}</text:list>`;
}

function item(words: string, below = ''): string {
  return `<text:list-item><text:p>${words}</text:p>${below}</text:list-item>`;
}

function changed(id: string, kind: 'insertion' | 'deletion', words: string): string {
  return `<text:changed-region text:id="${id}"><text:${kind}><office:change-info><dc:creator>A</dc:creator><dc:date>2026-01-01T00:00:00</dc:date></office:change-info>${words}</text:${kind}></text:changed-region>`;
}

const mathematics = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/** Adds equations at their placeholders to the main part of a docx: LibreOffice cannot create them from a flat file. */
export function withEquations(xml: string): string {
  const base = '<m:sSup><m:e><m:r><m:t>a</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>';
  const equation = `<m:oMath xmlns:m="${mathematics}">${base}<m:r><m:t>+b</m:t></m:r></m:oMath>`;
  return xml.replace('EQUATION', `</w:t></w:r>${equation}<w:r><w:t xml:space="preserve">`);
}
