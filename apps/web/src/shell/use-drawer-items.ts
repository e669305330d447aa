import { useContext } from 'react';
import { useSession } from '../lib/session.ts';
import { AssistsContext } from './assists-context.ts';
import type { DrawerItem } from './drawer-items.ts';
import { drawerItemsFor } from './drawer-items.ts';

export function useDrawerItems(): readonly DrawerItem[] {
  const user = useSession();
  const isAssistant = useContext(AssistsContext);
  return drawerItemsFor({ user, isAssistant });
}

/** The drawer items that are class lists, where most users go first. */
export function useClassLists(): readonly DrawerItem[] {
  return useDrawerItems().filter(({ to }) => classLists.includes(to));
}

const classLists = ['/enroll', '/classes', '/ta/courselist', '/educoordinator/courselist'];
