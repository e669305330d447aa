import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import {
  findDefinedName,
  findReferencedRange,
  formatFixedRange,
  isValidName,
  listVisibleNames,
} from './defined-names.ts';
import type { Edit } from './edits.ts';
import { findRefusal } from './refusals.ts';

const workbookName = 'xl/workbook.xml';

function editNames(bytes: Uint8Array, ...edits: Edit[]) {
  const opened = readWorkbook(bytes, now);
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, ...edits));
  return readParts(written)[workbookName] ?? '';
}

it.each([
  ['Apples', true],
  ['Äpfel_2026', true],
  ['_x', true],
  ['two words', false],
  ['2nd', false],
  ['A1', false],
  ['AB', false],
  ['R1C1', false],
  ['r', false],
  ['true', false],
  ['', false],
])('the name %j is valid: %j', (name, isValid) => {
  expect(isValidName(name)).toBe(isValid);
  const refusal = findRefusal(createWorkbook({}), { kind: 'name', name, formula: 'Harvest!$A$1' });
  expect(refusal === null).toBe(isValid);
});

it('a name is added, changed and deleted in the file, and the others stay', () => {
  const added = editNames(createRichWorkbook(), {
    kind: 'name',
    name: 'Pears',
    formula: 'Harvest!$C$2:$C$4',
  });
  expect(added).toContain('<definedName name="Pears">Harvest!$C$2:$C$4</definedName></definedNames>');
  expect(added).toContain(
    '<definedName name="_xlnm.Print_Area" localSheetId="0">Harvest!$A$1:$D$9</definedName>',
  );
  const changed = editNames(createRichWorkbook(), { kind: 'name', name: 'apples', formula: 'Harvest!$B$3' });
  expect(changed).toContain('<definedNames><definedName name="Apples">Harvest!$B$3</definedName>');
  expect(editNames(createRichWorkbook(), { kind: 'name', name: 'Apples', formula: null })).not.toContain(
    'Apples',
  );
  const withoutNames = createRichWorkbook({
    [workbookName]: (richParts[workbookName] ?? '').replace(/<definedNames>.*<\/definedNames>/, ''),
  });
  const first = editNames(withoutNames, { kind: 'name', name: 'Pears', formula: 'Harvest!$C$2' });
  expect(first).toContain(
    '</sheets><definedNames><definedName name="Pears">Harvest!$C$2</definedName></definedNames><calcPr',
  );
});

it('formulas are calculated with a new name at once', () => {
  const edits: Edit[] = [
    { kind: 'cells', sheet: 1, changes: [{ row: 2, column: 0, value: null, formula: 'SUM(Both)' }] },
    { kind: 'name', name: 'Both', formula: 'Harvest!$A$1:$A$2' },
  ];
  expect(getValueAt(applyAll(createWorkbook({ A1: 1, A2: 2 }), ...edits), 'A3')).toBe(3);
});

it('a name or reference is found with its sheet', () => {
  const { workbook } = readWorkbook(createRichWorkbook(), now);
  const sheet = getFirstSheet(workbook);
  expect(listVisibleNames(workbook).map(({ name }) => name)).toEqual(['Apples']);
  const { formula = '' } = findDefinedName(workbook, 1, ' apples ') ?? {};
  expect(findReferencedRange(workbook, sheet, formula)).toEqual({ sheet, area: toArea('B2:B4') });
  expect(findReferencedRange(workbook, sheet, "'Sum & total'!A1")?.sheet.id).toBe(4);
  expect(findReferencedRange(workbook, sheet, 'SUM(A1)')).toBeNull();
  expect(findReferencedRange(workbook, null, formula)).toEqual({ sheet, area: toArea('B2:B4') });
  expect(findReferencedRange(workbook, null, 'B2:B4')).toBeNull();
  expect(formatFixedRange({ name: 'Sum & total' }, toArea('A1:B2'))).toBe("'Sum & total'!$A$1:$B$2");
});
