import { fflateCodec, packEntry, writeZip } from '@redraft/documents';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const createRelationships = (...all: readonly [id: string, type: string, target: string][]): string =>
  `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${relationshipsNamespace}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The parts of a workbook as an office program writes them, including content that is not shown. */
export const richParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/><Override PartName="/xl/comments1.xml" ContentType="${sheetType}.comments+xml"/><Override PartName="/xl/calcChain.xml" ContentType="${sheetType}.calcChain+xml"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/><Override PartName="/xl/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/></Types>`,
  '_rels/.rels': createRelationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipsNamespace}"><workbookPr defaultThemeVersion="1"/><bookViews><workbookView activeTab="0"/></bookViews><sheets><sheet name="Harvest" sheetId="1" r:id="rId1"/><sheet name="Sum &amp; total" sheetId="4" r:id="rId2"/></sheets><definedNames><definedName name="Apples">Harvest!$B$2:$B$4</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">Harvest!$A$1:$D$9</definedName></definedNames><calcPr calcId="191029"/></workbook>`,
  'xl/_rels/workbook.xml.rels': createRelationships(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
    ['rId3', 'styles', 'styles.xml'],
    ['rId4', 'sharedStrings', 'sharedStrings.xml'],
    ['rId5', 'calcChain', 'calcChain.xml'],
  ),
  'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${mainNamespace}" xmlns:r="${relationshipsNamespace}" xmlns:x14ac="urn:x14ac"><dimension ref="A1:D5"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="B2" sqref="B2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="20.5" customWidth="1" bestFit="1"/></cols><sheetData><row r="1" spans="1:4" x14ac:dyDescent="0.25"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c></row><row r="2" spans="1:4" ht="30" customHeight="1"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>3</v></c><c r="C2" s="2"><f t="shared" ref="C2:C4" si="0">B2*2</f><v>6</v></c></row><row r="3" spans="1:4"><c r="A3" t="s"><v>3</v></c><c r="B3"><v>4</v></c><c r="C3" s="2"><f t="shared" si="0"/><v>8</v></c></row><row r="4" spans="1:4"><c r="A4" t="inlineStr"><is><r><rPr><b/></rPr><t>bold </t></r><r><t>plain</t></r></is></c><c r="B4"><v>5</v></c><c r="C4" s="2"><f t="shared" si="0"/><v>10</v></c></row><row r="5"><c r="B5"><f>SUM(Apples)</f><v>12</v></c><c r="D5" t="b"><v>1</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A7:B8"/></mergeCells><conditionalFormatting sqref="B2:B4"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>$B$5</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="D2:D4"><formula1>"yes,no"</formula1></dataValidation></dataValidations><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><drawing r:id="rId1"/><legacyDrawing r:id="rId2"/></worksheet>`,
  'xl/worksheets/_rels/sheet1.xml.rels': createRelationships(
    ['rId1', 'drawing', '../drawings/drawing1.xml'],
    ['rId2', 'vmlDrawing', '../drawings/vmlDrawing1.vml'],
    ['rId3', 'comments', '../comments1.xml'],
  ),
  'xl/worksheets/sheet2.xml': `${declaration}<worksheet xmlns="${mainNamespace}"><sheetData><row r="1"><c r="A1"><f>Harvest!B5+1</f><v>13</v></c></row></sheetData></worksheet>`,
  'xl/sharedStrings.xml': `${declaration}<sst xmlns="${mainNamespace}" count="4" uniqueCount="4"><si><t>Fruit</t></si><si><t>Baskets</t></si><si><t xml:space="preserve"> Äpfel &amp; 梨 </t></si><si><r><t>Ki</t></r><r><rPr><i/></rPr><t>wi</t></r></si></sst>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0&quot; kg&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><color theme="1"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><color rgb="FF1F5673"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"><alignment horizontal="right"/><protection locked="0"/></xf></cellXfs><dxfs count="1"><dxf><font><b/></font></dxf></dxfs></styleSheet>`,
  'xl/comments1.xml': `${declaration}<comments xmlns="${mainNamespace}"><authors><author>R. Weber</author></authors><commentList><comment ref="B3" authorId="0"><text><r><rPr><b/></rPr><t>Counted</t></r><r><t xml:space="preserve"> twice</t></r></text></comment></commentList></comments>`,
  'xl/drawings/vmlDrawing1.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202"/><v:shape id="_x0000_s1025" type="#_x0000_t202" style="position:absolute"><x:ClientData ObjectType="Note"><x:Anchor>2, 15, 1, 2, 4, 31, 5, 1</x:Anchor><x:Row>2</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>`,
  'xl/drawings/drawing1.xml': `${declaration}<xdr:wsDr xmlns:xdr="urn:xdr" xmlns:r="${relationshipsNamespace}"><xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>3</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>12</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame><c:chart xmlns:c="urn:c" r:id="rId1"/></xdr:graphicFrame></xdr:twoCellAnchor></xdr:wsDr>`,
  'xl/drawings/_rels/drawing1.xml.rels': createRelationships(['rId1', 'chart', '../charts/chart1.xml']),
  'xl/charts/chart1.xml': `${declaration}<c:chartSpace xmlns:c="urn:c"><c:ser><c:val><c:numRef><c:f>Harvest!$B$2:$B$4</c:f></c:numRef></c:val></c:ser></c:chartSpace>`,
  'xl/calcChain.xml': `${declaration}<calcChain xmlns="${mainNamespace}"><c r="C2" i="1"/><c r="B5" i="1"/></calcChain>`,
};

export function createWorkbookFile(parts: Readonly<Record<string, string>> = richParts): Uint8Array {
  const utf8 = new TextEncoder();
  return writeZip(
    Object.entries(parts).map(([name, text]) =>
      packEntry({ name, content: utf8.encode(text), codec: fflateCodec }),
    ),
  );
}

/** The rich workbook with some parts replaced. */
export const createRichWorkbook = (parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  createWorkbookFile({ ...richParts, ...parts });
