import { mayAsk, useSession } from '../../lib/session.ts';

/** Whether the account may read texts of any class at all; which ones is the server's word. */
export function useTeaches(): boolean {
  const user = useSession();
  return mayAsk(user, 'class.manage') || mayAsk(user, 'class.read_any');
}
