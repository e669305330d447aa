import { blankOdg } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { pixelPng } from '../../../canvas/format/testing/random-edits.ts';

const namespaceDeclarations = [
  ...['office', 'style', 'text', 'table', 'meta', 'presentation'].map((name) => [name, name]),
  ['draw', 'drawing'],
  ['svg', 'svg-compatible'],
  ['fo', 'xsl-fo-compatible'],
  ['anim', 'animation'],
].map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
export const namespaces =
  `${namespaceDeclarations.join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
  'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0" xmlns:officeooo="http://openoffice.org/2009/office"';

export interface DrawingParts {
  /** Pages. */
  pages: string;
  /** Automatic styles of the content. */
  styles?: string;
  /** Common styles. */
  common?: string;
  /** Content of the master page. */
  master?: string;
  layers?: string;
  parts?: Readonly<Record<string, string | Uint8Array>>;
  types?: Readonly<Record<string, string>>;
}

/** A drawing as LibreOffice writes it. */
export function createDrawing({
  pages,
  styles = '',
  common = '',
  master = '',
  layers = '',
  parts = {},
  types = {},
}: DrawingParts): Uint8Array {
  const entries = unzipSync(blankOdg());
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const text = (xml: string): Uint8Array => strToU8(head + xml);
  const manifest = strFromU8(entries['META-INF/manifest.xml'] ?? new Uint8Array()).replace(
    '</manifest:manifest>',
    `${Object.entries(types)
      .map(
        ([name, type]) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`,
      )
      .join('')}</manifest:manifest>`,
  );
  const files: Record<string, Uint8Array> = {
    mimetype: entries.mimetype ?? new Uint8Array(),
    'content.xml': text(
      `<office:document-content ${namespaces} office:version="1.3"><office:scripts/><office:font-face-decls>` +
        `<style:font-face style:name="Lib" svg:font-family="'Liberation Sans'"/></office:font-face-decls>` +
        `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:drawing>${pages}</office:drawing></office:body></office:document-content>`,
    ),
    'styles.xml': text(
      `<office:document-styles ${namespaces} office:version="1.3"><office:styles>${common}</office:styles><office:automatic-styles>` +
        '<style:page-layout style:name="PM0"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="210mm"/></style:page-layout>' +
        '<style:style style:name="Mdp1" style:family="drawing-page"><style:drawing-page-properties draw:fill="none"/></style:style></office:automatic-styles>' +
        `<office:master-styles>${layers}<style:master-page style:name="Default" style:page-layout-name="PM0" draw:style-name="Mdp1">${master}</style:master-page>` +
        '</office:master-styles></office:document-styles>',
    ),
    'META-INF/manifest.xml': strToU8(manifest),
  };
  for (const [name, content] of Object.entries(parts))
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, [bytes, { level: name === 'mimetype' ? 0 : 6 }]]),
    ),
  );
}

const styles =
  '<style:style style:name="dp1" style:family="drawing-page"/>' +
  '<style:style style:name="gr1" style:family="graphic" style:parent-style-name="standard"><style:graphic-properties draw:stroke="solid" svg:stroke-width="0.1cm" ' +
  'svg:stroke-color="#112233" draw:fill="solid" draw:fill-color="#ff8800" draw:shadow="visible" draw:textarea-vertical-align="middle" fo:padding-left="0.3cm"/></style:style>' +
  '<style:style style:name="gr2" style:family="graphic" style:parent-style-name="standard"><style:graphic-properties draw:fill="gradient" draw:fill-gradient-name="G"/></style:style>' +
  '<style:style style:name="gr3" style:family="graphic" style:parent-style-name="standard"><style:graphic-properties draw:stroke="none" draw:fill="none" fo:clip="rect(0cm, 0.005cm, 0cm, 0cm)"/></style:style>' +
  '<style:style style:name="P1" style:family="paragraph"><loext:graphic-properties draw:fill="solid"/><style:paragraph-properties fo:text-align="center"/></style:style>' +
  '<style:style style:name="P2" style:family="paragraph"><style:paragraph-properties fo:text-align="end" style:writing-mode="rl-tb"/></style:style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold" fo:color="#ff0000" fo:font-size="24pt" fo:letter-spacing="0.1cm"/></style:style>' +
  '<style:style style:name="co1" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style>' +
  '<style:style style:name="ro1" style:family="table-row"><style:table-row-properties style:row-height="1cm"/></style:style>' +
  '<style:style style:name="ce1" style:family="table-cell"><loext:graphic-properties draw:fill="solid" draw:fill-color="#eeeeee"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/><text:list-level-style-number text:level="2" style:num-format="1"/></text:list-style>';

const common =
  '<draw:gradient draw:name="G" draw:start-color="#000000" draw:end-color="#ffffff"/>' +
  '<style:default-style style:family="graphic"><style:graphic-properties svg:stroke-color="#3465a4" draw:fill-color="#729fcf"/><style:text-properties fo:font-size="24pt" style:font-name="Lib"/></style:default-style>' +
  '<style:style style:name="standard" style:family="graphic"><style:graphic-properties draw:stroke="solid" draw:fill="solid" fo:padding-top="0.125cm"><text:list-style style:name="standard">' +
  '<text:list-level-style-bullet text:level="1" text:bullet-char="●"/></text:list-style></style:graphic-properties><style:text-properties fo:font-size="18pt"/></style:style>';

const createPositionAttributes = (x: number, y: number) =>
  `svg:width="4cm" svg:height="3cm" svg:x="${x}cm" svg:y="${y}cm"`;

