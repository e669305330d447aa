import { code, docxOf, run, sign } from './docx-of.ts';

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"';
const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (rows: string) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="0" w:type="auto"/><w:tblCaption w:val="Caption"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>${rows}</w:tbl>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:tag w:val="t"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** Nested content, nested fields and paragraph changes, as in real files. */
const blocks = [
  paragraph(run('Start')),
  paragraph(
    `<w:moveFromRangeStart w:id="20" w:name="m" ${by}/><w:moveFrom w:id="21" ${by}>${run('moved')}</w:moveFrom><w:moveFromRangeEnd w:id="20"/>${run(' from here')}`,
  ),
  paragraph(
    `${run('To here ')}<w:moveToRangeStart w:id="22" w:name="m" ${by}/><w:moveTo w:id="23" ${by}>${run('moved')}</w:moveTo><w:moveToRangeEnd w:id="22"/>`,
  ),
  paragraph(run('Its mark is new'), `<w:rPr><w:ins w:id="30" ${by}/><w:lang w:val="fr-FR"/></w:rPr>`),
  paragraph(
    `${run('Look changed', `<w:rPr><w:b/><w:em w:val="dot"/><w:rPrChange w:id="31" ${by}><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>`)}`,
    `<w:ind w:left="200" w:firstLineChars="50"/><w:pPrChange w:id="32" ${by}><w:pPr><w:jc w:val="center"/></w:pPr></w:pPrChange>`,
  ),
  table(
    row(cell(paragraph(run('One'))), cell(control(paragraph(run('In a control'))))) +
      control(row(cell(paragraph(run('Row in a control'))), cell(paragraph('')))) +
      row(
        cell(table(row(cell(paragraph(run('Nested'))), cell(paragraph(run('table'))))) + paragraph('')),
        cell(paragraph(run('Last'))),
      ),
  ),
  paragraph(
    `<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="center"/></w:rubyPr><w:rt>${run('to')}</w:rt><w:rubyBase>${run('東')}</w:rubyBase></w:ruby></w:r>${run(' beside it')}`,
  ),
  paragraph(
    `${run('If ')}${sign('begin')}${code('IF')}${sign('begin')}${code('PAGE')}${sign('separate')}${run('1')}${sign('end')}${code('= 1 &quot;first&quot; &quot;other&quot;')}${sign('separate')}${run('first')}${sign('end')}${run(' page')}`,
  ),
  paragraph(
    `${sign('begin')}${code('HYPERLINK &quot;https://example.org/&quot;')}${sign('separate')}${run('a ', '<w:rPr><w:u w:val="single"/></w:rPr>')}${run('link')}${sign('end')}${run(' by a field')}`,
  ),
  paragraph(
    run('Ends a section'),
    '<w:sectPr><w:headerReference w:type="default" r:id="rIdNone"/><w:pgSz w:w="11906" w:h="16838"/><w:pgBorders/><w:cols w:num="2"/></w:sectPr>',
  ),
  paragraph(`<m:oMathPara ${math}><m:oMath><m:r><m:t>x+y</m:t></m:r></m:oMath></m:oMathPara>`),
  paragraph(`${run('Between ')}<m:oMath ${math}><m:r><m:t>z</m:t></m:r></m:oMath>${run(' words')}`),
  paragraph(
    `<w:r><w:pict><v:shape ${vml}><v:textbox><w:txbxContent><w:p><w:r><w:t>Old box</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>${run('An old box')}`,
  ),
  paragraph(
    '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t><w:ptab w:relativeTo="margin" w:alignment="center" w:leader="none"/><w:t>d</w:t><w:lastRenderedPageBreak/><w:cr/><w:t>e&amp;f &lt;g&gt;</w:t></w:r>',
  ),
  paragraph(`<w:bdo w:val="rtl">${run('turned')}</w:bdo><w:dir w:val="ltr">${run('kept')}</w:dir>`),
  paragraph(
    `<w:smartTag w:uri="u" w:element="a"><w:smartTag w:uri="u" w:element="b">${run('twice')}</w:smartTag>${run(' tagged')}</w:smartTag><w:permStart w:id="5" w:edGrp="everyone"/>${run(' allowed')}<w:permEnd w:id="5"/>`,
  ),
  paragraph(
    `${run('A list')}<w:r><w:rPr><w:rtl/><w:lang w:bidi="he-IL"/></w:rPr><w:t xml:space="preserve"> שלום </w:t></w:r>${run('end')}`,
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="9"/></w:numPr><w:tabs><w:tab w:val="left" w:pos="300"/></w:tabs>',
  ),
  paragraph(`${run('Same')}`),
  paragraph(`${run('Same')}`),
  paragraph(''),
  paragraph(''),
  control(
    `${paragraph(run('Two'))}${paragraph(run('in one'))}${table(row(cell(paragraph(run('and'))), cell(paragraph(run('a table')))))}`,
  ),
  paragraph(run('End')),
];

export const hardDocx = (): Uint8Array => docxOf(blocks.join(''));
