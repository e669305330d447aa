import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import { applyEdit, createHistory, type Edit } from '../workbook/edits.ts';
import { findRefusal } from '../workbook/refusals.ts';
import { type Cell, getCell, type Value, type Workbook } from '../workbook/workbook.ts';
import { arrayFunctions } from './array-functions.ts';
import { createContextFactory, ReadLimitError } from './evaluation-context.ts';
import { createResult } from './values.ts';

const fruit = {
  A1: 'pear',
  B1: 3,
  A2: 'apple',
  B2: 1,
  A3: 'plum',
  B3: 3,
  A4: 'fig',
  B4: 2,
};
const address = (name: string) => parseAddress(name) ?? { row: 0, column: 0 };
const write = (name: string, content: Value): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [
    typeof content === 'string' && content.startsWith('=')
      ? { ...address(name), value: null, formula: content.slice(1) }
      : { ...address(name), value: content },
  ],
});
const cellAt = (workbook: Workbook, name: string): Cell | undefined =>
  getCell(getFirstSheet(workbook), address(name));
/** Rows with their values parted by commas, as long as cells show results of the formula in F1. */
function readResults(workbook: Workbook): string {
  const cell = cellAt(workbook, 'F1');
  const { rows, columns } = cell?.array ?? { rows: 1, columns: 1 };
  const sheet = getFirstSheet(workbook);
  const show = (value: Value | undefined): string =>
    typeof value === 'object' && value !== null ? value.error : String(value ?? '');
  return Array.from({ length: cell?.array?.isBlocked ? 1 : rows }, (_, row) =>
    Array.from({ length: cell?.array?.isBlocked ? 1 : columns }, (_column, column) =>
      show(getCell(sheet, { row, column: column + 5 })?.value),
    ).join(),
  ).join('; ');
}

