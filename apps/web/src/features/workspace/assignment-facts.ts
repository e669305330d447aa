import type { StudentAssignment } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { halfDayClock } from '../../lib/class-time.ts';
import type { InfoItem } from '../../ui/info-list.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

/** Properties of an assignment; the summary beside the text omits what does not apply. */
export function assignmentFacts(
  assignment: StudentAssignment,
  t: TFunction<['workspace', 'common']>,
  place: 'header' | 'summary',
): InfoItem[] {
  const { endDate, timezone, preventAfterDueDate, autoSubmission, autoAccept } = assignment;
  const time = (iso: string) => createElement(DateTimeText, { iso, zone: timezone });
  const yesNo = (value: boolean) => (value ? t('common:yes') : t('common:no'));
  /** Beside the text, usual settings are omitted. */
  const yesOnly = (label: string, value: boolean) =>
    value || place === 'header' ? [{ label, value: yesNo(value) }] : [];
  const excepted = assignment.timeline.filter((entry) => entry.exception).map((entry) => entry.title);
  return [
    {
      label: t('facts.deadline'),
      value: createElement('span', {}, time(endDate), ` (${halfDayClock(endDate, timezone)})`),
    },
    ...yesOnly(t('facts.enforcement'), preventAfterDueDate),
    ...yesOnly(t('facts.autoSubmission'), autoSubmission),
    { label: t('facts.weight'), value: t('facts.percent', { percent: assignment.pointValue }) },
    { label: t('facts.start'), value: time(assignment.startDate) },
    ...yesOnly(t('facts.autoAccept'), autoAccept),
    ...(excepted.length > 0 ? [{ label: t('facts.exception'), value: excepted.join(', ') }] : []),
    { label: t('facts.zone'), value: timezone.replaceAll('_', ' ') },
  ];
}
