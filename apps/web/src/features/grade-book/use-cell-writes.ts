import type { ClassId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import type { CellGrade } from './cell-grade.ts';
import { writeGrades } from './grade-book-calls.ts';
import type { GridCell } from './grid-model.ts';
import { patchGrade } from './patch-grade.ts';

export type GradeCell = Extract<GridCell, { kind: 'grade' }>;

/** Status of a typed grade: saving, saved, or failed with the reason. */
export type CellWrite =
  | { kind: 'saving'; given: CellGrade }
  | { kind: 'saved'; given: CellGrade }
  | {
      kind: 'failed';
      given: CellGrade;
      cell: GradeCell;
      studentName: string;
      why: 'conflict' | 'unsubmitted' | 'other';
      message: string;
    };

interface Change {
  cell: GradeCell;
  /** Student's name, for messages. */
  studentName: string;
  grade: CellGrade;
  replaces: CellGrade;
  unsubmitted: boolean;
  /** This change undoes another one and cannot be undone itself. */
  isUndo?: boolean;
}

/** Optimistic cell writes: shown at once, with their save status. */
export function useCellWrites(classId: ClassId) {
  const client = useQueryClient();
  const [writes, setWrites] = useState<ReadonlyMap<string, CellWrite>>(new Map());
  const undone = useRef<Change[]>([]);
  // Per cell, the latest change with its pending request.
  const latest = useRef(new Map<string, { change: Change; end: Promise<unknown> }>());
  const isLatest = (change: Change) => latest.current.get(change.cell.key)?.change === change;
  const mark = (key: string, write: CellWrite | null) =>
    setWrites((before) => {
      const after = new Map(before);
      if (write) after.set(key, write);
      else after.delete(key);
      return after;
    });
  const action = useAction({
    mutationFn: (change: Change) => {
      const { cell, grade, replaces, unsubmitted } = change;
      const { submissionId, draftId } = cell;
      const send = () =>
        writeGrades({ classId, changes: [{ submissionId, draftId, grade, replaces }], unsubmitted });
      // Serialized per cell: each change replaces the previous value.
      const before = latest.current.get(cell.key)?.end;
      const end = before === undefined ? send() : before.then(send, send);
      latest.current.set(cell.key, { change, end });
      return end;
    },
    meta: { showsOwnError: true },
    onSuccess: (_answer, change) => {
      const { cell, grade, replaces } = change;
      patchGrade(client, { classId, cell, grade, replaces });
      if (isLatest(change)) mark(cell.key, { kind: 'saved', given: grade });
    },
    onError: (error, change) => {
      const { cell, grade, studentName } = change;
      undone.current = undone.current.filter((one) => one !== change);
      // A newer change is still pending and will report its own result.
      if (!isLatest(change)) return;
      mark(cell.key, {
        kind: 'failed',
        given: grade,
        cell,
        studentName,
        why: explainError(error),
        message: messageOf(error),
      });
      if (explainError(error) === 'conflict')
        void client.invalidateQueries({ queryKey: ['gradebook', classId] });
      if (explainError(error) === 'conflict')
        void client.invalidateQueries({ queryKey: ['gradebook-assignment'] });
    },
  });
  const send = (change: Change) => {
    // Ordered by input; responses may arrive in another order.
    if (!change.isUndo) undone.current.push(change);
    mark(change.cell.key, { kind: 'saving', given: change.grade });
    action.mutate(change);
  };
  return {
    writes,
    write: (cell: GradeCell, { studentName, grade }: { studentName: string; grade: CellGrade }) => {
      const write = writes.get(cell.key);
      const replaces = write?.kind === 'saving' ? write.given : cell.grade;
      if (grade !== replaces) send({ cell, studentName, grade, replaces, unsubmitted: false });
      else if (write?.kind === 'failed') mark(cell.key, null);
    },
    /** Writes again, overwriting the current grade or grading an unsubmitted text. */
    insist: (cell: GradeCell, { studentName, grade }: { studentName: string; grade: CellGrade }) =>
      send({ cell, studentName, grade, replaces: cell.grade, unsubmitted: true }),
    discard: (key: string) => mark(key, null),
    /** Undoes the last grade; returns false if there is none. */
    undo: (): boolean => {
      const last = undone.current.pop();
      if (last)
        send({ ...last, grade: last.replaces, replaces: last.grade, unsubmitted: true, isUndo: true });
      return last !== undefined;
    },
  };
}

export type CellWrites = ReturnType<typeof useCellWrites>;

function explainError(error: unknown): 'conflict' | 'unsubmitted' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 'grade.changed') return 'conflict';
  return error.code === 'grade.not_submitted' ? 'unsubmitted' : 'other';
}
