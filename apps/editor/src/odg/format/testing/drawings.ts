import { blankOdg } from '@redraft/documents';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { dot } from '../../../canvas/format/testing/random-edits.ts';

const oasis = (name: string): string => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
export const namespaces =
  ['office', 'style', 'draw', 'text', 'table'].map((name) => `xmlns:${name}="${oasis(name)}"`).join(' ') +
  ` xmlns:svg="${oasis('svg-compatible')}" xmlns:fo="${oasis('xsl-fo-compatible')}" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"`;

export type Parts = Record<string, string | Uint8Array>;

/** A drawing with these pages and automatic styles; other parts come beside them. */
export function drawingOf(
  pages: string,
  { styles = '', parts = {} }: { styles?: string; parts?: Parts } = {},
): Uint8Array {
  const entries: Record<string, Uint8Array> = unzipSync(blankOdg());
  const put = (name: string, content: string | Uint8Array): void => {
    entries[name] = typeof content === 'string' ? strToU8(content) : content;
  };
  put(
    'content.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${namespaces} office:version="1.2"><office:automatic-styles>${styles}</office:automatic-styles>` +
      `<office:body><office:drawing>${pages}</office:drawing></office:body></office:document-content>`,
  );
  for (const [name, content] of Object.entries(parts)) put(name, content);
  return zipSync(entries);
}

export const styleXml = (name: string, family: string, inside: string, parent = ''): string =>
  `<style:style style:name="${name}" style:family="${family}"${parent === '' ? '' : ` style:parent-style-name="${parent}"`}>${inside}</style:style>`;

const styles =
  styleXml(
    'gr1',
    'graphic',
    '<style:graphic-properties draw:fill="solid" draw:fill-color="#ffcc00" draw:opacity="50%" draw:stroke="dash" draw:stroke-dash="Dots" svg:stroke-width="0.1cm" draw:shadow="visible"/><style:text-properties fo:font-size="14pt"/>',
  ) +
  styleXml(
    'gr2',
    'graphic',
    '<style:graphic-properties draw:fill="none" draw:stroke="none" fo:padding-left="0.3cm" draw:auto-grow-height="true"/>',
    'gr1',
  ) +
  styleXml(
    'gr3',
    'graphic',
    '<style:graphic-properties draw:marker-end="Arrow" svg:stroke-color="#112233"/>',
  ) +
  styleXml('ring1', 'graphic', '<style:graphic-properties draw:fill="none"/>', 'ring2') +
  styleXml('ring2', 'graphic', '', 'ring1') +
  styleXml(
    'P1',
    'paragraph',
    '<style:paragraph-properties fo:text-align="center" fo:margin-top="0.2cm"/><style:text-properties fo:font-style="italic"/>',
  ) +
  styleXml(
    'P2',
    'paragraph',
    '<style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="start"/>',
  ) +
  styleXml(
    'T1',
    'text',
    '<style:text-properties fo:font-weight="bold" fo:color="#ff0000" fo:letter-spacing="0.1cm"/>',
  ) +
  '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="–"/><text:list-level-style-number text:level="2" style:num-format="a"/></text:list-style>';

