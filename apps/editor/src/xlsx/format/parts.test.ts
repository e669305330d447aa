import { describe, expect, it } from 'vitest';
import { defaultFormat } from '../workbook/style.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { readTheme } from './colours.ts';
import { readStyles } from './read-styles.ts';
import { moveChart, moveDrawing, movePivot } from './update-chart-references.ts';
import { moveFormula, moveSection } from './update-section-references.ts';

const theme = readTheme(null);

describe('the styles of a workbook', () => {
  const readFormats = (parts: {
    fonts?: string;
    fills?: string;
    borders?: string;
    formats?: string;
    xfs: string;
  }) =>
    readStyles(
      `<styleSheet><numFmts>${parts.formats ?? ''}</numFmts><fonts>${parts.fonts ?? '<font/>'}</fonts><fills>${parts.fills ?? '<fill/>'}</fills><borders>${parts.borders ?? '<border/>'}</borders><cellXfs>${parts.xfs}</cellXfs></styleSheet>`,
      theme,
    ).map(({ format }) => format);

  it.each([
    [
      'a font',
      {
        fonts: '<font><b/><i val="0"/><strike/><u val="none"/><sz val="14"/><name val="Georgia"/></font>',
        xfs: '<xf fontId="0"/>',
      },
      { isBold: true, isItalic: false, isStruck: true, isUnderlined: false, size: 14, font: 'Georgia' },
    ],
    [
      'the theme text colour as automatic',
      { fonts: '<font><color theme="1"/></font>', xfs: '<xf/>' },
      { colour: null },
    ],
    [
      'a solid fill',
      {
        fills: '<fill><patternFill patternType="solid"><fgColor rgb="FFFFEE00"/></patternFill></fill>',
        xfs: '<xf/>',
      },
      { fill: 'FFEE00' },
    ],
    [
      'a missing fill',
      {
        fills: '<fill><patternFill patternType="none"><fgColor rgb="FFFFEE00"/></patternFill></fill>',
        xfs: '<xf/>',
      },
      { fill: null },
    ],
    [
      'the first colour of a gradient',
      {
        fills: '<fill><gradientFill><stop position="0"><color rgb="FF00FF00"/></stop></gradientFill></fill>',
        xfs: '<xf/>',
      },
      { fill: '00FF00' },
    ],
    [
      'a custom number format',
      { formats: '<numFmt numFmtId="170" formatCode="0.0&quot; kg&quot;"/>', xfs: '<xf numFmtId="170"/>' },
      { format: '0.0" kg"' },
    ],
    ['a built-in number format', { xfs: '<xf numFmtId="10"/>' }, { format: '0.00%' }],
    ['an unknown number format as General', { xfs: '<xf numFmtId="9999"/>' }, { format: 'General' }],
    [
      'the alignment',
      { xfs: '<xf><alignment horizontal="centerContinuous" vertical="top" wrapText="1" indent="2"/></xf>' },
      { align: 'center', vertical: 'top', wraps: true, indent: 2 },
    ],
    ['the cell protection', { xfs: '<xf><protection locked="0"/></xf>' }, { isLocked: false }],
  ])('readStyles reads %s', (_, parts, expected) => {
    expect(readFormats(parts)[0]).toMatchObject(expected);
  });

  it('readStyles maps each border style to the nearest supported line', () => {
    const border =
      '<border><start style="hair"/><right style="mediumDashDot"><color rgb="FFAA0000"/></right><top style="none"/><bottom style="double"/></border>';
    expect(readFormats({ borders: border, xfs: '<xf/>' })[0]?.borders).toEqual({
      top: null,
      right: { line: 'medium', colour: 'AA0000' },
      bottom: { line: 'double', colour: null },
      left: { line: 'dotted', colour: null },
    });
  });

  it.each([null, '<styleSheet/>', '<broken'])(
    'readStyles returns one default format for missing or broken styles: %j',
    (xml) => {
      expect(readStyles(xml, theme)).toEqual([{ format: defaultFormat }]);
    },
  );
});

const rows = (at: number, count: number): Shift => ({ axis: 'rows', at, count });
const createShift = (shift: Shift, sheet = 1): StructureChange => ({
  kind: 'shift',
  sheet,
  name: 'Home',
  shift,
});
const createChanges = (...changes: StructureChange[]) => ({ changes, sheet: 1, originalSheetName: 'Home' });

