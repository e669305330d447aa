import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import type { AssignmentId, ClassId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { loadEditorData } from './assignment-calls.ts';
import { AssignmentFormDialog } from './assignment-form-dialog.tsx';

type Props = {
  classId: ClassId;
  /** The one to edit; without it a new one is made. */
  assignmentId?: AssignmentId;
  onClose: () => void;
  /** After it is stored and every list has been told; the dialog closes by itself. */
  onSaved?: () => void;
};

/** Add or Edit Assignment (spec 2 §2.4, §2.5). */
export function AssignmentDialog({ classId, assignmentId, onClose, onSaved }: Props) {
  const { t } = useTranslation('assignments');
  const query = useQuery({
    queryKey: ['assignment-editor', classId, assignmentId ?? 'new'],
    queryFn: () => loadEditorData(classId, assignmentId),
    // A form is filled once: what it shows must not change under the hand, nor come from an earlier time.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data !== undefined) {
    return <AssignmentFormDialog classId={classId} data={query.data} {...{ onClose, onSaved }} />;
  }
  if (query.isPending) {
    return (
      <Backdrop open sx={{ zIndex: 'modal' }}>
        <CircularProgress aria-label={t('loading')} />
      </Backdrop>
    );
  }
  return (
    <FullScreenDialog
      open
      title={assignmentId === undefined ? t('addTitle') : t('editTitle')}
      onClose={onClose}
      width="form"
    >
      <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
    </FullScreenDialog>
  );
}
