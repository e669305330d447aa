import type { CellDraft } from '../editing/workbook-editing.ts';
import type { Step, Target } from './next-cell.ts';

/**
 * The mode of a sheet, as in Excel: ready; enter (typing replaces the content, arrow keys leave the cell); point (in a formula, arrow keys insert
 * references); edit (arrow keys move within the text). Or read-only.
 */
export type CellMode = 'read' | 'ready' | 'enter' | 'point' | 'edit';

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key. */
export type KeyCommand =
  /** Moves to a neighbour; `isFar`: to the edge of the data. Shift extends the selection. */
  | { kind: 'moveByArrow'; step: Step; isFar: boolean }
  /** Inserts a reference to a neighbour into the formula, or moves the one inserted; Shift extends it to a range. */
  | { kind: 'point'; step: Step; isFar: boolean }
  /** Moves to a neighbour, with Shift in the other direction. */
  | { kind: 'moveByEnter'; step: Step }
  | { kind: 'goTo'; target: Target }
  | { kind: 'showSheet'; direction: 1 | -1 }
  | { kind: 'select'; what: 'all' | 'columns' | 'rows' }
  | { kind: 'startEditing' | 'clear' }
  /** Enters the text and moves on; `tabSeries`: Enter continues below the cell in which a series of Tabs started. */
  | { kind: 'enterAndMove'; step: Step; tabSeries: 'continue' | 'end' | 'keep' }
  | { kind: 'fillSelection' | 'discard' | 'toggleArrowMode' }
  | { kind: 'insertLineBreak' };

interface KeyRule {
  modes: readonly CellMode[];
  key: string;
  /** Ctrl or Cmd, Shift, Alt: required, forbidden, or either if undefined. */
  mod?: boolean;
  shift?: boolean;
  alt?: boolean;
  command: KeyCommand;
}

const typingModes: readonly CellMode[] = ['enter', 'point', 'edit'];
const navigationModes: readonly CellMode[] = ['read', 'ready'];
const withoutModAndAlt = { mod: false, alt: false };
const up: Step = { rows: -1, columns: 0 };
const down: Step = { rows: 1, columns: 0 };
const left: Step = { rows: 0, columns: -1 };
const right: Step = { rows: 0, columns: 1 };
const arrows: readonly [string, Step][] = [
  ['ArrowUp', up],
  ['ArrowDown', down],
  ['ArrowLeft', left],
  ['ArrowRight', right],
];

