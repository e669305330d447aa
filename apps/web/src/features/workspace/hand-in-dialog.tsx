import type { StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { HandInPreviewList } from './hand-in-preview-list.tsx';

interface Props {
  assignment: StudentAssignment;
  step: NonNullable<StudentAssignment['currentStep']>;
  /** Brings in the last words, which are handed in, too. */
  saveFirst: () => Promise<boolean>;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what is about to be handed in before it is. */
export function HandInDialog({ assignment, step, saveFirst, isOpen, onConfirm, onClose }: Props) {
  const { t } = useTranslation('workspace');
  const [isKnown, setKnown] = useState(false);
  return (
    <ConfirmDialog
      open={isOpen}
      title={step.isFinal ? t('handIn.titleFinal') : t('handIn.title', { title: step.title })}
      confirmLabel={t('handIn.confirm')}
      isLooking={!isKnown}
      onConfirm={onConfirm}
      onClose={() => {
        setKnown(false);
        onClose();
      }}
    >
      <p>{step.isFinal ? t('handIn.final') : t('handIn.draft', { title: step.title })}</p>
      {isOpen && (
        <HandInPreviewList assignment={assignment} saveFirst={saveFirst} onKnown={() => setKnown(true)} />
      )}
      {step.isReviewedNameless && <p>{t('handIn.nameless')}</p>}
      {assignment.autoAccept && <p>{t('handIn.accepted')}</p>}
      <p>
        <strong>{t('handIn.noUndo')}</strong>
      </p>
    </ConfirmDialog>
  );
}
