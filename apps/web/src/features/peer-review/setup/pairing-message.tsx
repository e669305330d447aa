import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { maxReviewers } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import type { DraggedReviewer, PairingMessage } from './use-pairing.ts';

interface Props {
  message: PairingMessage | null;
  draggedReviewer: DraggedReviewer | null;
  students: readonly NamedStudent[];
}

/** What just happened, or what to do next; also a live region. */
export function PairingMessageLine({ message, draggedReviewer, students }: Props) {
  const toMessageText = useMessageText(students);
  const isRefused = draggedReviewer === null && message?.kind === 'refused';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ minHeight: 22, color: isRefused ? 'error.main' : 'text.secondary' }}
    >
      {toMessageText(message, draggedReviewer)}
    </Typography>
  );
}

function useMessageText(students: readonly NamedStudent[]) {
  const { t } = useTranslation('peer-review');
  const nameOf = (id: UserId) => students.find((student) => student.id === id)?.name ?? t('setup.someone');
  return (message: PairingMessage | null, draggedReviewer: DraggedReviewer | null): string => {
    if (draggedReviewer !== null) return t('setup.told.held', { name: nameOf(draggedReviewer.reviewer) });
    if (message === null) return t('setup.told.hint');
    if (message.kind === 'filled') return t('setup.told.filled', { count: message.count });
    if (message.kind === 'undone' || message.kind === 'filledOpen') return t(`setup.told.${message.kind}`);
    const names = { reviewer: nameOf(message.pair.reviewer), reviewee: nameOf(message.pair.reviewee) };
    if (message.kind === 'refused')
      return t(`setup.refused.${message.reason}`, { ...names, max: maxReviewers });
    return t(`setup.told.${message.kind}`, names);
  };
}
