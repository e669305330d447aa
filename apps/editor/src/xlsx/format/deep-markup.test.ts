import { expect, it } from 'vitest';
import { getFirstSheet, now } from '../testing/cells.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const nest = (name: string, count: number, inner = '') =>
  `<${name}>`.repeat(count) + inner + `</${name}>`.repeat(count);
const sheetXml = richParts['xl/worksheets/sheet1.xml'] ?? '';
const depth = 50_000;

const withDrawing = (content: string) => ({
  'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="urn:xdr" xmlns:a="urn:a"><xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="9525" cy="9525"/>${content}</xdr:absoluteAnchor></xdr:wsDr>`,
});

it.each([
  [
    'the extension list of a sheet',
    {
      'xl/worksheets/sheet1.xml': sheetXml.replace(
        '</worksheet>',
        `<extLst>${nest('x', depth)}</extLst></worksheet>`,
      ),
    },
  ],
  [
    'the validation rules',
    {
      'xl/worksheets/sheet1.xml': sheetXml.replace(
        /<dataValidations[\s\S]*<\/dataValidations>/,
        `<dataValidations>${nest('x', depth)}</dataValidations>`,
      ),
    },
  ],
  ['groups of drawings', withDrawing(nest('xdr:grpSp', depth))],
  ['the frame of a chart', withDrawing(`<xdr:graphicFrame>${nest('x', depth)}</xdr:graphicFrame>`)],
  [
    'the fill of a shape',
    withDrawing(`<xdr:sp><xdr:spPr><a:solidFill>${nest('a:x', depth)}</a:solidFill></xdr:spPr></xdr:sp>`),
  ],
])('a workbook opens that has tens of thousands of elements inside each other in %s', (_place, parts) => {
  const { workbook } = readWorkbook(createRichWorkbook(parts), now);
  expect(getFirstSheet(workbook).rows.size).toBeGreaterThan(0);
});
