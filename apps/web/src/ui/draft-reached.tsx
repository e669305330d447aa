import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusChip } from './status-chip.tsx';

interface Draft {
  title: string;
  status: string;
}

/** "Draft 1 handed in": how far a text is, where its last step is open. */
export function describeDraftReached({ title, status }: Draft, t: TFunction<'ui'>): string {
  return t(status === 'SUBMITTED_LATE' ? 'step.late' : 'step.handedIn', { title });
}

export function DraftReachedChip({ draft }: { draft: Draft }) {
  const { t } = useTranslation('ui');
  return <StatusChip status={draft.status} label={describeDraftReached(draft, t)} />;
}
