import type { AssignmentId, ClassOverview } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryDialog } from '../../ui/dialogs/query-dialog.tsx';
import { loadAssignment } from './assignment-calls.ts';
import { AssignmentFormDialog } from './assignment-form-dialog.tsx';

interface Props {
  /** Determines the time zone and date limits. */
  classDetails: ClassOverview;
  /** The assignment to edit; undefined to create one. */
  assignmentId?: AssignmentId;
  onClose: () => void;
}

/** Add or Edit Assignment. */
export function AssignmentDialog({ assignmentId, ...form }: Props) {
  if (assignmentId === undefined) return <AssignmentFormDialog {...form} assignment={null} />;
  return <EditAssignment {...form} assignmentId={assignmentId} />;
}

function EditAssignment({ assignmentId, ...form }: Props & { assignmentId: AssignmentId }) {
  const { t } = useTranslation('assignments');
  const query = useQuery({
    queryKey: ['assignment-editor', assignmentId],
    queryFn: ({ signal }) => loadAssignment(assignmentId, signal),
    // Loaded once per opening: the form must neither change while open nor start with stale data.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryDialog query={query} title={t('editTitle')} onClose={form.onClose}>
      {(assignment) => <AssignmentFormDialog {...form} assignment={assignment} />}
    </QueryDialog>
  );
}