describe('functions', () => {
  it.each([
    ['B1:B4*2', '6; 2; 6; 4'],
    ['A1:B2', 'pear,3; apple,1'],
    ['{1,2;3,4}+{10;20}', '11,12; 23,24'],
    ['B1:B2+{1,2,3}', '4,5,6; 2,3,4'],
    ['{1,2,3}+{1,2}', '2,4,#N/A'],
    ['D1:D2', '0; 0'],
    ['LEN(A1:A4)', '4; 5; 4; 3'],
    ['IF(B1:B4>2,A1:A4,"-")', 'pear; -; plum; -'],
    ['IFERROR(1/(B1:B4-1),"none")', '0.5; none; 0.5; 1'],
    ['ROW(A2:A4)', '2; 3; 4'],
    ['FILTER(A1:B4,B1:B4=3)', 'pear,3; plum,3'],
    ['FILTER(A1:A4,(B1:B4=3)*(A1:A4<>"pear"))', 'plum'],
    ['FILTER(A1:A4,B1:B4>9)', '#CALC!'],
    ['FILTER(A1:A4,B1:B4>9,"nobody")', 'nobody'],
    ['FILTER(A1:B2,{TRUE,FALSE})', 'pear; apple'],
    ['FILTER(A1:A4,B1:B3)', '#VALUE!'],
    ['SORT(A1:B4)', 'apple,1; fig,2; pear,3; plum,3'],
    ['SORT(A1:B4,2,-1)', 'pear,3; plum,3; fig,2; apple,1'],
    ['SORT(A1:B4,{2,1},{-1,-1})', 'plum,3; pear,3; fig,2; apple,1'],
    ['SORT({3,1,2},1,1,TRUE)', '1,2,3'],
    ['SORT(A1:B4,3)', '#VALUE!'],
    ['SORTBY(A1:A4,B1:B4,1,A1:A4,-1)', 'apple; fig; plum; pear'],
    ['UNIQUE(B1:B4)', '3; 1; 2'],
    ['UNIQUE({"a";"A";"b"})', 'a; b'],
    ['UNIQUE(B1:B4,FALSE,TRUE)', '1; 2'],
    ['SEQUENCE(2,3)', '1,2,3; 4,5,6'],
    ['SEQUENCE(3,1,10,-5)', '10; 5; 0'],
    ['SEQUENCE(0)', '#CALC!'],
    ['SEQUENCE(5000000)', '#NUM!'],
    ['SEQUENCE(400000)', '#SPILL!'],
    ['ROWS(RANDARRAY(4,2,1,6,TRUE))', '4'],
    ['TRANSPOSE(A1:B2)', 'pear,apple; 3,1'],
    ['TOCOL(A1:B2)', 'pear; 3; apple; 1'],
    ['TOCOL({1,2;3,4},0,TRUE)', '1; 3; 2; 4'],
    ['TOROW(A1:D1,1)', 'pear,3'],
    ['VSTACK(A1:B1,A4:A4)', 'pear,3; fig,#N/A'],
    ['HSTACK(A1:A2,B1:B2)', 'pear,3; apple,1'],
    ['TAKE(A1:B4,-2,1)', 'plum; fig'],
    ['DROP(A1:B4,2)', 'plum,3; fig,2'],
    ['CHOOSECOLS(A1:B2,2,-2)', '3,pear; 1,apple'],
    ['CHOOSEROWS(A1:B4,4,1)', 'fig,2; pear,3'],
    ['WRAPROWS(SEQUENCE(5),3,"")', '1,2,3; 4,5,'],
    ['EXPAND({1,2},2,3,0)', '1,2,0; 0,0,0'],
    ['TEXTSPLIT("a-b;c","-",";")', 'a,b; c,#N/A'],
    ['TEXTSPLIT("a, b,,c",{", ",","},,TRUE)', 'a,b,c'],
    ['TEXTBEFORE("a.b.c",".",-1)&TEXTAFTER("a.b.c",".")', 'a.bb.c'],
    ['XLOOKUP("plum",A1:A4,A1:B4)', 'plum,3'],
    ['XLOOKUP({"fig";"pear";"kiwi"},A1:A4,B1:B4,"?")', '2; 3; ?'],
    ['XLOOKUP(3,B1:B4,A1:A4,,0,-1)', 'plum'],
    ['VLOOKUP({"fig","plum"},A1:B4,2,FALSE)', '2,3'],
    ['COUNTIF(B1:B4,{1,3})', '1,2'],
    ['LET(x,B1:B4,y,x*x,SUM(y))', '23'],
    ['LET(list,FILTER(A1:A4,B1:B4=3),SORT(list,1,-1))', 'plum; pear'],
    ['LET(x,1)', '#VALUE!'],
    ['SUM(LEN(A1:A4))', '16'],
    ['SUMPRODUCT(--(LEN(A1:A4)=4))', '2'],
    ['@B1:B4*2', '6'],
    ['INDEX(A1:B4,2,0)', 'apple,1'],
    ['MMULT({1,2;3,4},{1;1})', '3; 7'],
  ])('%s gives %s', (formula, expected) => {
    expect(readResults(createWorkbook({ ...fruit, F1: `=${formula}` }))).toBe(expected);
  });
});

describe('limits', () => {
  it.each([
    ['ROWS(SEQUENCE(1000,1000))', '1000'],
    ['SEQUENCE(1001,1000)', '#NUM!'],
    ['WRAPROWS(A1:A3,1E9)', '#NUM!'],
    ['WRAPROWS(A1:A3,1E10)', '#NUM!'],
    ['WRAPCOLS(A1:A3,1E9)', '#NUM!'],
    ['LET(a,SEQUENCE(1000,1000),ROWS(VSTACK(a,1)))', '#NUM!'],
    ['LET(a,SEQUENCE(1000,1000),COLUMNS(HSTACK(a,1)))', '#NUM!'],
    ['ROWS(CHOOSEROWS(SEQUENCE(2,1000),SEQUENCE(1001)^0))', '#NUM!'],
    ['ROWS(TEXTSPLIT(REPT("a,",1000)&REPT("a;",1000),",",";"))', '#NUM!'],
    ['CHOOSEROWS(A1:A3,"x")', '#VALUE!'],
    ['CHOOSECOLS(A1:B3,"x")', '#VALUE!'],
  ])('%s gives %s', (formula, expected) => {
    expect(readResults(createWorkbook({ ...fruit, F1: `=${formula}` }))).toBe(expected);
  });

  it('arrays that functions make count as read cells', () => {
    const size = [createResult(3), createResult(4)];
    const make = (limit: number) => {
      const options = { now, limit, readCell: ({ value }: Cell) => value };
      const context = createContextFactory(createWorkbook({}), options)({ sheet: 1, row: 0, column: 0 });
      return arrayFunctions.SEQUENCE?.(size, context);
    };
    expect(make(12)?.kind).toBe('matrix');
    expect(() => make(11)).toThrow(ReadLimitError);
  });
});

