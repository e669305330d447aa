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
export function needsOpening(
  openedAccess: Opening,
  current: Access,
  { followsAccess, hasUnsaved }: Editor,
): boolean {
  if (followsAccess && openedAccess.canWrite && current.canWrite && areClosedByTime(openedAccess, current))
    return false;
  if (
    !followsAccess &&
    hasUnsaved &&
    openedAccess.canWrite &&
    !current.canWrite &&
    areClosedByTime(openedAccess, current)
  )
    return false;
  if (openedAccess.statuses !== current.statuses) return true;
  return openedAccess.canWrite !== current.canWrite && !followsAccess;
}

const closedByTimeStatuses: readonly string[] = ['SUBMITTED_AUTO', 'MISSED'];

/** Whether the steps changed only because of deadlines. */
function areClosedByTime(openedAccess: Access, current: Access): boolean {
  const statusesBefore = openedAccess.statuses.split(' ');
  const statusesAfter = current.statuses.split(' ');
  const changedByTime = (status: string, index: number) =>
    status === statusesBefore[index] ||
    (statusesBefore[index] === 'NONE' && closedByTimeStatuses.includes(status));
  return statusesAfter.length === statusesBefore.length && statusesAfter.every(changedByTime);
}
