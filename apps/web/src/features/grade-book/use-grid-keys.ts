import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { toReadingKey } from '../../lib/reading-key.ts';
import type { Grid } from './grid-model.ts';

export interface CellPosition {
  row: number;
  column: number;
}

interface Keys {
  grid: Grid;
  canWrite: boolean;
  onUndo: () => boolean;
  onClear: (place: CellPosition) => void;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Active cell and its keys: arrows move, typing starts editing, Enter opens, Delete clears. */
export function useGridKeys({ grid, canWrite, onUndo, onClear }: Keys) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const within = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(Math.max(row, 0), grid.rows.length - 1),
    column: Math.min(Math.max(column, 0), grid.columns.length - 1),
  });
  const go = (to: CellPosition) => {
    setTyped(null);
    setActive(within(to));
  };
  const move = (by: readonly [number, number]) =>
    go({ row: active.row + by[0], column: active.column + by[1] });
  const isWritable = canWrite && grid.rows[active.row]?.cells[active.column]?.kind === 'grade';
  const handleKey = (event: KeyboardEvent) => {
    if (typed !== null || event.altKey || !isInCell(event.target)) return;
    const action = findAction(event);
    if (action === null) return;
    event.preventDefault();
    action();
  };
  const findAction = (event: KeyboardEvent): (() => void) | null => {
    const { key } = event;
    const by = steps[toReadingKey(key)];
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'z' ? () => void onUndo() : jump(event);
    if (by) return () => move(by);
    if (key === 'Home') return () => go({ row: active.row, column: 0 });
    if (key === 'End') return () => go({ row: active.row, column: grid.columns.length - 1 });
    if (!isWritable) return null;
    if (key === 'Enter' || key === 'F2') return () => setTyped('');
    if (key === 'Delete' || key === 'Backspace') return () => onClear(active);
    return /^[\p{L}\p{Nd}.,٫+-]$/u.test(key) ? () => setTyped(key) : null;
  };
  const jump = ({ key }: KeyboardEvent): (() => void) | null => {
    if (key === 'Home') return () => go({ row: 0, column: 0 });
    return key === 'End' ? () => go({ row: grid.rows.length - 1, column: grid.columns.length - 1 }) : null;
  };
  return {
    active: within(active),
    typed,
    isWritable,
    handleKey,
    go,
    move,
    open: () => setTyped(''),
    close: () => setTyped(null),
  };
}

/** Not the keys of a button in a column header and of its menu, whose events React passes on from outside of the table. */
function isInCell(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-place]') !== null;
}
