import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

interface Props {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the admin area, with a link back to its menu. */
export function AdminFrame({ title, ...rest }: Props) {
  const { t } = useTranslation('admin');
  const crumbs = [{ label: t('title'), to: '/admin/dashboard' }, { label: title }];
  return <PageFrame title={title} breadcrumbs={crumbs} {...rest} />;
}
