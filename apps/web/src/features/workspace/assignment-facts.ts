import type { StudentAssignment } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { formatTwelveHourTime } from '../../lib/class-time.ts';
import type { InfoItem } from '../../ui/info-list.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

/** Properties of an assignment; the summary beside the text omits what does not apply. */
export function listAssignmentFacts(
  assignment: StudentAssignment,
  t: TFunction<['workspace', 'common']>,
  placement: 'header' | 'summary',
): InfoItem[] {
  const { endDate, timezone, preventAfterDueDate, autoSubmission, autoAccept } = assignment;
  const time = (iso: string) => createElement(DateTimeText, { iso, zone: timezone });
  const formatYesNo = (value: boolean) => (value ? t('common:yes') : t('common:no'));
  /** Beside the text, usual settings are omitted. */
  const listIfSet = (label: string, value: boolean) =>
    value || placement === 'header' ? [{ label, value: formatYesNo(value) }] : [];
  const titlesWithException = assignment.timeline
    .filter((entry) => entry.exception)
    .map((entry) => entry.title);
  return [
    {
      label: t('facts.deadline'),
      value: createElement('span', {}, time(endDate), ` (${formatTwelveHourTime(endDate, timezone)})`),
    },
    ...listIfSet(t('facts.enforcement'), preventAfterDueDate),
    ...listIfSet(t('facts.autoSubmission'), autoSubmission),
    { label: t('facts.weight'), value: t('facts.percent', { percent: assignment.pointValue }) },
    { label: t('facts.start'), value: time(assignment.startDate) },
    ...listIfSet(t('facts.autoAccept'), autoAccept),
    ...(titlesWithException.length > 0
      ? [{ label: t('facts.exception'), value: titlesWithException.join(', ') }]
      : []),
    { label: t('facts.zone'), value: timezone.replaceAll('_', ' ') },
  ];
}
