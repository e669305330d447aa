import type { CellDraft } from '../editing/workbook-editing.ts';
import type { Step, Target } from './next-cell.ts';

/**
 * The mode of a sheet, as in Excel: ready; enter (typing replaces the content, arrow keys leave the cell); edit (arrow keys move within the text). Or
 * read-only.
 */
export type CellMode = 'read' | 'ready' | 'enter' | 'edit';

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
  | { kind: 'walk'; step: Step; isFar: boolean }
  /** Moves to a neighbour, with Shift in the other direction. */
  | { kind: 'step'; step: Step }
  | { kind: 'goTo'; target: Target }
  | { kind: 'showSheet'; by: 1 | -1 }
  | { kind: 'select'; what: 'all' | 'columns' | 'rows' }
  | { kind: 'begin' | 'clear' }
  /** Enters the text and moves on; `run`: Enter continues below the cell in which a series of Tabs started. */
  | { kind: 'leave'; step: Step; run: 'goes on' | 'ends' | 'stays' }
  | { kind: 'fill' | 'giveUp' | 'switchArrows' }
  | { kind: 'breakLine' };

interface KeyRule {
  modes: readonly CellMode[];
  key: string;
  /** Ctrl or Cmd, Shift, Alt: required, forbidden, or either if undefined. */
  mod?: boolean;
  shift?: boolean;
  alt?: boolean;
  command: KeyCommand;
}

const typing: readonly CellMode[] = ['enter', 'edit'];
const still: readonly CellMode[] = ['read', 'ready'];
const plain = { mod: false, alt: false };
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
  { modes: typing, key: 'Escape', command: { kind: 'giveUp' } },
  { modes: typing, key: 'Enter', alt: true, command: { kind: 'breakLine' } },
  { modes: typing, key: 'Enter', mod: true, command: { kind: 'fill' } },
  { modes: typing, key: 'Enter', shift: false, command: { kind: 'leave', step: down, run: 'ends' } },
  { modes: typing, key: 'Enter', shift: true, command: { kind: 'leave', step: up, run: 'ends' } },
  { modes: typing, key: 'Tab', shift: false, command: { kind: 'leave', step: right, run: 'goes on' } },
  { modes: typing, key: 'Tab', shift: true, command: { kind: 'leave', step: left, run: 'goes on' } },
  { modes: typing, key: 'F2', command: { kind: 'switchArrows' } },
  ...arrows.flatMap(([key, step]): KeyRule[] => [
    { modes: ['enter'], key, ...plain, command: { kind: 'leave', step, run: 'stays' } },
    { modes: still, key, ...plain, command: { kind: 'walk', step, isFar: false } },
    { modes: still, key, mod: true, alt: false, command: { kind: 'walk', step, isFar: true } },
  ]),
  {
    modes: ['ready'],
    key: 'Enter',
    ...plain,
    shift: false,
    command: { kind: 'leave', step: down, run: 'ends' },
  },
  {
    modes: ['ready'],
    key: 'Enter',
    ...plain,
    shift: true,
    command: { kind: 'leave', step: up, run: 'ends' },
  },
  { modes: ['read'], key: 'Enter', ...plain, shift: false, command: { kind: 'step', step: down } },
  { modes: ['read'], key: 'Enter', ...plain, shift: true, command: { kind: 'step', step: up } },
  {
    modes: still,
    key: 'Tab',
    ...plain,
    shift: false,
    command: { kind: 'leave', step: right, run: 'goes on' },
  },
  { modes: still, key: 'Tab', ...plain, shift: true, command: { kind: 'leave', step: left, run: 'goes on' } },
  { modes: still, key: 'Home', mod: false, command: { kind: 'goTo', target: 'row-start' } },
  { modes: still, key: 'Home', mod: true, command: { kind: 'goTo', target: 'sheet-start' } },
  { modes: still, key: 'End', mod: false, command: { kind: 'goTo', target: 'row-end' } },
  { modes: still, key: 'End', mod: true, command: { kind: 'goTo', target: 'sheet-end' } },
  { modes: still, key: 'PageDown', mod: false, command: { kind: 'goTo', target: 'page-down' } },
  { modes: still, key: 'PageDown', mod: true, command: { kind: 'showSheet', by: 1 } },
  { modes: still, key: 'PageUp', mod: false, command: { kind: 'goTo', target: 'page-up' } },
  { modes: still, key: 'PageUp', mod: true, command: { kind: 'showSheet', by: -1 } },
  // With Shift, the key belongs to the page (notes).
  { modes: still, key: 'F2', shift: false, command: { kind: 'begin' } },
  { modes: still, key: 'Delete', command: { kind: 'clear' } },
  { modes: still, key: 'Backspace', command: { kind: 'clear' } },
  { modes: still, key: ' ', mod: true, command: { kind: 'select', what: 'columns' } },
  { modes: still, key: ' ', shift: true, command: { kind: 'select', what: 'rows' } },
  { modes: still, key: 'a', mod: true, command: { kind: 'select', what: 'all' } },
];

export function modeOf(draft: CellDraft | null, canWrite: boolean): CellMode {
  if (draft === null) return canWrite ? 'ready' : 'read';
  // In a formula, arrow keys never leave the cell.
  return draft.isFresh && !draft.text.startsWith('=') ? 'enter' : 'edit';
}

/** The command of a key in a mode; null if the field or the page handles it. */
export function commandOfKey(pressed: PressedKey, mode: CellMode): KeyCommand | null {
  const isMod = pressed.ctrlKey || pressed.metaKey;
  const fits = (held: boolean, requested: boolean | undefined): boolean =>
    requested === undefined || requested === held;
  const rule = rules.find(
    ({ modes, key, mod, shift, alt }) =>
      key === pressed.key &&
      modes.includes(mode) &&
      fits(isMod, mod) &&
      fits(pressed.shiftKey, shift) &&
      fits(pressed.altKey, alt),
  );
  return rule?.command ?? null;
}
