import type { SubmissionComments } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { InfoItem } from '../../ui/info-list.tsx';
import { NumberText } from '../../ui/number-text.tsx';

type UptakeSummary = SubmissionComments['sum'];

/** Totals of comments as label-value pairs. */
export function useUptakeSum({ comments, actionable, share, medianHours }: UptakeSummary): InfoItem[] {
  const { t } = useTranslation('feedback');
  return [
    { label: t('uptake.comments'), value: <NumberText value={comments} /> },
    { label: t('uptake.share'), value: <ShareText share={share} actionable={actionable} /> },
    { label: t('uptake.hours'), value: <HoursText hours={medianHours} /> },
  ];
}

export function ShareText({ share, actionable }: Pick<UptakeSummary, 'share' | 'actionable'>) {
  const { t } = useTranslation('feedback');
  if (share === null) return t('uptake.noShare');
  return t('uptake.shareOf', { percent: Math.round(share * 100), count: actionable });
}

export function HoursText({ hours }: { hours: number | null }) {
  const { t } = useTranslation('feedback');
  return hours === null ? t('uptake.noShare') : <NumberText value={Math.round(hours * 10) / 10} />;
}
