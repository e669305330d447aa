import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Permission, SessionUser } from '@redraft/contracts';
import type { ComponentType } from 'react';
import { hasPermission } from '../lib/session.ts';
import {
  AccountBalanceOutlinedIcon,
  AdminPanelSettingsOutlinedIcon,
  HelpCenterOutlinedIcon,
  HomeOutlinedIcon,
  LocalLibraryOutlinedIcon,
  LoginOutlinedIcon,
  LogoutOutlinedIcon,
  MenuBookOutlinedIcon,
  MonitorHeartOutlinedIcon,
  PersonAddOutlinedIcon,
  PersonOutlinedIcon,
  PlayCircleOutlinedIcon,
  SchoolOutlinedIcon,
} from '../ui/icons/index.ts';

type ItemName =
  | 'home'
  | 'studentClasses'
  | 'instructorClasses'
  | 'allClasses'
  | 'assistedClasses'
  | 'overseenClasses'
  | 'studentGuide'
  | 'instructorGuide'
  | 'videoGuide'
  | 'admin'
  | 'editorConsole'
  | 'profile'
  | 'logout'
  | 'login'
  | 'signUp';

export interface DrawerItem {
  name: ItemName;
  to: string;
  icon: ComponentType<SvgIconProps>;
  /** `assistant`: assists in a class without permission to see the list of all classes. A list of permissions means any of them. */
  audience: 'everybody' | 'anonymous' | 'signed-in' | 'assistant' | Permission | readonly Permission[];
  /** Further pages for which this item is highlighted. */
  pages?: readonly string[];
  /** Opens in a new tab. */
  isNewTab?: true;
}

/** In display order, each with its audience. */
const items: readonly DrawerItem[] = [
  { name: 'home', to: '/', icon: HomeOutlinedIcon, audience: 'everybody' },
  {
    name: 'studentClasses',
    to: '/enroll',
    icon: MenuBookOutlinedIcon,
    audience: 'enrollment.join',
    pages: ['/myclassdetail', '/assignment'],
  },
  {
    name: 'instructorClasses',
    to: '/classes',
    icon: SchoolOutlinedIcon,
    audience: 'class.list_own',
    pages: ['/RegisterClass', '/classdetail', '/readassignment'],
  },
  {
    name: 'allClasses',
    to: '/ta/courselist',
    icon: LocalLibraryOutlinedIcon,
    audience: 'class.list_any',
    pages: ['/ta/classDetails'],
  },
  {
    name: 'assistedClasses',
    to: '/ta/courselist',
    icon: LocalLibraryOutlinedIcon,
    audience: 'assistant',
    pages: ['/ta/classDetails'],
  },
  {
    name: 'overseenClasses',
    to: '/educoordinator/courselist',
    icon: AccountBalanceOutlinedIcon,
    audience: 'class.oversee',
    pages: ['/educoordinator/coursedetail', '/educoordinator/ReadSubmission'],
  },
  { name: 'studentGuide', to: '/studentguide', icon: HelpCenterOutlinedIcon, audience: 'enrollment.join' },
  {
    name: 'instructorGuide',
    to: '/instructorguide',
    icon: HelpCenterOutlinedIcon,
    audience: 'class.list_own',
  },
  {
    name: 'videoGuide',
    to: '/videoguide',
    icon: PlayCircleOutlinedIcon,
    audience: ['enrollment.join', 'class.list_own'],
  },
  {
    name: 'admin',
    to: '/admin/dashboard',
    icon: AdminPanelSettingsOutlinedIcon,
    audience: 'account.manage',
    pages: ['/admin'],
  },
  {
    name: 'editorConsole',
    to: '/admin/editor',
    icon: MonitorHeartOutlinedIcon,
    audience: 'system.operate',
    isNewTab: true,
  },
  { name: 'profile', to: '/profile', icon: PersonOutlinedIcon, audience: 'signed-in' },
  { name: 'logout', to: '/logout', icon: LogoutOutlinedIcon, audience: 'signed-in' },
  { name: 'login', to: '/login', icon: LoginOutlinedIcon, audience: 'anonymous' },
  { name: 'signUp', to: '/register', icon: PersonAddOutlinedIcon, audience: 'anonymous' },
];

interface Viewer {
  user: SessionUser | null;
  isAssistant: boolean;
}

function isFor({ user, isAssistant }: Viewer, audience: DrawerItem['audience']): boolean {
  if (isSeveral(audience)) return audience.some((permission) => hasPermission(user, permission));
  switch (audience) {
    case 'everybody':
      return true;
    case 'anonymous':
      return user === null;
    case 'signed-in':
      return user !== null;
    case 'assistant':
      return isAssistant && !hasPermission(user, 'class.list_any');
    default:
      return hasPermission(user, audience);
  }
}

const isSeveral = (audience: DrawerItem['audience']): audience is readonly Permission[] =>
  Array.isArray(audience);

/** All items that the viewer's account and classes entitle to. */
export function drawerItemsFor(viewer: Viewer): readonly DrawerItem[] {
  return items.filter((item) => isFor(viewer, item.audience));
}
