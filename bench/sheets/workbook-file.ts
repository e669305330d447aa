import { packEntry, writeZip } from '@redraft/documents';
import { zipCodec } from '../../apps/server/src/domain/revisions/index.ts';

/** Filled cells: 5,000 rows of 20 columns. */
export const rowCount = 5000;
const columnNames = [...'ABCDEFGHIJKLMNOPQRST'];
export const cellCount = rowCount * columnNames.length;
/** Two columns of formulas, which all depend on one cell. */
export const formulaCount = rowCount * 2;
/** The cell on which all formulas depend. */
export const factorCell = 'R1';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Options {
  /** With conditional formats over whole columns, a filter and a validation rule. */
  hasRules: boolean;
}

/** A workbook as a student could have it from a statistics office: texts, numbers, and 10,000 formulas with their results. */
export function createLargeWorkbook({ hasRules }: Options): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheetType}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationshipTypes}"><sheets><sheet name="Stations" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="2" width="18" customWidth="1"/><col min="20" max="20" width="18" customWidth="1"/></cols><sheetData>${listRows().join('')}</sheetData>${hasRules ? rules : ''}</worksheet>`,
  };
  const utf8 = new TextEncoder();
  return writeZip(
    Object.entries(parts).map(([name, xml]) =>
      packEntry({ name, content: utf8.encode(declaration + xml), codec: zipCodec }),
    ),
  );
}

function relationships(all: readonly [type: string, target: string][]): string {
  const list = all.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationshipTypes}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageTypes}/relationships">${list.join('')}</Relationships>`;
}

const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs><dxfs count="2"><dxf><font><b/><color rgb="FF7A1F1F"/></font></dxf><dxf><fill><patternFill><bgColor rgb="FFFFF2CC"/></patternFill></fill></dxf></dxfs></styleSheet>`;

const towns = ['Kiel', 'Jena', 'Ulm', 'Trier', 'Bonn', 'Graz', 'Basel'];
const texts = [
  ...columnNames.map((_, column) => `Column ${column + 1}`),
  ...Array.from({ length: 700 }, (_, index) => `${towns[index % towns.length]} ${Math.floor(index / 7)}`),
];

const factor = 1.19;
const valueAt = (row: number, column: number): number => ((row * 37 + column * 101) % 9973) / 10;
const round = (value: number): number => Math.round(value * 100) / 100;

function listRows(): string[] {
  let balance = 0;
  return Array.from({ length: rowCount }, (_, index) => {
    const row = index + 1;
    const isHead = row === 1;
    const text = (column: number, style: number) =>
      `<c r="${columnNames[column]}${row}" s="${style}" t="s"><v>${isHead ? column : 20 + ((row * (column + 3)) % 700)}</v></c>`;
    const numbers = columnNames.slice(2, 18).map((name, offset) => {
      if (isHead && name !== 'R') return text(offset + 2, 1);
      return `<c r="${name}${row}" s="2"><v>${isHead ? factor : valueAt(row, offset)}</v></c>`;
    });
    const net = isHead ? factor : round(valueAt(row, 0) * factor);
    balance = isHead ? net : round(balance + net);
    const formulas = isHead
      ? [formula('S1', 'R1', net), formula('T1', 'S1', balance)]
      : [
          formula(`S${row}`, `ROUND(C${row}*$R$1,2)`, net),
          formula(`T${row}`, `ROUND(T${row - 1}+S${row},2)`, balance),
        ];
    return `<row r="${row}">${[text(0, isHead ? 1 : 0), text(1, isHead ? 1 : 0), ...numbers, ...formulas].join('')}</row>`;
  });
}

const formula = (address: string, expression: string, value: number): string =>
  `<c r="${address}" s="2"><f>${expression}</f><v>${value}</v></c>`;

const scale =
  '<colorScale><cfvo type="min"/><cfvo type="percentile" val="50"/><cfvo type="max"/><color rgb="FFF8696B"/><color rgb="FFFFEB84"/><color rgb="FF63BE7B"/></colorScale>';
const rules = `<autoFilter ref="A1:T${rowCount}"/><conditionalFormatting sqref="D2:D${rowCount}"><cfRule type="colorScale" priority="1">${scale}</cfRule></conditionalFormatting><conditionalFormatting sqref="E2:H${rowCount}"><cfRule type="cellIs" dxfId="0" priority="2" operator="greaterThan"><formula>900</formula></cfRule></conditionalFormatting><conditionalFormatting sqref="A2:B${rowCount}"><cfRule type="duplicateValues" dxfId="1" priority="3"/></conditionalFormatting><conditionalFormatting sqref="I2:I${rowCount}"><cfRule type="top10" dxfId="0" priority="4" percent="1" rank="10"/></conditionalFormatting><conditionalFormatting sqref="S2:S${rowCount}"><cfRule type="expression" dxfId="1" priority="5"><formula>S2&gt;AVERAGE($S$2:$S$${rowCount})</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="decimal" allowBlank="1" operator="between" sqref="D2:R${rowCount}"><formula1>-100000</formula1><formula2>100000</formula2></dataValidation></dataValidations>`;
