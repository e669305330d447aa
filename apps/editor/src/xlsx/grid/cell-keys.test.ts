import { describe, expect, it } from 'vitest';
import { type CellMode, findCommand, getMode, leavesSheet, type PressedKey } from './cell-keys.ts';

/** `Mod+Shift+Enter` as it is pressed. */
function parseKeys(keys: string): PressedKey {
  const parts = keys === ' ' ? [' '] : keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Mod'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  };
}

const getCommand = (keys: string, mode: CellMode): unknown => findCommand(parseKeys(keys), mode);

const up = { rows: -1, columns: 0 };
const down = { rows: 1, columns: 0 };
const left = { rows: 0, columns: -1 };
const right = { rows: 0, columns: 1 };

it.each<[string, unknown]>([
  ['ArrowUp', { kind: 'moveByArrow', step: up, isFar: false }],
  ['ArrowDown', { kind: 'moveByArrow', step: down, isFar: false }],
  ['ArrowLeft', { kind: 'moveByArrow', step: left, isFar: false }],
  ['Shift+ArrowRight', { kind: 'moveByArrow', step: right, isFar: false }],
  ['Mod+ArrowDown', { kind: 'moveByArrow', step: down, isFar: true }],
  ['Meta+Shift+ArrowDown', { kind: 'moveByArrow', step: down, isFar: true }],
  ['Alt+ArrowDown', null],
  ['Tab', { kind: 'enterAndMove', step: right, tabSeries: 'continue' }],
  ['Shift+Tab', { kind: 'enterAndMove', step: left, tabSeries: 'continue' }],
  ['Mod+Tab', null],
  ['Alt+Tab', null],
  ['Mod+Enter', null],
  ['Alt+Enter', null],
  ['Home', { kind: 'goTo', target: 'row-start' }],
  ['Mod+Home', { kind: 'goTo', target: 'sheet-start' }],
  ['End', { kind: 'goTo', target: 'row-end' }],
  ['Mod+Shift+End', { kind: 'goTo', target: 'sheet-end' }],
  ['PageDown', { kind: 'goTo', target: 'page-down' }],
  ['PageUp', { kind: 'goTo', target: 'page-up' }],
  ['Mod+PageDown', { kind: 'showSheet', direction: 1 }],
  ['Mod+PageUp', { kind: 'showSheet', direction: -1 }],
  ['F2', { kind: 'startEditing' }],
  ['Shift+F2', null],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  [' ', null],
  ['Mod+ ', { kind: 'select', what: 'columns' }],
  ['Shift+ ', { kind: 'select', what: 'rows' }],
  ['Mod+Shift+ ', { kind: 'select', what: 'columns' }],
  ['a', null],
  ['Mod+a', { kind: 'select', what: 'all' }],
  ['Escape', null],
  ['x', null],
])('without a draft the key %s gives %j, both editable and read-only', (keys, command) => {
  expect([getCommand(keys, 'ready'), getCommand(keys, 'read')]).toEqual([command, command]);
});

it.each<[string, CellMode, unknown]>([
  ['Enter', 'ready', { kind: 'enterAndMove', step: down, tabSeries: 'end' }],
  ['Shift+Enter', 'ready', { kind: 'enterAndMove', step: up, tabSeries: 'end' }],
  ['Enter', 'read', { kind: 'moveByEnter', step: down }],
  ['Shift+Enter', 'read', { kind: 'moveByEnter', step: up }],
])('without a draft the key %s in mode %s gives %j', (keys, mode, command) => {
  expect(getCommand(keys, mode)).toEqual(command);
});

it.each<[string, unknown]>([
  ['Escape', { kind: 'discard' }],
  ['Enter', { kind: 'enterAndMove', step: down, tabSeries: 'end' }],
  ['Shift+Enter', { kind: 'enterAndMove', step: up, tabSeries: 'end' }],
  ['Alt+Enter', { kind: 'insertLineBreak' }],
  ['Mod+Alt+Enter', { kind: 'insertLineBreak' }],
  ['Mod+Enter', { kind: 'fillSelection' }],
  ['Meta+Shift+Enter', { kind: 'fillSelection' }],
  ['Tab', { kind: 'enterAndMove', step: right, tabSeries: 'continue' }],
  ['Shift+Tab', { kind: 'enterAndMove', step: left, tabSeries: 'continue' }],
  ['F2', { kind: 'toggleArrowMode' }],
  ['Alt+ArrowLeft', null],
  ['Home', null],
  ['End', null],
  ['PageDown', null],
  ['Delete', null],
  ['Backspace', null],
  ['Mod+a', null],
  ['Mod+ ', null],
])('while typing the key %s gives %j in all typing modes', (keys, command) => {
  const modes = ['enter', 'point', 'edit'] as const;
  expect(modes.map((mode) => getCommand(keys, mode))).toEqual([command, command, command]);
});

it.each<[string, unknown]>([
  ['ArrowUp', up],
  ['ArrowDown', down],
  ['ArrowLeft', left],
  ['Shift+ArrowRight', right],
])(
  'the arrow key %s leaves the cell in enter mode, points in a formula and moves within the text in edit mode',
  (keys, step) => {
    expect(getCommand(keys, 'point')).toEqual({ kind: 'point', step, isFar: false });
    expect(getCommand(`Mod+${keys}`, 'point')).toEqual({ kind: 'point', step, isFar: true });
    expect(getCommand(keys, 'enter')).toEqual({ kind: 'enterAndMove', step, tabSeries: 'keep' });
    expect(getCommand(keys, 'edit')).toBeNull();
  },
);

describe('the mode of a cell', () => {
  const draft = { text: 'word', replacesContent: true, sheet: 1, address: { row: 0, column: 0 } };

  it.each([
    ['ready', null, true],
    ['read', null, false],
    ['enter', draft, true],
    ['edit', { ...draft, replacesContent: false }, true],
    ['point', { ...draft, text: '=A1' }, true],
    ['edit', { ...draft, text: '=A1', replacesContent: false }, true],
  ] as const)('the mode is %s with the draft %j and canWrite %s', (mode, typed, canWrite) => {
    expect(getMode(typed, canWrite)).toBe(mode);
  });
});

it.each([
  ['Tab', true, true],
  ['Shift+Tab', true, true],
  ['Tab', false, false],
  ['Mod+Tab', true, false],
  ['ArrowDown', true, false],
])('the key %s, after Escape: %s, leaves the sheet: %s', (keys, wasEscape, expected) => {
  expect(leavesSheet(parseKeys(keys), wasEscape)).toBe(expected);
});