describe('results in other cells', () => {
  it('results in other cells are read by formulas, and follow what they are calculated from', () => {
    const workbook = createWorkbook({
      ...fruit,
      F1: '=SORT(B1:B4)',
      H1: '=SUM(F1:F9)',
      H2: '=F2*10',
      H3: '=COUNT(F1#)',
    });
    const values = ['F2', 'H1', 'H2', 'H3'].map((name) => getValueAt(workbook, name));
    expect(values).toEqual([2, 9, 20, 4]);
    const changed = applyAll(workbook, write('B3', 100));
    expect(['F4', 'H1', 'H2', 'H3'].map((name) => getValueAt(changed, name))).toEqual([100, 106, 20, 4]);
    expect(cellAt(changed, 'F4')?.isSpilled).toBe(true);
  });

  it('results fill more or fewer cells as their number changes', () => {
    const workbook = createWorkbook({ A1: 2, F1: '=SEQUENCE(A1)', H1: '=SUM(F:F)', H2: '=SUM(F1#)' });
    const grown = applyAll(workbook, write('A1', 4));
    expect([readResults(grown), getValueAt(grown, 'H1'), getValueAt(grown, 'H2')]).toEqual([
      '1; 2; 3; 4',
      10,
      10,
    ]);
    const shrunk = applyAll(grown, write('A1', 1));
    expect([
      readResults(shrunk),
      getValueAt(shrunk, 'F2'),
      getValueAt(shrunk, 'H1'),
      getValueAt(shrunk, 'H2'),
    ]).toEqual(['1', undefined, 1, 1]);
  });

  it('other content in the way gives an error, and results are shown as soon as it is gone', () => {
    const blocked = createWorkbook({ ...fruit, F3: 'mine', F1: '=B1:B4', H1: '=SUM(F1:F2)' });
    expect([getValueAt(blocked, 'F1'), getValueAt(blocked, 'F2'), getValueAt(blocked, 'F3')]).toEqual([
      { error: '#SPILL!' },
      undefined,
      'mine',
    ]);
    const free = applyAll(blocked, write('F3', null));
    expect([readResults(free), getValueAt(free, 'H1')]).toEqual(['3; 1; 3; 2', 4]);
  });

  it('two formulas never show results in the same cell', () => {
    const workbook = createWorkbook({ ...fruit, F1: '=SEQUENCE(3)', E2: '={1,2}' });
    const errors = ['F1', 'E2'].filter((name) =>
      JSON.stringify(getValueAt(workbook, name)).includes('#SPILL!'),
    );
    expect(errors).toHaveLength(1);
  });

  it('a merged cell or the end of the sheet is in the way', () => {
    const merged = applyAll(
      createWorkbook({}),
      { kind: 'merge', sheet: 1, area: toArea('F2:G2') },
      write('F1', '=SEQUENCE(3)'),
    );
    expect(getValueAt(merged, 'F1')).toEqual({ error: '#SPILL!' });
    expect(getValueAt(createWorkbook({ A1048575: '=SEQUENCE(3)' }), 'A1048575')).toEqual({
      error: '#SPILL!',
    });
  });

  it('results that would change what they are calculated from are circular', () => {
    expect(getValueAt(createWorkbook({ A1: '=A2:A4+1' }), 'A1')).toEqual({ error: '#REF!' });
    const chain = createWorkbook({ A1: '=SEQUENCE(B1)', B1: '=COUNT(A2:A9)+2' });
    expect(getValueAt(chain, 'A1')).toEqual({ error: '#REF!' });
  });

  it('A1# reads all results of a formula, also of one that itself reads results', () => {
    const workbook = createWorkbook({
      A1: 3,
      B1: '=SEQUENCE(A1)',
      C1: '=B1#*2',
      D1: '=C1#+1',
      E1: '=SUM(D1#)',
    });
    expect(getValueAt(workbook, 'E1')).toBe(15);
    expect(getValueAt(applyAll(workbook, write('A1', 5)), 'E1')).toBe(35);
  });

  it('a replaced formula takes its results along, and undo brings them back', () => {
    const history = createHistory(createWorkbook({ ...fruit, F1: '=B1:B4', H1: '=COUNT(F1:F9)' }));
    const replaced = applyEdit(history, write('F1', 'text'), now);
    expect([getValueAt(replaced.workbook, 'F2'), getValueAt(replaced.workbook, 'H1')]).toEqual([
      undefined,
      0,
    ]);
    const restored = applyEdit(replaced, { kind: 'undo' }, now);
    expect([getValueAt(restored.workbook, 'F2'), getValueAt(restored.workbook, 'H1')]).toEqual([1, 4]);
  });

  it('results of an array formula are not changed on their own, and clearing them leaves them', () => {
    const workbook = createWorkbook({ ...fruit, F1: '=B1:B4' });
    const clear: Edit = { kind: 'cells', sheet: 1, changes: [{ row: 1, column: 5, value: null }] };
    const refused = findRefusal(workbook, {
      kind: 'cells',
      sheet: 1,
      changes: [{ row: 1, column: 5, value: 7 }],
    });
    expect(refused).toEqual({ reason: 'spilled', place: { row: 0, column: 5 } });
    expect(readResults(applyAll(workbook, clear))).toBe('3; 1; 3; 2');
  });

  it('results follow their formula when rows are inserted, and go when its row is deleted', () => {
    const workbook = createWorkbook({ ...fruit, F1: '=SEQUENCE(3)', H9: '=SUM(F1:F9)' });
    const inserted = applyAll(workbook, {
      kind: 'shift',
      sheet: 1,
      shift: { axis: 'rows', at: 1, count: 1 },
    });
    expect([readResults(inserted), getValueAt(inserted, 'F4')]).toEqual(['1; 2; 3', undefined]);
    const deleted = applyAll(workbook, {
      kind: 'shift',
      sheet: 1,
      shift: { axis: 'rows', at: 0, count: -1 },
    });
    expect(['F1', 'F2', 'H8'].map((name) => getValueAt(deleted, name))).toEqual([undefined, undefined, 0]);
  });
});

