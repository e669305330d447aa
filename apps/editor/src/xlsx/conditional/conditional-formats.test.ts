import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { applyAll, createWorkbook, getFirstSheet, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import { parseAddress } from '../workbook/area.ts';
import type { Condition, ConditionalRule, Threshold } from '../workbook/conditional-rules.ts';
import { mixColours } from '../workbook/mix-colours.ts';
import { defaultFormat } from '../workbook/style.ts';
import type { Cell, Row, Value, Workbook } from '../workbook/workbook.ts';
import { applyConditionalStyle, createConditionalFormats } from './conditional-formats.ts';

const red = { fill: 'FF0000' };

const ruleOf = (condition: Condition, more: Partial<ConditionalRule> = {}): ConditionalRule => ({
  areas: [toArea('A1:A5')],
  priority: 1,
  stopsIfTrue: false,
  style: red,
  condition,
  definition: null,
  type: 'test',
  ...more,
});

function resultsOf(cells: Record<string, Value>, rules: readonly ConditionalRule[]) {
  const workbook = createWorkbook(cells);
  const sheet = { ...getFirstSheet(workbook), conditionalRules: rules };
  const formats = createConditionalFormats({ ...workbook, sheets: [sheet] }, sheet, now);
  return (name: string) => formats.at(parseAddress(name) ?? { row: 0, column: 0 });
}

const numbers = { A1: 1, A2: 2, A3: 3, A4: 4, A5: 10 };

/** The rows of column A that the rule formats. */
const formattedRows = (cells: Record<string, Value>, condition: Condition): number[] => {
  const at = resultsOf(cells, [ruleOf(condition)]);
  return [1, 2, 3, 4, 5].filter((row) => at(`A${row}`)?.style.fill === 'FF0000');
};

/** Reads one `cfRule` for `A1:A5` from the markup of a file. */
function readRules(markup: string, extension = '') {
  const xml = richParts['xl/worksheets/sheet1.xml'] ?? '';
  const start = xml.indexOf('<conditionalFormatting');
  const end = xml.indexOf('<dataValidations');
  const own = markup === '' ? '' : `<conditionalFormatting sqref="A1:A5">${markup}</conditionalFormatting>`;
  const sheet = `${xml.slice(0, start)}${own}${xml.slice(end)}`.replace(
    '</worksheet>',
    `${extension}</worksheet>`,
  );
  return getFirstSheet(readWorkbook(createRichWorkbook({ 'xl/worksheets/sheet1.xml': sheet }), now).workbook);
}

const conditionOf = (markup: string): Condition => {
  const [rule] = readRules(markup).conditionalRules;
  if (rule === undefined) throw new Error('The rule was not read');
  return rule.condition;
};

describe('a rule of a file', () => {
  const texts = { A1: 'apple pie', A2: 'apple', A3: 'pie', A4: ' ', A5: { error: '#N/A' } };
  const doubles = { A1: 'x', A2: 'X', A3: 'y', A4: 5, A5: 5 };
  const today = 46_349;
  const days = { A1: today, A2: today + 0.5, A3: today - 1, A4: today - 7, A5: 'today' };
  it.each<[string, Record<string, Value>, number[]]>([
    ['type="cellIs" operator="greaterThan"><formula>3</formula>', numbers, [4, 5]],
    ['type="cellIs" operator="equal"><formula>"PIE"</formula>', texts, [3]],
    ['type="cellIs" operator="between"><formula>3</formula><formula>2</formula>', numbers, [2, 3]],
    ['type="cellIs" operator="notBetween"><formula>2</formula><formula>3</formula>', numbers, [1, 4, 5]],
    ['type="cellIs" operator="lessThan"><formula>$A$2+1</formula>', numbers, [1, 2]],
    ['type="expression"><formula>MOD(A1,2)=0</formula>', numbers, [2, 4, 5]],
    ['type="containsText" operator="containsText" text="PIE">', texts, [1, 3]],
    ['type="notContainsText" operator="notContains" text="pie">', texts, [2, 4, 5]],
    ['type="beginsWith" operator="beginsWith" text="apple">', texts, [1, 2]],
    ['type="endsWith" operator="endsWith" text="pie">', texts, [1, 3]],
    ['type="containsBlanks">', texts, [4]],
    ['type="containsErrors">', texts, [5]],
    ['type="top10" rank="2">', numbers, [4, 5]],
    ['type="top10" rank="40" percent="1" bottom="1">', numbers, [1, 2]],
    ['type="aboveAverage">', numbers, [5]],
    ['type="aboveAverage" aboveAverage="0" equalAverage="1">', numbers, [1, 2, 3, 4]],
    ['type="aboveAverage" stdDev="2">', numbers, []],
    ['type="duplicateValues">', doubles, [1, 2, 4, 5]],
    ['type="uniqueValues">', doubles, [3]],
    ['type="timePeriod" timePeriod="today">', days, [1, 2]],
    ['type="timePeriod" timePeriod="yesterday">', days, [3]],
    ['type="timePeriod" timePeriod="lastWeek">', days, [4]],
  ])('with <cfRule %s formats, of %j, the rows %j', (attributes, cells, expected) => {
    const condition = conditionOf(`<cfRule dxfId="0" priority="1" ${attributes}</cfRule>`);
    expect(formattedRows(cells, condition)).toEqual(expected);
  });

  it('applies the differential format of the file', () => {
    const [rule] = readRules('<cfRule type="containsBlanks" dxfId="0" priority="1"/>').conditionalRules;
    expect(rule?.style).toEqual({ isBold: true });
    expect(applyConditionalStyle(defaultFormat, { ...rule?.style, ...red })).toMatchObject({
      isBold: true,
      ...red,
    });
  });

  it('that is unknown is named as not shown', () => {
    const sheet = readRules('<cfRule type="newKind" priority="1"/>');
    expect(sheet.conditionalRules.map(({ type, condition }) => [type, condition.kind])).toEqual([
      ['newKind', 'unread'],
    ]);
    expect(sheet.unsupported).toContain('conditional');
  });

  it('of the extension list is read with its own format, and completes a data bar', () => {
    const extension =
      '<extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"><x14:conditionalFormattings>' +
      '<x14:conditionalFormatting><x14:cfRule type="dataBar" id="{1}"><x14:dataBar minLength="0" maxLength="100" gradient="0"><x14:cfvo type="num"><xm:f>0</xm:f></x14:cfvo><x14:cfvo type="autoMax"/></x14:dataBar></x14:cfRule><xm:sqref>A1:A5</xm:sqref></x14:conditionalFormatting>' +
      '<x14:conditionalFormatting><x14:cfRule type="expression" priority="2" id="{2}"><xm:f>A1=2</xm:f><x14:dxf><fill><patternFill><bgColor rgb="FF00FF00"/></patternFill></fill></x14:dxf></x14:cfRule><xm:sqref>A1:A5</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>';
    const { conditionalRules } = readRules(
      '<cfRule type="dataBar" priority="1"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF63C384"/></dataBar><extLst><ext><x14:id>{1}</x14:id></ext></extLst></cfRule>',
      extension,
    );
    const at = resultsOf(numbers, conditionalRules);
    expect(at('A5')?.bar).toEqual({ from: 0, to: 1, axis: null, colour: '63C384', isGradient: false });
    expect(at('A2')).toMatchObject({ bar: { to: 0.2 }, style: { fill: '00FF00' } });
  });
});

const point = (kind: Threshold['kind'], formula = '0', isInclusive = true): Threshold => ({
  kind,
  formula,
  isInclusive,
});

it('a colour scale mixes the colours around a value', () => {
  const colours = ['000000', '808080', 'FFFFFF'];
  const condition: Condition = {
    kind: 'colourScale',
    points: [point('min'), point('percentile', '50'), point('max')],
    colours,
  };
  const at = resultsOf({ ...numbers, A4: 'text' }, [ruleOf(condition)]);
  // The middle of 1, 2, 3 and 10 is 2.5.
  expect([at('A1'), at('A2'), at('A5'), at('A4')].map((one) => one?.style.fill)).toEqual([
    '000000',
    '555555',
    'FFFFFF',
    undefined,
  ]);
  expect(mixColours('FF0000', '0000FF', 0.5)).toBe('800080');
});

it('data bars of positive and negative numbers start at an axis', () => {
  const condition: Condition = {
    kind: 'dataBar',
    min: point('min'),
    max: point('max'),
    colour: '00FF00',
    negativeColour: 'FF0000',
    isGradient: true,
    hidesValue: true,
    minLength: 10,
    maxLength: 90,
  };
  const mixed = resultsOf({ A1: -5, A2: 15, A3: 5 }, [ruleOf(condition)]);
  expect(mixed('A1')?.bar).toMatchObject({ from: 0, to: 0.25, axis: 0.25, colour: 'FF0000' });
  expect(mixed('A3')).toMatchObject({ bar: { from: 0.25, to: 0.5, colour: '00FF00' }, hidesValue: true });
  const positive = resultsOf({ A1: 10, A2: 20 }, [ruleOf(condition)]);
  expect([positive('A1')?.bar?.to, positive('A2')?.bar?.to]).toEqual([0.1, 0.9]);
});

it('an icon set picks the icon by thresholds, which may exclude their own value', () => {
  const icons = [0, 1, 2].map((index) => ({ set: '3Arrows', index }));
  const points = [point('percent'), point('num', '3', false), point('num', 'A5')];
  const at = resultsOf(numbers, [ruleOf({ kind: 'icons', points, icons, hidesValue: false })]);
  expect(['A1', 'A3', 'A4', 'A5'].map((name) => at(name)?.icon?.index)).toEqual([0, 0, 1, 2]);
});

describe('of several rules for a cell', () => {
  const always: Condition = { kind: 'formula', formula: 'TRUE' };
  const bold = ruleOf(always, { priority: 2, style: { isBold: true, fill: '00FF00' } });
  it('the first that sets a property wins', () => {
    expect(resultsOf(numbers, [ruleOf(always), bold])('A1')?.style).toEqual({ ...red, isBold: true });
  });
  it('one that stops hides those after it', () => {
    const stops = ruleOf({ kind: 'formula', formula: 'A1=1' }, { stopsIfTrue: true });
    const at = resultsOf(numbers, [stops, bold]);
    expect([at('A1')?.style, at('A2')?.style]).toEqual([red, { isBold: true, fill: '00FF00' }]);
  });
});

it('an inserted row moves the ranges and formulas of rules, on the page as in the file', () => {
  const opened = readWorkbook(createRichWorkbook(), now);
  const workbook: Workbook = applyAll(opened.workbook, {
    kind: 'shift',
    sheet: 1,
    shift: { axis: 'rows', at: 1, count: 1 },
  });
  const { conditionalRules } = getFirstSheet(workbook);
  const written = readParts(writeWorkbookFile(opened, workbook));
  const reread = getFirstSheet(readWorkbook(createRichWorkbook(written), now).workbook).conditionalRules;
  expect(conditionalRules).toMatchObject([{ areas: [toArea('B3:B5')], condition: { formula: 'B3>($B$6)' } }]);
  const dropSource = (rules: readonly ConditionalRule[]) => rules.map(({ source: _, ...rule }) => rule);
  expect(dropSource(reread)).toEqual(dropSource(conditionalRules));
});

/** Column A with 100,000 numbers. */
function createLongSheet(rules: readonly ConditionalRule[]) {
  const workbook = createWorkbook({});
  const rows = new Map(
    Array.from({ length: 100_000 }, (_, row): [number, Row] => {
      const cell: Cell = { value: (row * 7919) % 100_003, style: 0 };
      return [row, { cells: new Map([[0, cell]]), height: null, isHidden: false, style: null }];
    }),
  );
  const sheet = { ...getFirstSheet(workbook), rows, conditionalRules: rules };
  return { workbook: { ...workbook, sheets: [sheet] }, sheet };
}

it('rules over a whole column of 100,000 cells take less than 50 ms for a screen of rows', () => {
  const areas = [toArea('A:A')];
  const { workbook, sheet } = createLongSheet([
    ruleOf({ kind: 'topBottom', rank: 10, isPercent: true, isBottom: false }, { areas }),
    ruleOf({ kind: 'formula', formula: 'A1>AVERAGE($A$1:$A$100)' }, { areas }),
    ruleOf(
      { kind: 'colourScale', points: [point('min'), point('max')], colours: ['FFFFFF', '00FF00'] },
      { areas },
    ),
  ]);
  const formats = createConditionalFormats(workbook, sheet, now);
  formats.at({ row: 0, column: 0 });
  const times = Array.from({ length: 20 }, (_, screen) => {
    const start = performance.now();
    for (let row = 0; row < 50; row++) formats.at({ row: screen * 50 + row, column: 0 });
    return performance.now() - start;
  });
  // The fastest, as other programs of the machine slow some of them down.
  expect(Math.min(...times)).toBeLessThan(50);
});

it('formulas of rules that read too many cells are not evaluated to the end', () => {
  const { workbook, sheet } = createLongSheet([
    ruleOf({ kind: 'formula', formula: 'SUM($A$1:$A$100000)>0' }, { areas: [toArea('A:A')] }),
  ]);
  const formats = createConditionalFormats(workbook, sheet, now);
  const formatted = Array.from({ length: 20 }, (_, row) => formats.at({ row, column: 0 })).filter(Boolean);
  expect(formatted.length).toBeGreaterThan(0);
  expect(formatted.length).toBeLessThan(5);
});
