import type { ClassId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useAct } from '../../lib/use-act.ts';
import type { CellGrade } from './cell-grade.ts';
import { writeGrades } from './grade-book-calls.ts';
import type { GridCell } from './grid-model.ts';
import { patchGrade } from './patch-grade.ts';

export type GradeCell = Extract<GridCell, { kind: 'grade' }>;

/** What became of a grade that was typed: under way, kept, or not, and why. */
export type CellWrite =
  | { kind: 'saving'; given: CellGrade }
  | { kind: 'saved'; given: CellGrade }
  | {
      kind: 'failed';
      given: CellGrade;
      cell: GradeCell;
      who: string;
      why: 'conflict' | 'unsubmitted' | 'other';
      message: string;
    };

interface Change {
  cell: GradeCell;
  /** Whose, for what has to be said about it. */
  who: string;
  grade: CellGrade;
  replaces: CellGrade;
  unsubmitted: boolean;
  /** Takes one back, and is not taken back itself. */
  isUndo?: boolean;
}

/** Grades that are typed into cells: shown at once, and honest about whether they are kept. */
export function useCellWrites(classId: ClassId) {
  const client = useQueryClient();
  const [writes, setWrites] = useState<ReadonlyMap<string, CellWrite>>(new Map());
  const undone = useRef<Change[]>([]);
  const mark = (key: string, write: CellWrite | null) =>
    setWrites((before) => {
      const after = new Map(before);
      if (write) after.set(key, write);
      else after.delete(key);
      return after;
    });
  const act = useAct({
    mutationFn: ({ cell, grade, replaces, unsubmitted }: Change) => {
      const { submissionId, draftId } = cell;
      return writeGrades({ classId, changes: [{ submissionId, draftId, grade, replaces }], unsubmitted });
    },
    meta: { ownError: true },
    onSuccess: (_answer, { cell, grade, replaces }) => {
      patchGrade(client, { classId, cell, grade, replaces });
      mark(cell.key, { kind: 'saved', given: grade });
    },
    onError: (error, change) => {
      const { cell, grade, who } = change;
      undone.current = undone.current.filter((one) => one !== change);
      mark(cell.key, {
        kind: 'failed',
        given: grade,
        cell,
        who,
        why: reasonOf(error),
        message: messageOf(error),
      });
      if (reasonOf(error) === 'conflict') void client.invalidateQueries({ queryKey: ['gradebook', classId] });
      if (reasonOf(error) === 'conflict')
        void client.invalidateQueries({ queryKey: ['gradebook-assignment'] });
    },
  });
  const send = (change: Change) => {
    // In the order of typing: answers may come in another.
    if (!change.isUndo) undone.current.push(change);
    mark(change.cell.key, { kind: 'saving', given: change.grade });
    act.mutate(change);
  };
  return {
    writes,
    write: (cell: GradeCell, { who, grade }: { who: string; grade: CellGrade }) => {
      if (grade === cell.grade) return;
      send({ cell, who, grade, replaces: cell.grade, unsubmitted: false });
    },
    /** Once more, over what stands there now, or although nobody has handed it in. */
    insist: (cell: GradeCell, { who, grade }: { who: string; grade: CellGrade }) =>
      send({ cell, who, grade, replaces: cell.grade, unsubmitted: true }),
    discard: (key: string) => mark(key, null),
    /** Takes the last grade back; false if there is none. */
    undo: (): boolean => {
      const last = undone.current.pop();
      if (last)
        send({ ...last, grade: last.replaces, replaces: last.grade, unsubmitted: true, isUndo: true });
      return last !== undefined;
    },
  };
}

export type CellWrites = ReturnType<typeof useCellWrites>;

function reasonOf(error: unknown): 'conflict' | 'unsubmitted' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 'grade.changed') return 'conflict';
  return error.code === 'grade.not_submitted' ? 'unsubmitted' : 'other';
}
