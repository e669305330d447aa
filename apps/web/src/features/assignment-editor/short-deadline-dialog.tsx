import { useTranslation } from 'react-i18next';
import { timeInSentence } from '../../lib/class-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  open: boolean;
  deadline: string;
  zone: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a deadline less than a day after the start, or after now if the assignment has started (`isShortDeadline`). */
export function ShortDeadlineDialog({ open, deadline, zone, onConfirm, onClose }: Props) {
  const { t } = useTranslation(['assignments', 'common']);
  return (
    <ConfirmDialog
      open={open}
      title={t('short.title')}
      confirmLabel={t('common:create')}
      cancelLabel={t('short.change')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('short.text', { time: timeInSentence(deadline, zone), zone: zone.replaceAll('_', ' ') })}
    </ConfirmDialog>
  );
}