const arraySheet = (cells: string): Uint8Array =>
  createRichWorkbook({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  });
const legacy = arraySheet(
  '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:B3">A1:A2*2</f><v>2</v></c><c r="D1"><f>A1:A2*10</f><v>10</v></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2"><v>4</v></c><c r="D2"><f>A1:A2*10</f><v>20</v></c></row><row r="3"><c r="B3" t="e"><v>#N/A</v></c></row>',
);

describe('in files', () => {
  const sheetOf = (bytes: Uint8Array): string => readParts(bytes)['xl/worksheets/sheet1.xml'] ?? '';

  it('formulas with several results are dynamic array formulas, and open as they were written', () => {
    const opened = readWorkbook(arraySheet(''), now);
    const edited = applyAll(
      opened.workbook,
      write('F1', '=SORT({3;1;2})'),
      write('H1', '=LET(n,F1#,SUM(n))'),
      write('J1', '=TEXTSPLIT("a b"," ")'),
      write('L1', '=SUM(F1:F3)'),
    );
    const bytes = writeWorkbookFile(opened, edited);
    const parts = readParts(bytes);
    expect(sheetOf(bytes)).toContain(
      '<c r="F1" cm="1"><f t="array" ref="F1:F3">_xlfn._xlws.SORT({3;1;2})</f><v>1</v></c>',
    );
    expect(sheetOf(bytes)).toContain(
      '<f t="array" ref="H1">_xlfn.LET(_xlpm.n,_xlfn.ANCHORARRAY(F1),SUM(_xlpm.n))</f>',
    );
    expect(sheetOf(bytes)).toContain('<c r="K1" t="str"><v>b</v></c>');
    expect(sheetOf(bytes)).toContain('<c r="L1"><f>SUM(F1:F3)</f><v>6</v></c>');
    expect(parts['xl/_rels/workbook.xml.rels']).toContain('/sheetMetadata" Target="/xl/metadata.xml"');
    expect(parts['[Content_Types].xml']).toContain('/xl/metadata.xml');
    const again = readWorkbook(bytes, now);
    const formulas = ['F1', 'H1', 'J1', 'L1'].map((name) => cellAt(again.workbook, name)?.formula);
    expect(formulas).toEqual(['SORT({3;1;2})', 'LET(n,F1#,SUM(n))', 'TEXTSPLIT("a b"," ")', 'SUM(F1:F3)']);
    expect([cellAt(again.workbook, 'F3')?.isSpilled, cellAt(again.workbook, 'F1')?.array]).toEqual([
      true,
      { rows: 3, columns: 1, kind: 'dynamic' },
    ]);
    const grown = applyAll(again.workbook, write('F1', '=SEQUENCE(4)'));
    expect(sheetOf(writeWorkbookFile(again, grown))).toContain('ref="F1:F4">_xlfn.SEQUENCE(4)</f>');
  });

  it('a formula without room for its results finds room again after opening', () => {
    const opened = readWorkbook(arraySheet(''), now);
    const edited = applyAll(opened.workbook, write('A3', 'mine'), write('A1', '=SEQUENCE(5)'));
    const bytes = writeWorkbookFile(opened, edited);
    expect(sheetOf(bytes)).toContain('<f t="array" ref="A1">_xlfn.SEQUENCE(5)</f><v>#VALUE!</v>');
    const again = readWorkbook(bytes, now).workbook;
    expect(getValueAt(again, 'A1')).toEqual({ error: '#SPILL!' });
    expect(getValueAt(applyAll(again, write('A3', null)), 'A5')).toBe(5);
  });

  it('array formulas entered for a fixed range ({=…}) are calculated, and fill exactly this range', () => {
    const opened = readWorkbook(legacy, now);
    const changed = applyAll(opened.workbook, write('A2', 7));
    expect(['B1', 'B2', 'B3'].map((name) => getValueAt(changed, name))).toEqual([2, 14, { error: '#N/A' }]);
    const sheet = sheetOf(writeWorkbookFile(opened, changed));
    expect(sheet).toContain('<c r="B1"><f t="array" ref="B1:B3">A1:A2*2</f><v>2</v></c>');
    expect(sheet).toContain('<c r="B2"><v>14</v></c>');
    expect(
      findRefusal(changed, { kind: 'cells', sheet: 1, changes: [{ row: 1, column: 1, value: 7 }] }),
    ).toEqual({
      reason: 'block',
    });
    const shift = { axis: 'rows', at: 1, count: 1 } as const;
    expect(findRefusal(changed, { kind: 'shift', sheet: 1, shift })).toEqual({ reason: 'block' });
    const moved = applyAll(changed, { kind: 'shift', sheet: 1, shift: { ...shift, at: 0 } });
    expect(sheetOf(writeWorkbookFile(opened, moved))).toContain('<f t="array" ref="B2:B4">A2:A3*2</f>');
  });

  it('an array formula for a fixed range of 20,000 cells can be cleared as a whole, and not in part', () => {
    const { workbook } = readWorkbook(
      arraySheet('<row r="1"><c r="A1"><f t="array" ref="A1:A20000">7</f><v>7</v></c></row>'),
      now,
    );
    const changes = Array.from({ length: 20_000 }, (_, row) => ({ row, column: 0, value: null }));
    expect(findRefusal(workbook, { kind: 'cells', sheet: 1, changes })).toBeNull();
    const refusal = findRefusal(workbook, { kind: 'cells', sheet: 1, changes: changes.slice(1) });
    expect(refusal).toEqual({ reason: 'block' });
    const cleared = applyAll(workbook, { kind: 'cells', sheet: 1, changes });
    expect(['A1', 'A20000'].map((name) => getValueAt(cleared, name))).toEqual([undefined, undefined]);
  });

  it('other formulas of files have one result, from the row of the formula', () => {
    const opened = readWorkbook(legacy, now);
    const changed = applyAll(opened.workbook, write('A2', 7));
    expect(['D1', 'D2'].map((name) => getValueAt(changed, name))).toEqual([10, 70]);
    expect(sheetOf(writeWorkbookFile(opened, changed))).toContain('<c r="D2"><f>A1:A2*10</f><v>70</v></c>');
  });
});
