/** What an open document was opened with. */
export interface Opening {
  canWrite: boolean;
  statuses: string;
  count: number;
}
type Access = Pick<Opening, 'canWrite' | 'statuses'>;

/**
 * Whether the document has to be opened anew for what may be done with it now. It always has when a step was handed in or
 * closed. An editor that follows changes of access by itself keeps the document through a pause: nobody's words are taken
 * off the screen.
 */
export function needsOpening(opened: Opening, now: Access, followsAccess: boolean): boolean {
  if (opened.statuses !== now.statuses) return true;
  return opened.canWrite !== now.canWrite && !followsAccess;
}
