import type { CellDraft } from '../editing/workbook-editing.ts';
import type { Step, Target } from './next-cell.ts';

/**
 * What a sheet is in, as Excel calls it: ready for a key; entering what is typed over a cell, which arrows leave; editing, where arrows walk in
 * the words. Or only read.
 */
export type CellMode = 'read' | 'ready' | 'enter' | 'edit';

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks of the sheet. */
export type KeyCommand =
  /** To a neighbour; `isFar`: to where what is written ends. With Shift the selection grows. */
  | { kind: 'walk'; step: Step; isFar: boolean }
  /** To a neighbour, with Shift the other way. */
  | { kind: 'step'; step: Step }
  | { kind: 'goTo'; target: Target }
  | { kind: 'showSheet'; by: 1 | -1 }
  | { kind: 'select'; what: 'all' | 'columns' | 'rows' }
  | { kind: 'begin' | 'clear' }
  /** Writes what is typed, and goes on; `run`: Enter goes on below the cell in which a row of Tabs began. */
  | { kind: 'leave'; step: Step; run: 'goes on' | 'ends' | 'stays' }
  | { kind: 'fill' | 'giveUp' | 'switchArrows' }
  | { kind: 'breakLine' };

interface KeyRule {
  modes: readonly CellMode[];
  key: string;
  /** Control or Command, Shift, Alt: held, not held, or either where it is left out. */
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

/** The first that fits holds. */
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
  // With Shift it is the page's, for notes.
  { modes: still, key: 'F2', shift: false, command: { kind: 'begin' } },
  { modes: still, key: 'Delete', command: { kind: 'clear' } },
  { modes: still, key: 'Backspace', command: { kind: 'clear' } },
  { modes: still, key: ' ', mod: true, command: { kind: 'select', what: 'columns' } },
  { modes: still, key: ' ', shift: true, command: { kind: 'select', what: 'rows' } },
  { modes: still, key: 'a', mod: true, command: { kind: 'select', what: 'all' } },
];

export function modeOf(draft: CellDraft | null, canWrite: boolean): CellMode {
  if (draft === null) return canWrite ? 'ready' : 'read';
  // In a formula arrows never leave the cell.
  return draft.isFresh && !draft.text.startsWith('=') ? 'enter' : 'edit';
}

/** What a key does in a mode; null where it is the field's or the page's own. */
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
