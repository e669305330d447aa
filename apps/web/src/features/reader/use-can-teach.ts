import { hasPermission, useSession } from '../../lib/session.ts';

/** Whether the account may read texts of any class; the server decides which. */
export function useCanTeach(): boolean {
  const user = useSession();
  return hasPermission(user, 'class.manage') || hasPermission(user, 'class.read_any');
}
