import type { Platform } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { InfoItem } from '../../../ui/info-list.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

/** Details of a platform, for approval and troubleshooting. */
export function usePlatformFacts(platform: Platform): readonly InfoItem[] {
  const { t } = useTranslation('admin');
  const label = (name: keyof typeof values) => ({ label: t(`platform.field.${name}`), value: values[name] });
  const values = {
    institution: platform.institution ? <bdi>{platform.institution}</bdi> : t('platform.field.noInstitution'),
    issuer: <bdi>{platform.issuer}</bdi>,
    clientId: <bdi>{platform.clientId}</bdi>,
    deployments: platform.deployments.join(', ') || t('platform.field.noDeployment'),
    services: platform.scopes.map((scope) => serviceName(scope, t)).join(', '),
    courses: t('platform.field.coursesValue', {
      connected: platform.connectedCourses,
      count: platform.courses,
    }),
    registered: <When at={platform.createdAt} by={platform.createdBy} />,
    approvedAt:
      platform.approvedAt === null ? null : <When at={platform.approvedAt} by={platform.approvedBy} />,
  };
  const names = [
    'institution',
    'issuer',
    'clientId',
    'deployments',
    'services',
    'courses',
    'registered',
  ] as const;
  return [...names.map(label), ...(values.approvedAt === null ? [] : [label('approvedAt')])];
}

function When({ at, by }: { at: string; by: string | null }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <DateTimeText iso={at} zone={viewerZone()} />
      {by !== null && <> {t('platform.field.by', { name: by })}</>}
    </>
  );
}

/** The last segment of a scope URL names its service. */
function serviceName(scope: string, t: TFunction<'admin'>): string {
  switch (scope.split('/').at(-1)) {
    case 'lineitem':
      return t('platform.services.lineitem');
    case 'result.readonly':
      return t('platform.services.result_readonly');
    case 'score':
      return t('platform.services.score');
    case 'contextgroup.readonly':
      return t('platform.services.contextgroup_readonly');
    case 'contextmembership.readonly':
      return t('platform.services.contextmembership_readonly');
    default:
      return scope;
  }
}
