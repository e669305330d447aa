import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusChip } from './status-chip.tsx';

interface Draft {
  title: string;
  status: string;
}

/** The last step that was reached while the final one is open, such as "Draft 1 handed in". */
export function describeDraftReached({ title, status }: Draft, t: TFunction<'ui'>): string {
  return t(status === 'SUBMITTED_LATE' ? 'step.late' : 'step.handedIn', { title });
}

export function DraftReachedChip({ draft }: { draft: Draft }) {
  const { t } = useTranslation('ui');
  return <StatusChip status={draft.status} label={describeDraftReached(draft, t)} />;
}
