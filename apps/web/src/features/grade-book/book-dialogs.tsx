import type { GradeBookAssignment, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useRelease } from './use-grade-book.ts';

export interface OpenedDialog {
  kind: 'settings' | 'release';
  assignment: GradeBookAssignment;
  /** Limits the release to these submissions. */
  submissionIds?: readonly SubmissionId[];
}

interface Props {
  opened: OpenedDialog | null;
  onClose: () => void;
}

export function BookDialogs({ opened, onClose }: Props) {
  if (opened === null) return null;
  if (opened.kind === 'settings') return <SettingsDialog assignment={opened.assignment} onClose={onClose} />;
  return <ReleaseDialog opened={opened} onClose={onClose} />;
}

/** Says how many students will see a grade; a release cannot be undone. */
function ReleaseDialog({ opened, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  const { t } = useTranslation('gradebook');
  const release = useRelease();
  const { assignment, submissionIds } = opened;
  const count = submissionIds?.length ?? assignment.numberOfHeld;
  return (
    <ConfirmDialog
      open
      title={t('release.title', { title: assignment.title })}
      confirmLabel={t('release.confirm')}
      isBusy={release.isPending}
      onConfirm={() =>
        release.mutate(
          { assignmentId: assignment.id, ...(submissionIds ? { submissionIds: [...submissionIds] } : {}) },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {t('release.text', { count })} {assignment.settings.isAnonymous && t('release.names')}
    </ConfirmDialog>
  );
}
