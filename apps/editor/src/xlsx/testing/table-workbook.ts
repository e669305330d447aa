import { createWorkbookFile, richParts } from './rich-workbook.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = (name: string, value: string): string =>
  `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
const product = (row: number, value: number): string =>
  `<c r="C${row}"><f>Sales[[#This Row],[Price]]*3</f><v>${value}</v></c>`;

const sheet = `<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetData><row r="1">${text('A1', 'Fruit')}${text('B1', 'Price')}${text('C1', 'Unit price')}</row><row r="2">${text('A2', 'Apple')}<c r="B2"><v>3</v></c>${product(2, 9)}</row><row r="3">${text('A3', 'Pear')}<c r="B3"><v>4</v></c>${product(3, 12)}</row><row r="4">${text('A4', 'Plum')}<c r="B4"><v>5</v></c>${product(4, 15)}</row><row r="5">${text('A5', 'Total')}<c r="B5"><f>SUBTOTAL(109,Sales[Price])</f><v>12</v></c><c r="C5"><v>36</v></c></row></sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`;
const table = `<table xmlns="${main}" id="1" name="Sales" displayName="Sales" ref="A1:C5" totalsRowCount="1"><autoFilter ref="A1:C4"><filterColumn colId="1"><filters><filter val="3"/></filters></filterColumn></autoFilter><tableColumns count="3"><tableColumn id="1" name="Fruit"/><tableColumn id="2" name="Price" totalsRowFunction="sum"/><tableColumn id="5" name="Unit price"><calculatedColumnFormula>Sales[[#This Row],[Price]]*3</calculatedColumnFormula></tableColumn></tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>`;

/** A sheet with the table Sales in A1:C5: headers, three rows of data, totals, and a calculated column. */
export const createTableWorkbook = (): Uint8Array =>
  createWorkbookFile({
    ...richParts,
    '[Content_Types].xml': (richParts['[Content_Types].xml'] ?? '').replace(
      '</Types>',
      '<Override PartName="/xl/tables/table1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml"/></Types>',
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/table" Target="../tables/table1.xml"/></Relationships>`,
    'xl/tables/table1.xml': table,
  });