/** The first matching rule applies. */
const rules: readonly KeyRule[] = [
  { modes: typingModes, key: 'Escape', command: { kind: 'discard' } },
  { modes: typingModes, key: 'Enter', alt: true, command: { kind: 'insertLineBreak' } },
  { modes: typingModes, key: 'Enter', mod: true, command: { kind: 'fillSelection' } },
  {
    modes: typingModes,
    key: 'Enter',
    shift: false,
    command: { kind: 'enterAndMove', step: down, tabSeries: 'end' },
  },
  {
    modes: typingModes,
    key: 'Enter',
    shift: true,
    command: { kind: 'enterAndMove', step: up, tabSeries: 'end' },
  },
  {
    modes: typingModes,
    key: 'Tab',
    shift: false,
    command: { kind: 'enterAndMove', step: right, tabSeries: 'continue' },
  },
  {
    modes: typingModes,
    key: 'Tab',
    shift: true,
    command: { kind: 'enterAndMove', step: left, tabSeries: 'continue' },
  },
  { modes: typingModes, key: 'F2', command: { kind: 'toggleArrowMode' } },
  ...arrows.flatMap(([key, step]): KeyRule[] => [
    {
      modes: ['enter'],
      key,
      ...withoutModAndAlt,
      command: { kind: 'enterAndMove', step, tabSeries: 'keep' },
    },
    { modes: ['point'], key, ...withoutModAndAlt, command: { kind: 'point', step, isFar: false } },
    { modes: ['point'], key, mod: true, alt: false, command: { kind: 'point', step, isFar: true } },
    {
      modes: navigationModes,
      key,
      ...withoutModAndAlt,
      command: { kind: 'moveByArrow', step, isFar: false },
    },
    {
      modes: navigationModes,
      key,
      mod: true,
      alt: false,
      command: { kind: 'moveByArrow', step, isFar: true },
    },
  ]),
  {
    modes: ['ready'],
    key: 'Enter',
    ...withoutModAndAlt,
    shift: false,
    command: { kind: 'enterAndMove', step: down, tabSeries: 'end' },
  },
  {
    modes: ['ready'],
    key: 'Enter',
    ...withoutModAndAlt,
    shift: true,
    command: { kind: 'enterAndMove', step: up, tabSeries: 'end' },
  },
  {
    modes: ['read'],
    key: 'Enter',
    ...withoutModAndAlt,
    shift: false,
    command: { kind: 'moveByEnter', step: down },
  },
  {
    modes: ['read'],
    key: 'Enter',
    ...withoutModAndAlt,
    shift: true,
    command: { kind: 'moveByEnter', step: up },
  },
  {
    modes: navigationModes,
    key: 'Tab',
    ...withoutModAndAlt,
    shift: false,
    command: { kind: 'enterAndMove', step: right, tabSeries: 'continue' },
  },
  {
    modes: navigationModes,
    key: 'Tab',
    ...withoutModAndAlt,
    shift: true,
    command: { kind: 'enterAndMove', step: left, tabSeries: 'continue' },
  },
  { modes: navigationModes, key: 'Home', mod: false, command: { kind: 'goTo', target: 'row-start' } },
  { modes: navigationModes, key: 'Home', mod: true, command: { kind: 'goTo', target: 'sheet-start' } },
  { modes: navigationModes, key: 'End', mod: false, command: { kind: 'goTo', target: 'row-end' } },
  { modes: navigationModes, key: 'End', mod: true, command: { kind: 'goTo', target: 'sheet-end' } },
  { modes: navigationModes, key: 'PageDown', mod: false, command: { kind: 'goTo', target: 'page-down' } },
  { modes: navigationModes, key: 'PageDown', mod: true, command: { kind: 'showSheet', direction: 1 } },
  { modes: navigationModes, key: 'PageUp', mod: false, command: { kind: 'goTo', target: 'page-up' } },
  { modes: navigationModes, key: 'PageUp', mod: true, command: { kind: 'showSheet', direction: -1 } },
  // With Shift, the key belongs to the page (notes).
  { modes: navigationModes, key: 'F2', shift: false, command: { kind: 'startEditing' } },
  { modes: navigationModes, key: 'Delete', command: { kind: 'clear' } },
  { modes: navigationModes, key: 'Backspace', command: { kind: 'clear' } },
  { modes: navigationModes, key: ' ', mod: true, command: { kind: 'select', what: 'columns' } },
  { modes: navigationModes, key: ' ', shift: true, command: { kind: 'select', what: 'rows' } },
  { modes: navigationModes, key: 'a', mod: true, command: { kind: 'select', what: 'all' } },
];

export function getMode(draft: CellDraft | null, canWrite: boolean): CellMode {
  if (draft === null) return canWrite ? 'ready' : 'read';
  if (!draft.replacesContent) return 'edit';
  // In a formula, arrow keys never leave the cell.
  return draft.text.startsWith('=') ? 'point' : 'enter';
}

/** After Escape, Tab and Shift+Tab leave the sheet instead of the cell; otherwise the focus would be trapped. */
export function leavesSheet({ key, ctrlKey, metaKey, altKey }: PressedKey, wasEscape: boolean): boolean {
  return wasEscape && key === 'Tab' && !ctrlKey && !metaKey && !altKey;
}

export function isNavigationMode(mode: CellMode): boolean {
  return navigationModes.includes(mode);
}

export function isModifier(key: string): boolean {
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
}

/** The command of a key in a mode; null if the field or the page handles it. */
export function findCommand(pressed: PressedKey, mode: CellMode): KeyCommand | null {
  const isMod = pressed.ctrlKey || pressed.metaKey;
  const matches = (isPressed: boolean, required: boolean | undefined): boolean =>
    required === undefined || required === isPressed;
  const rule = rules.find(
    ({ modes, key, mod, shift, alt }) =>
      key === pressed.key &&
      modes.includes(mode) &&
      matches(isMod, mod) &&
      matches(pressed.shiftKey, shift) &&
      matches(pressed.altKey, alt),
  );
  return rule?.command ?? null;
}
