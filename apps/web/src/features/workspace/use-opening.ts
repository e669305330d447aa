import type { StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { needsOpening, type Opening } from './opening.ts';

/** Tells one opening of the document from the next: it is opened anew when this changes. */
export function useOpening(
  assignment: StudentAssignment,
  editor: { followsAccess: boolean; hasUnsaved: boolean },
): string {
  const access = {
    canWrite: assignment.can.write,
    statuses: assignment.timeline.map(({ status }) => status).join(' '),
  };
  const [opened, setOpened] = useState<Opening>({ ...access, count: 1 });
  if (needsOpening(opened, access, editor)) setOpened({ ...access, count: opened.count + 1 });
  return `${opened.canWrite ? 'edit' : 'view'} ${opened.count}`;
}