const page =
  '<draw:page draw:name="page1" draw:master-page-name="Default"><office:annotation svg:x="1cm" svg:y="2cm"><dc:creator>Ada Example</dc:creator><dc:date>2024-01-02T03:04:05</dc:date><text:p>Look &amp; see</text:p></office:annotation>' +
  '<draw:rect draw:style-name="gr1" xml:id="id1" draw:id="id1" svg:x="1cm" svg:y="1in" svg:width="30mm" svg:height="20pt"><svg:title>A box</svg:title>' +
  '<text:p text:style-name="P1">Plain <text:span text:style-name="T1">bold<text:s text:c="2"/>😀</text:span><text:tab/>tab<text:line-break/>' +
  '<text:page-number>7</text:page-number> <text:a xlink:href="https://example.org/" xlink:type="simple">link</text:a></text:p><text:p text:style-name="P2">سلام</text:p>' +
  '<text:list text:style-name="L1"><text:list-item><text:p>漢字</text:p><text:list><text:list-item><text:p>Deeper</text:p></text:list-item></text:list></text:list-item></text:list></draw:rect>' +
  '<draw:custom-shape draw:style-name="gr1" svg:x="2cm" svg:y="5cm" svg:width="3cm" svg:height="2cm"><text:p/><draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:mirror-horizontal="true" draw:type="right-arrow" draw:modifiers="100 200" draw:enhanced-path="M 0 0 L 10 10 N"/></draw:custom-shape>' +
  '<draw:line draw:style-name="gr3" svg:x1="5cm" svg:y1="5cm" svg:x2="2cm" svg:y2="8cm"/>' +
  '<draw:connector draw:type="curve" svg:x1="1cm" svg:y1="1cm" svg:x2="2cm" svg:y2="3cm" draw:start-shape="id1" svg:d="M0 0L1 1" svg:viewBox="0 0 1 1"/>' +
  '<draw:frame draw:style-name="gr2" svg:width="4cm" svg:height="1cm" draw:transform="rotate (0.785398163397) translate (3cm 9cm)"><draw:text-box><text:p>Turned</text:p></draw:text-box></draw:frame>' +
  '<draw:frame svg:x="1cm" svg:y="1cm" svg:width="2cm" svg:height="2cm"><draw:image xlink:href="Pictures/dot.png"/><svg:desc>A dot</svg:desc></draw:frame>' +
  '<draw:g draw:name="Group"><draw:ellipse svg:x="6cm" svg:y="6cm" svg:width="1cm" svg:height="1cm"/><draw:polygon svg:x="7cm" svg:y="7cm" svg:width="1cm" svg:height="1cm" svg:viewBox="0 0 10 10" draw:points="0,0 10,5 5,10"/></draw:g>' +
  '<draw:path draw:style-name="ring1" svg:x="1cm" svg:y="12cm" svg:width="2cm" svg:height="2cm" svg:viewBox="0 0 100 100" svg:d="M0 0h50v50c10 10 20 20 0 50zm10 10l5 5"/>' +
  '<draw:frame svg:x="1cm" svg:y="15cm" svg:width="4cm" svg:height="3cm"><draw:object xlink:href="./Object 1" xlink:type="simple"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame>' +
  '<draw:frame svg:x="6cm" svg:y="15cm" svg:width="4cm" svg:height="2cm"><table:table><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Head</text:p></table:table-cell><table:covered-table-cell/></table:table-row>' +
  '<table:table-row><table:table-cell><text:p>One</text:p></table:table-cell><table:table-cell><text:p>Two</text:p></table:table-cell></table:table-row></table:table></draw:frame>' +
  '<dr3d:scene xmlns:dr3d="urn:oasis:names:tc:opendocument:xmlns:dr3d:1.0" svg:x="1cm" svg:y="1cm" svg:width="1cm" svg:height="1cm"/></draw:page>' +
  '<draw:page draw:name="page2" draw:master-page-name="Default"/>';

/** A drawing with one of everything, as a drawing program would write it. */
export const richDrawing = (): Uint8Array =>
  drawingOf(page, {
    styles,
    parts: {
      'Pictures/dot.png': dot,
      'Object 1/content.xml': `<office:document-content ${namespaces}><office:body><office:chart/></office:body></office:document-content>`,
      'Object 1/styles.xml': `<office:document-styles ${namespaces}/>`,
      'META-INF/manifest.xml':
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.graphics"/>' +
        ['content.xml', 'styles.xml', 'Object 1/content.xml', 'Object 1/styles.xml']
          .map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`)
          .join('') +
        '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.chart"/><manifest:file-entry manifest:full-path="Pictures/dot.png" manifest:media-type="image/png"/></manifest:manifest>',
    },
  });