it.each([
  [
    'moves the range and the formula of a conditional format',
    'conditionalFormatting',
    '<conditionalFormatting sqref="B2:B4 D1"><cfRule type="expression"><formula>$B$5&gt;1</formula></cfRule></conditionalFormatting>',
    createChanges(createShift(rows(1, 2))),
    '<conditionalFormatting sqref="B4:B6 D1"><cfRule type="expression"><formula>$B$7&gt;1</formula></cfRule></conditionalFormatting>',
  ],
  [
    'removes the whole section if all of its cells were deleted',
    'hyperlinks',
    '<hyperlinks><hyperlink ref="A2"/></hyperlinks>',
    createChanges(createShift(rows(1, -1))),
    '',
  ],
  [
    'moves a page break',
    'rowBreaks',
    '<rowBreaks count="1"><brk id="5"/></rowBreaks>',
    createChanges(createShift(rows(1, 2))),
    '<rowBreaks count="1"><brk id="7"/></rowBreaks>',
  ],
  [
    'leaves sections without references unchanged',
    'pageMargins',
    '<pageMargins left="0.7"/>',
    createChanges(createShift(rows(0, 2))),
    '<pageMargins left="0.7"/>',
  ],
  [
    'ignores inserted rows of other sheets',
    'hyperlinks',
    '<hyperlinks><hyperlink ref="A2"/></hyperlinks>',
    createChanges(createShift(rows(0, 2), 9)),
    '<hyperlinks><hyperlink ref="A2"/></hyperlinks>',
  ],
  [
    'keeps the markup verbatim if there are no changes',
    'hyperlinks',
    '<hyperlinks ><hyperlink ref="A2" /></hyperlinks>',
    createChanges(),
    '<hyperlinks ><hyperlink ref="A2" /></hyperlinks>',
  ],
])('moveSection %s', (_, name, raw, by, expected) => {
  expect(moveSection(name, raw, by)).toBe(expected);
});

it('moveFormula follows a rename of the sheet of the formula through later changes', () => {
  const changes: StructureChange[] = [
    { kind: 'rename', sheet: 1, from: 'Home', to: 'Crop' },
    { kind: 'shift', sheet: 1, name: 'Crop', shift: rows(0, 1) },
    { kind: 'remove', sheet: 2, name: 'Other' },
  ];
  expect(moveFormula('A1+Home!A1+Other!B2', createChanges(...changes))).toBe('A2+Crop!A2+#REF!');
});

describe('a chart, a pivot table and a picture', () => {
  it('moveChart updates the references of a chart and nothing else', () => {
    const chart = '<c:chart><c:f>Home!$A$1:$A$3</c:f><c:v>Home!$A$1</c:v><c:f>Other!B2</c:f></c:chart>';
    expect(moveChart(chart, [createShift(rows(0, 1))])).toBe(chart.replace('$A$1:$A$3', '$A$2:$A$4'));
    expect(
      moveChart("<c:f>'A &amp; B'!A1</c:f>", [{ kind: 'rename', sheet: 1, from: 'A & B', to: 'C<D' }]),
    ).toBe("<c:f>'C&lt;D'!A1</c:f>");
  });

  it('movePivot updates a renamed sheet in the source of a pivot table', () => {
    const pivot = '<cacheSource type="worksheet"><worksheetSource ref="A1:B2" sheet="home"/></cacheSource>';
    expect(movePivot(pivot, [{ kind: 'rename', sheet: 1, from: 'Home', to: 'A "B"' }])).toContain(
      'sheet="A &quot;B&quot;"',
    );
    expect(movePivot(pivot, [createShift(rows(0, 1))])).toBe(pivot);
  });

  const anchor = (from: number, to: number, attributes = '') =>
    `<xdr:twoCellAnchor${attributes}><xdr:from><xdr:col>1</xdr:col><xdr:row>${from}</xdr:row></xdr:from><xdr:to><xdr:col>4</xdr:col><xdr:row>${to}</xdr:row></xdr:to></xdr:twoCellAnchor>`;

  it.each([
    ['rows before it', rows(0, 2), anchor(5, 7)],
    ['rows after it', rows(9, 2), anchor(3, 5)],
    ['rows within it', rows(4, 2), anchor(3, 7)],
    ['deleted rows of it', rows(3, -2), anchor(3, 3)],
    [
      'columns before it',
      { axis: 'columns', at: 0, count: 1 } as const,
      anchor(3, 5).replace('<xdr:col>1', '<xdr:col>2').replace('<xdr:col>4', '<xdr:col>5'),
    ],
  ])('moveDrawing moves an anchored picture after a change to %s', (_, shift, expected) => {
    expect(moveDrawing(anchor(3, 5), [shift])).toBe(expected);
  });

  it('moveDrawing leaves a picture with an absolute anchor unchanged', () => {
    const fixed = anchor(3, 5, ' editAs="absolute"');
    expect(moveDrawing(fixed, [rows(0, 2)])).toBe(fixed);
  });
});
