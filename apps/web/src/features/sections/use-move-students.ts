import type { ClassOverview, SectionId } from '@redraft/contracts';
import { useState } from 'react';
import { useClassChange } from '../../domain/classes/index.ts';
import type { Person } from './people.ts';
import { assignSection } from './section-calls.ts';
import { groupBySection, splitIdsByKind } from './section-choice.ts';

interface Target {
  sectionId: SectionId | null;
  name: string;
}
export type LastMove = Target & { count: number; previousGroups: ReturnType<typeof groupBySection> };

export interface MoveStudents {
  isBusy: boolean;
  /** The move that can be undone; null after undo. */
  last: LastMove | null;
  move: (selected: ReadonlySet<string>, to: Target, onMoved: () => void) => void;
  undo: () => void;
}

/** Moves people to a section, with undo. */
export function useMoveStudents(
  classDetails: Pick<ClassOverview, 'id'>,
  people: readonly Person[],
): MoveStudents {
  const classId = classDetails.id;
  const [last, setLast] = useState<LastMove | null>(null);
  const change = useClassChange(classId, assignSection);
  const undoMove = useClassChange(classId, (previousGroups: LastMove['previousGroups']) =>
    Promise.all(previousGroups.map((group) => assignSection({ classId, ...group }))),
  );
  const move: MoveStudents['move'] = (selected, to, onMoved) => {
    const previousGroups = groupBySection(people, selected);
    const done = () => {
      setLast({ ...to, count: selected.size, previousGroups });
      onMoved();
    };
    const ids = splitIdsByKind(people.filter(({ key }) => selected.has(key)));
    change.mutate({ classId, sectionId: to.sectionId, ...ids }, { onSuccess: done });
  };
  const undo = () => {
    if (last !== null) undoMove.mutate(last.previousGroups, { onSuccess: () => setLast(null) });
  };
  return { isBusy: change.isPending || undoMove.isPending, last, move, undo };
}
