import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Role, SessionUser } from '@redraft/contracts';
import type { ComponentType } from 'react';
import { hasRole } from '../lib/session.ts';

type ItemName = 'home' | 'studentClasses' | 'instructorClasses' | 'profile' | 'logout' | 'login';

export type DrawerItem = {
  name: ItemName;
  to: string;
  icon: ComponentType<SvgIconProps>;
  audience: 'everybody' | 'anonymous' | 'signed-in' | Role;
  /** Pages that belong to it besides its own. */
  pages?: readonly string[];
};

/** In the order of the drawer; what each role sees is spec 1 §2. */
const items: readonly DrawerItem[] = [
  { name: 'home', to: '/', icon: HomeOutlined, audience: 'everybody' },
  {
    name: 'studentClasses',
    to: '/enroll',
    icon: MenuBookOutlined,
    audience: 'ROLE_STUDENT',
    pages: ['/myclassdetail', '/assignment'],
  },
  {
    name: 'instructorClasses',
    to: '/classes',
    icon: SchoolOutlined,
    audience: 'ROLE_INSTRUCTOR',
    pages: ['/RegisterClass', '/classdetail', '/readassignment'],
  },
  { name: 'profile', to: '/profile', icon: PersonOutlined, audience: 'signed-in' },
  { name: 'logout', to: '/logout', icon: LogoutOutlined, audience: 'signed-in' },
  { name: 'login', to: '/login', icon: LoginOutlined, audience: 'anonymous' },
];

function isFor(user: SessionUser | null, audience: DrawerItem['audience']): boolean {
  switch (audience) {
    case 'everybody':
      return true;
    case 'anonymous':
      return user === null;
    case 'signed-in':
      return user !== null;
    default:
      return hasRole(user, [audience]);
  }
}

/** The union of what the user's roles see. */
export function drawerItemsFor(user: SessionUser | null): readonly DrawerItem[] {
  return items.filter((item) => isFor(user, item.audience));
}
