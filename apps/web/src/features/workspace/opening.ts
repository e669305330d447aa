/** State with which the document was opened. */
export interface Opening {
  canWrite: boolean;
  statuses: string;
  count: number;
}
interface Editor {
  followsAccess: boolean;
  /** The document has changes that exist nowhere else. */
  hasUnsaved: boolean;
}
type Access = Pick<Opening, 'canWrite' | 'statuses'>;

/**
 * Whether the document must be reopened after a permission change. Always after a submission by a person. An editor that handles permission changes
 * itself stays open through a pause, and through a deadline that is followed by another step, so that neither text nor focus is lost. Other editors
 * stay open while they have unsaved changes: the writer is informed and opens the saved text after copying them.
 */
export function needsOpening(opened: Opening, now: Access, { followsAccess, hasUnsaved }: Editor): boolean {
  if (followsAccess && opened.canWrite && now.canWrite && areClosedByTime(opened, now)) return false;
  if (!followsAccess && hasUnsaved && opened.canWrite && !now.canWrite && areClosedByTime(opened, now))
    return false;
  if (opened.statuses !== now.statuses) return true;
  return opened.canWrite !== now.canWrite && !followsAccess;
}

const closedByTime: readonly string[] = ['SUBMITTED_AUTO', 'MISSED'];

/** Whether the steps changed only because of deadlines. */
function areClosedByTime(opened: Access, now: Access): boolean {
  const before = opened.statuses.split(' ');
  const after = now.statuses.split(' ');
  const isOfTime = (status: string, index: number) =>
    status === before[index] || (before[index] === 'NONE' && closedByTime.includes(status));
  return after.length === before.length && after.every(isOfTime);
}
