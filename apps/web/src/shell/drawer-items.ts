import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import HelpCenterOutlined from '@mui/icons-material/HelpCenterOutlined';

import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocalLibraryOutlined from '@mui/icons-material/LocalLibraryOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';

import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Permission, SessionUser } from '@redraft/contracts';
import type { ComponentType } from 'react';
import { mayAsk } from '../lib/session.ts';

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
  /** `assistant`: assists in a class without being shown all of them. A permission, or one of several: whoever may ask for it. */
  audience: 'everybody' | 'anonymous' | 'signed-in' | 'assistant' | Permission | readonly Permission[];
  /** Pages that belong to it besides its own. */
  pages?: readonly string[];
  /** In a tab of its own. */
  isNewTab?: true;
}

/** In the order of the drawer, with who sees each. */
const items: readonly DrawerItem[] = [
  { name: 'home', to: '/', icon: HomeOutlined, audience: 'everybody' },
  {
    name: 'studentClasses',
    to: '/enroll',
    icon: MenuBookOutlined,
    audience: 'enrollment.join',
    pages: ['/myclassdetail', '/assignment'],
  },
  {
    name: 'instructorClasses',
    to: '/classes',
    icon: SchoolOutlined,
    audience: 'class.list_own',
    pages: ['/RegisterClass', '/classdetail', '/readassignment'],
  },
  {
    name: 'allClasses',
    to: '/ta/courselist',
    icon: LocalLibraryOutlined,
    audience: 'class.list_any',
    pages: ['/ta/classDetails'],
  },
  {
    name: 'assistedClasses',
    to: '/ta/courselist',
    icon: LocalLibraryOutlined,
    audience: 'assistant',
    pages: ['/ta/classDetails'],
  },
  {
    name: 'overseenClasses',
    to: '/educoordinator/courselist',
    icon: AccountBalanceOutlined,
    audience: 'class.oversee',
    pages: ['/educoordinator/coursedetail', '/educoordinator/ReadSubmission'],
  },
  { name: 'studentGuide', to: '/studentguide', icon: HelpCenterOutlined, audience: 'enrollment.join' },
  { name: 'instructorGuide', to: '/instructorguide', icon: HelpCenterOutlined, audience: 'class.list_own' },
  {
    name: 'videoGuide',
    to: '/videoguide',
    icon: PlayCircleOutlined,
    audience: ['enrollment.join', 'class.list_own'],
  },
  {
    name: 'admin',
    to: '/admin/dashboard',
    icon: AdminPanelSettingsOutlined,
    audience: 'account.manage',
    pages: ['/admin'],
  },
  {
    name: 'editorConsole',
    to: '/admin/editor',
    icon: MonitorHeartOutlined,
    audience: 'system.operate',
    isNewTab: true,
  },
  { name: 'profile', to: '/profile', icon: PersonOutlined, audience: 'signed-in' },
  { name: 'logout', to: '/logout', icon: LogoutOutlined, audience: 'signed-in' },
  { name: 'login', to: '/login', icon: LoginOutlined, audience: 'anonymous' },
  { name: 'signUp', to: '/register', icon: PersonAddOutlined, audience: 'anonymous' },
];

interface Viewer {
  user: SessionUser | null;
  isAssistant: boolean;
}

function isFor({ user, isAssistant }: Viewer, audience: DrawerItem['audience']): boolean {
  if (isSeveral(audience)) return audience.some((permission) => mayAsk(user, permission));
  switch (audience) {
    case 'everybody':
      return true;
    case 'anonymous':
      return user === null;
    case 'signed-in':
      return user !== null;
    case 'assistant':
      return isAssistant && !mayAsk(user, 'class.list_any');
    default:
      return mayAsk(user, audience);
  }
}

const isSeveral = (audience: DrawerItem['audience']): audience is readonly Permission[] =>
  Array.isArray(audience);

/** The union of what the viewer's account and classes show. */
export function drawerItemsFor(viewer: Viewer): readonly DrawerItem[] {
  return items.filter((item) => isFor(viewer, item.audience));
}
