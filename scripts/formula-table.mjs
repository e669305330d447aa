// Fills in the results of apps/editor/src/xlsx/formula/conformance.tsv from LibreOffice. Add rows with only a formula, then:
//   node scripts/formula-table.mjs book formulas.xlsx
//   soffice --headless --convert-to fods formulas.xlsx
//   node scripts/formula-table.mjs results formulas.fods
// The workbook contains no cached values, so LibreOffice calculates all formulas on opening. With LibreOffice installed, the document tests check
// more than elsewhere; to keep it separate, install libreoffice-calc-nogui in a chroot (debootstrap).
import { readFileSync, writeFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { toFileFormula } from '../apps/editor/src/xlsx/format/future-functions.ts';
import {
  formatFormulaTable,
  getFormulaAddress,
  readFormulaTable,
} from '../apps/editor/src/xlsx/formula/testing/formula-table.ts';
import { createWorkbookFile, richParts } from '../apps/editor/src/xlsx/testing/rich-workbook.ts';
import { parseAddress } from '../apps/editor/src/xlsx/workbook/area.ts';

const table = new URL('../apps/editor/src/xlsx/formula/conformance.tsv', import.meta.url);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const dayMs = 86_400_000;
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cellXml(name, value) {
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${Number(value)}</v></c>`;
  if (value.startsWith('=')) return `<c r="${name}"><f>${escaped(toFileFormula(value.slice(1)))}</f></c>`;
  return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const besides = (index) => getFormulaAddress(index).replace('Z', 'AA');

function bookBytes({ cells, rows }) {
  // LibreOffice stores booleans as numbers; only ISLOGICAL distinguishes them.
  const formulas = rows.flatMap(({ formula }, index) => [
    [getFormulaAddress(index), `=${formula}`],
    [besides(index), `=ISLOGICAL(${formula})`],
  ]);
  const lines = new Map();
  for (const [name, value] of [...cells, ...formulas]) {
    const { row, column } = parseAddress(name);
    lines.set(row, [...(lines.get(row) ?? []), { column, xml: cellXml(name, value) }]);
  }
  const rowsXml = [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([row, line]) => {
      const inOrder = line.toSorted((one, other) => one.column - other.column);
      return `<row r="${row + 1}">${inOrder.map(({ xml }) => xml).join('')}</row>`;
    });
  return createWorkbookFile({
    ...richParts,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rowsXml.join('')}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${packages}/relationships"/>`,
  });
}

/** Cells of the first sheet by name, and the application that wrote the file. */
function readFlat(xml) {
  const found = { values: new Map(), generator: '' };
  const at = { sheet: 0, row: 0, column: 0, cell: null, text: '', inGenerator: false };
  const parser = new SaxesParser();
  const repeated = (attributes, name) => Number(attributes[`table:number-${name}-repeated`] ?? 1);
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'table:table') Object.assign(at, { sheet: at.sheet + 1, row: 0 });
    if (name === 'table:table-row') Object.assign(at, { column: 0, height: repeated(attributes, 'rows') });
    if (name === 'table:table-cell') Object.assign(at, { cell: attributes, text: '' });
    at.inGenerator = name === 'meta:generator';
  });
  parser.on('text', (text) => {
    if (at.inGenerator) found.generator += text;
    at.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'table:table-row') at.row += at.height;
    if (name !== 'table:table-cell' || at.cell === null) return;
    if (at.sheet === 1 && at.cell['table:formula'] !== undefined)
      found.values.set(`${at.row},${at.column}`, cellValue(at.cell, at.text.trim()));
    at.column += repeated(at.cell, 'columns');
    at.cell = null;
  });
  parser.write(xml).close();
  return found;
}

function cellValue(attributes, text) {
  if (attributes['calcext:value-type'] === 'error') return { error: text };
  switch (attributes['office:value-type']) {
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    case 'date':
      return (
        (Date.parse(`${attributes['office:date-value']}Z`.replace(/^([^T]*)Z$/, '$1')) -
          Date.UTC(1899, 11, 30)) /
        dayMs
      );
    case 'time': {
      const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M([\d.]+)S$/.exec(attributes['office:time-value']);
      return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
    }
    case 'float':
    case 'percentage':
    case 'currency':
      return Number(attributes['office:value']);
    default:
      return attributes['office:string-value'] ?? text;
  }
}

const [what, file] = process.argv.slice(2);
const read = readFormulaTable(readFileSync(table, 'utf8'));
if (file === undefined) throw new Error('Say book or results, and the name of a file');
if (what === 'book') writeFileSync(file, bookBytes(read));
else {
  const { values, generator } = readFlat(readFileSync(file, 'utf8'));
  const valueAt = (name) => {
    const { row, column } = parseAddress(name);
    return values.get(`${row},${column}`);
  };
  const rows = read.rows.map(({ formula }, index) => {
    const expected = valueAt(getFormulaAddress(index));
    const isTruth = Boolean(valueAt(besides(index))) && typeof expected === 'number';
    return { formula, expected: isTruth ? expected === 1 : expected };
  });
  const version = /LibreOffice\/[\d.]+/.exec(generator)?.[0].replace('/', ' ');
  writeFileSync(table, formatFormulaTable({ ...read, version, rows }));
}
