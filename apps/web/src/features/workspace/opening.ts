/** What an open document was opened with. */
export interface Opening {
  canWrite: boolean;
  statuses: string;
  count: number;
}
interface Editor {
  followsAccess: boolean;
  /** There are words in it that nobody else has. */
  hasUnsaved: boolean;
}
type Access = Pick<Opening, 'canWrite' | 'statuses'>;

/**
 * Whether the document has to be opened anew for what may be done with it now. It always has when somebody handed a step in.
 * An editor that follows changes of access by itself keeps the document through a pause, and through a deadline after which
 * there is a step to write on for: nobody's words are taken off the screen, nor the keyboard away. Any other editor keeps it
 * while it has words that are not saved: their writer is told, and opens the saved text when they are copied.
 */
export function needsOpening(opened: Opening, now: Access, { followsAccess, hasUnsaved }: Editor): boolean {
  if (followsAccess && opened.canWrite && now.canWrite && areClosedByTime(opened, now)) return false;
  if (!followsAccess && hasUnsaved && opened.canWrite && !now.canWrite && areClosedByTime(opened, now))
    return false;
  if (opened.statuses !== now.statuses) return true;
  return opened.canWrite !== now.canWrite && !followsAccess;
}

const closedByTime: readonly string[] = ['SUBMITTED_AUTO', 'MISSED'];

/** Whether deadlines alone have changed the steps. */
function areClosedByTime(opened: Access, now: Access): boolean {
  const before = opened.statuses.split(' ');
  const after = now.statuses.split(' ');
  const isOfTime = (status: string, index: number) =>
    status === before[index] || (before[index] === 'NONE' && closedByTime.includes(status));
  return after.length === before.length && after.every(isOfTime);
}
