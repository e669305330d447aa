import type { StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { HandInPreviewList } from './hand-in-preview-list.tsx';

interface Props {
  assignment: StudentAssignment;
  step: NonNullable<StudentAssignment['currentStep']>;
  /** Saves the last changes, so that they are part of the submission. */
  saveFirst: () => Promise<boolean>;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what will be submitted and asks for confirmation. */
export function HandInDialog({ assignment, step, saveFirst, isOpen, onConfirm, onClose }: Props) {
  const { t } = useTranslation('workspace');
  const [isPreviewLoaded, setPreviewLoaded] = useState(false);
  return (
    <ConfirmDialog
      open={isOpen}
      title={step.isFinal ? t('handIn.titleFinal') : t('handIn.title', { title: step.title })}
      confirmLabel={t('handIn.confirm')}
      isWaitingForData={!isPreviewLoaded}
      onConfirm={onConfirm}
      onClose={() => {
        setPreviewLoaded(false);
        onClose();
      }}
    >
      <p>{step.isFinal ? t('handIn.final') : t('handIn.draft', { title: step.title })}</p>
      {isOpen && (
        <HandInPreviewList
          assignment={assignment}
          saveFirst={saveFirst}
          onLoaded={() => setPreviewLoaded(true)}
        />
      )}
      {step.isReviewedNameless && <p>{t('handIn.nameless')}</p>}
      {assignment.autoAccept && <p>{t('handIn.accepted')}</p>}
      <p>
        <strong>{t('handIn.noUndo')}</strong>
      </p>
    </ConfirmDialog>
  );
}
