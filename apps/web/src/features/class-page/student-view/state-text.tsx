import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { describeDraftReached } from '../../../ui/draft-reached.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { findNextAction } from './next-action.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

/** The student's status in an assignment. */
export function StateText({ row }: { row: AssignmentRow }) {
  const { t } = useTranslation('student-class');
  const { t: ui } = useTranslation('ui');
  if (row.score !== -1 || row.alternateGrade !== null) return t('state.graded');
  if (row.status !== null && row.status !== 'NONE')
    return <StatusChip status={row.status} noneTone="neutral" />;
  // As text, because a chip would not wrap long draft titles.
  if (row.draftReached !== null) return describeDraftReached(row.draftReached, ui);
  switch (findNextAction(row, now())) {
    case 'wait':
      return t('state.wait');
    case 'start':
      return t(now() < Date.parse(row.endDate) ? 'state.start' : 'state.overdue');
    case 'write':
      return t('state.write');
    case 'read':
      return t('state.closed');
  }
}
