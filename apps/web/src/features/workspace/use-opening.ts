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
  const [opened, setOpened] = useState<Opening>({ ...access, count: 1 });
  if (needsOpening(opened, access, editor)) setOpened({ ...access, count: opened.count + 1 });
  return `${opened.canWrite ? 'edit' : 'view'} ${opened.count}`;
}
