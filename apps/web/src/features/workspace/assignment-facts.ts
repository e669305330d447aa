import type { StudentAssignment } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import type { InfoItem } from '../../ui/info-list.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

/** The facts of an assignment; the summary beside the text leaves out what does not apply. */
export function assignmentFacts(
  assignment: StudentAssignment,
  t: TFunction<['workspace', 'common']>,
  place: 'header' | 'summary',
): InfoItem[] {
  const time = (iso: string) => createElement(DateTimeText, { iso, zone: assignment.timezone });
  const yesNo = (value: boolean) => (value ? t('common:yes') : t('common:no'));
  const enforcement = { label: t('facts.enforcement'), value: yesNo(assignment.preventAfterDueDate) };
  return [
    { label: t('facts.start'), value: time(assignment.startDate) },
    { label: t('facts.deadline'), value: time(assignment.endDate) },
    ...(place === 'header' || assignment.preventAfterDueDate ? [enforcement] : []),
    { label: t('facts.autoSubmission'), value: yesNo(assignment.autoSubmission) },
    { label: t('facts.autoAccept'), value: yesNo(assignment.autoAccept) },
    { label: t('facts.weight'), value: t('facts.percent', { percent: assignment.pointValue }) },
    { label: t('facts.zone'), value: assignment.timezone.replaceAll('_', ' ') },
  ];
}
