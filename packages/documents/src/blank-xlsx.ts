import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { contentTypes, relationships, relationshipsPart, xmlPart } from './opc-parts.ts';
import { writeZip } from './zip-write.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const type = 'openxmlformats-officedocument.spreadsheetml';

const workbook =
  `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
  '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>';

const sheet = `<worksheet xmlns="${main}"><sheetData/></worksheet>`;

// One entry per list: programs use the first of each for cells without a style.
const styles =
  `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A workbook with one empty sheet. */
export function blankXlsx(codec: ZipCodec = fflateCodec): Uint8Array {
  const types = contentTypes([
    ['xl/workbook.xml', `${type}.sheet.main`],
    ['xl/worksheets/sheet1.xml', `${type}.worksheet`],
    ['xl/styles.xml', `${type}.styles`],
  ]);
  const workbookRels = relationshipsPart([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]);
  return writeZip([
    xmlPart('[Content_Types].xml', types, codec),
    xmlPart('_rels/.rels', relationshipsPart([['officeDocument', 'xl/workbook.xml']]), codec),
    xmlPart('xl/workbook.xml', workbook, codec),
    xmlPart('xl/_rels/workbook.xml.rels', workbookRels, codec),
    xmlPart('xl/worksheets/sheet1.xml', sheet, codec),
    xmlPart('xl/styles.xml', styles, codec),
  ]);
}
