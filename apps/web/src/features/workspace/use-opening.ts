import type { StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { needsOpening, type Opening } from './opening.ts';

/** Key of the current opening: the document is reopened when it changes. */
export function useOpening(
  assignment: StudentAssignment,
  editor: { followsAccess: boolean; hasUnsaved: boolean },
): string {
  const access = {
    canWrite: assignment.can.write,
    statuses: assignment.timeline.map(({ status }) => status).join(' '),
  };
  const [currentOpening, setOpening] = useState<Opening>({ ...access, count: 1 });
  if (needsOpening(currentOpening, access, editor))
    setOpening({ ...access, count: currentOpening.count + 1 });
  return `${currentOpening.canWrite ? 'edit' : 'view'} ${currentOpening.count}`;
}
