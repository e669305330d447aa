import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { Consequence } from './consequences.ts';

interface Props {
  /** Empty if no confirmation is needed. */
  consequences: readonly Consequence[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before saving, says what an edit means for students who have started. */
export function ConsequencesDialog({ consequences, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation(['assignments', 'common']);
  return (
    <ConfirmDialog
      open={consequences.length > 0}
      title={t('consequences.title')}
      confirmLabel={t('common:update')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul>
        {consequences.map((consequence) => (
          <li key={JSON.stringify(consequence)}>{describeConsequence(consequence, t)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function describeConsequence(consequence: Consequence, t: TFunction<['assignments', 'common']>): string {
  switch (consequence.kind) {
    case 'deadlineEarlier':
    case 'deadlineLater': {
      const { kind, count, title } = consequence;
      return title === null
        ? t(`consequences.${kind}`, { count })
        : t(`consequences.${kind}Of`, { count, title });
    }
    case 'closesNow':
      return consequence.isHandedIn ? t('consequences.handedInNow') : t('consequences.closedNow');
    default: {
      const { kind, ...words } = consequence;
      return t(`consequences.${kind}`, words);
    }
  }
}