const firstPage =
  '<draw:page draw:name="First" draw:style-name="dp1" draw:master-page-name="Default"><office:forms/>\n ' +
  `<draw:rect draw:name="A rect" draw:style-name="gr1" draw:text-style-name="P1" draw:layer="layout" ${createPositionAttributes(2, 3)}><svg:title>T</svg:title><svg:desc>D &amp; d</svg:desc>` +
  '<text:p>Hello <text:span text:style-name="T1">bold <text:a xlink:href="https://example.org/">link</text:a></text:span> <text:s text:c="2"/>end<text:page-number>1</text:page-number></text:p>' +
  '<text:p text:style-name="P2">שלום<text:bookmark text:name="b"/> 漢字 😀</text:p></draw:rect>\n ' +
  `<draw:ellipse xml:id="id1" draw:id="id1" draw:style-name="gr2" svg:width="4cm" svg:height="2cm" draw:transform="rotate (0.523598775598299) translate (10cm 5cm)"><text:p/></draw:ellipse>` +
  '<!-- between --><draw:line draw:style-name="gr1" svg:x1="1cm" svg:y1="10cm" svg:x2="5cm" svg:y2="8cm"><text:p/></draw:line>' +
  `<draw:custom-shape draw:style-name="gr1" ${createPositionAttributes(8, 8)}><text:p>Star</text:p><draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:mirror-horizontal="true" draw:type="star5" ` +
  'draw:enhanced-path="M 10797 0 L 8278 8256 0 8256 6722 13405 4198 21600 10797 16580 17401 21600 14878 13405 21600 8256 13321 8256 10797 0 Z N"/></draw:custom-shape>' +
  `<draw:path draw:style-name="gr1" ${createPositionAttributes(2, 13)} svg:viewBox="0 0 4000 3000" svg:d="M0 3000c0-3000 4000-3000 4000 0z"><text:p/></draw:path>` +
  `<draw:polygon draw:style-name="gr1" ${createPositionAttributes(8, 13)} svg:viewBox="0 0 4000 3000" draw:points="0,0 4000,0 2000,3000"><text:p/></draw:polygon>` +
  '<draw:connector draw:style-name="gr1" draw:start-shape="id1" svg:x1="1cm" svg:y1="18cm" svg:x2="5cm" svg:y2="20cm" svg:d="M1000 18000h2000v2000h2000" svg:viewBox="0 0 4001 2001"><text:p/></draw:connector>' +
  '<office:annotation svg:x="1cm" svg:y="1cm"><dc:creator>Ann</dc:creator><dc:date>2026-01-02T03:04:05</dc:date><text:p>Note</text:p></office:annotation></draw:page>';

const secondPage =
  '<draw:page draw:name="Second" draw:style-name="dp1" draw:master-page-name="Default">' +
  `<draw:frame draw:style-name="gr3" ${createPositionAttributes(8, 1)}><draw:text-box><text:list text:style-name="L1"><text:list-item><text:p>one</text:p><text:p>still one</text:p><text:list><text:list-item><text:p>two</text:p></text:list-item>` +
  '</text:list></text:list-item></text:list><text:p><text:span text:style-name="T1"/></text:p></draw:text-box></draw:frame>' +
  `<draw:g draw:name="grp"><svg:desc>Two</svg:desc><draw:rect draw:style-name="gr1" ${createPositionAttributes(2, 9)}><text:p/></draw:rect><draw:circle draw:style-name="gr1" svg:cx="9cm" svg:cy="9cm" svg:r="1cm"><text:p/></draw:circle></draw:g>` +
  `<draw:frame draw:style-name="standard" ${createPositionAttributes(8, 12)}><table:table><table:table-column table:style-name="co1"/><table:table-column table:style-name="co1"/>` +
  '<table:table-row table:style-name="ro1" table:default-cell-style-name="ce1"><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row>' +
  '<table:table-row table:style-name="ro1"><table:table-cell table:number-columns-spanned="2"><text:p>c</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>' +
  '<draw:image xlink:href="Pictures/t.svm"/></draw:frame>' +
  `<draw:frame draw:style-name="gr3" ${createPositionAttributes(14, 12)}><draw:image xlink:href="Pictures/dot.png" xlink:type="simple"><text:p/></draw:image></draw:frame>` +
  `<draw:frame draw:style-name="gr3" ${createPositionAttributes(14, 16)}><draw:object xlink:href="./Object 1" xlink:type="simple"/><draw:image xlink:href="./ObjectReplacements/Object 1" xlink:type="simple"/></draw:frame>` +
  `<draw:rect draw:layer="secret" draw:style-name="gr1" ${createPositionAttributes(1, 1)}><text:p>not shown</text:p></draw:rect></draw:page>`;

/** A drawing with everything that a page of LibreOffice may contain. */
export function createRichDrawing(): Uint8Array {
  return createDrawing({
    pages: firstPage + secondPage,
    styles,
    common,
    master: `<draw:rect draw:style-name="standard" ${createPositionAttributes(0, 0)}/>`,
    layers:
      '<draw:layer-set><draw:layer draw:name="layout"/><draw:layer draw:name="secret" draw:display="none"/></draw:layer-set>',
    parts: {
      'Pictures/dot.png': pixelPng,
      'Object 1/content.xml': '<x/>',
      'settings.xml': '<x/>',
      'Pictures/t.svm': 'x',
    },
    types: {
      'Pictures/dot.png': 'image/png',
      'Pictures/t.svm': '',
      'Object 1/': 'application/vnd.oasis.opendocument.chart',
      'Object 1/content.xml': 'text/xml',
      'settings.xml': 'text/xml',
    },
  });
}

/** Minimal drawings. */
export const createPlainDrawings = (): Uint8Array[] => [
  blankOdg(),
  createDrawing({ pages: '' }),
  createDrawing({
    pages: `<draw:page draw:master-page-name="Default"><draw:rect ${createPositionAttributes(1, 1)}/></draw:page>`,
  }),
];
