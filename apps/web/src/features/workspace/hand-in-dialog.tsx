import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  acceptsChanges: boolean;
  step: NonNullable<StudentAssignment['currentStep']>;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function HandInDialog({ step, acceptsChanges, isOpen, onConfirm, onClose }: Props) {
  const { t } = useTranslation('workspace');
  return (
    <ConfirmDialog
      open={isOpen}
      title={step.isFinal ? t('finalSubmission') : t('draftSubmission')}
      confirmLabel={t('handIn.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{step.isFinal ? t('handIn.final') : t('handIn.draft', { title: step.title })}</p>
      {step.isReviewedNameless && <p>{t('handIn.nameless')}</p>}
      {acceptsChanges && <p>{t('handIn.accepted')}</p>}
      <p>
        <strong>{t('handIn.noUndo')}</strong>
      </p>
    </ConfirmDialog>
  );
}
