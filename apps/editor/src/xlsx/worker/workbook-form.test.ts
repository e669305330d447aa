import { expect, it } from 'vitest';
import type { DrawingChange } from '../workbook/drawing-changes.ts';
import type { Edit, WorkbookEdit } from '../workbook/edits.ts';
import type { RuleChange } from '../workbook/rule-definitions.ts';
import { workbookForm } from './workbook-form.ts';

const { canSkip } = workbookForm(() => 0);
const changeRule = (change: RuleChange): WorkbookEdit => ({ kind: 'conditionalRule', sheet: 1, change });
const changeDrawing = (change: DrawingChange): WorkbookEdit => ({ kind: 'drawing', sheet: 1, change });

const rule = { areas: [], definition: { kind: 'average', isAbove: true }, style: {} } as const;
const addRule = changeRule({ act: 'add', rule });
const replaceRule = changeRule({ act: 'replace', index: 1, rule });
const removeRule = changeRule({ act: 'remove', index: 1 });
const removeDrawing = changeDrawing({ act: 'remove', index: 1 });
const anchor = { kind: 'absolute', x: 0, y: 0, width: 1, height: 1 } as const;
const moveDrawing = changeDrawing({ act: 'move', index: 0, anchor });
const typeText: Edit = { kind: 'cells', sheet: 1, changes: [] };

it.each<[what: string, edit: Edit, following: Edit[], expected: boolean]>([
  ['a new rule before the removal of another', addRule, [typeText, removeRule], false],
  ['a new rule before several edits in one step', addRule, [{ kind: 'many', edits: [removeRule] }], false],
  ['a new rule before other edits', addRule, [typeText, removeDrawing], true],
  ['a replaced rule before the removal of another', replaceRule, [removeRule], true],
  ['a removed drawing before the move of another', removeDrawing, [moveDrawing], false],
  ['a moved drawing before the removal of another', moveDrawing, [removeDrawing], true],
  ['typed text before an undo', typeText, [{ kind: 'undo' }], false],
  ['an inserted row', { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } }, [], false],
])('skipping %s leaves the meaning of later edits as it was: $3', (_, edit, following, expected) => {
  expect(canSkip(edit, following)).toBe(expected);
});
