import type { Permission, SessionUser } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '../../lib/session.ts';
import { Line } from './line.tsx';
import { HomeCard, Part } from './part.tsx';

const adminPages = [
  { name: 'verify', to: '/admin/VerifyUser', permission: 'account.manage' },
  { name: 'tickets', to: '/admin/tickets', permission: 'system.operate' },
  { name: 'announcement', to: '/admin/announcement', permission: 'announcement.manage' },
  { name: 'jobs', to: '/admin/jobs', permission: 'system.operate' },
] as const satisfies readonly { name: string; to: string; permission: Permission }[];

export function mayAdminister(user: SessionUser | null): boolean {
  return adminPages.some(({ permission }) => hasPermission(user, permission));
}

/** An administrator's daily tasks; everything else is on the dashboard. */
export function Administration({ user }: { user: SessionUser | null }) {
  const { t } = useTranslation('home');
  const permittedPages = adminPages.filter(({ permission }) => hasPermission(user, permission));
  return (
    <Part name={null}>
      <HomeCard title={t('administration.title')} emptyText={null} isWide>
        {permittedPages.map(({ name, to }) => (
          <Line
            key={name}
            to={to}
            title={t(`administration.${name}`)}
            description={t(`administration.${name}Text`)}
            trailing={null}
          />
        ))}
      </HomeCard>
    </Part>
  );
}
