import { hasPermission, useSession } from '../../lib/session.ts';

/** Whether a role of the account lets it read texts of some class as staff (instructor, teaching assistant, coordinator); which classes, the server decides. */
export function useCanReadAsStaff(): boolean {
  const user = useSession();
  return hasPermission(user, 'class.manage') || hasPermission(user, 'class.read_any');
}
