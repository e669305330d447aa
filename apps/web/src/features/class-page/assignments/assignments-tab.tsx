import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassAssignment, ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LazyDialogs } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddIcon } from '../../../ui/icons/index.ts';
import { AssignmentGraphsDialog } from '../../analytics/index.ts';
import { AssignmentDialog } from '../../assignment-editor/index.ts';
import { ClassPdfsDialog } from '../../class-pdfs/index.ts';
import { CopyAssignmentDialog } from '../../copying/index.ts';
import { ClassUptakeDialog } from '../../feedback/index.ts';
import { PeerReviewSetUpDialog } from '../../peer-review/index.ts';
import { ResearchButton, ResearchDialog } from '../../research/index.ts';
import { SectionFilter, useChosenStudents } from '../../sections/index.ts';
import { AssignmentSubmissions } from '../submissions/submissions-under-row.tsx';
import { AssignmentRowActions } from './assignment-row-actions.tsx';
import { DeleteAssignmentDialog } from './delete-assignment-dialog.tsx';
import { useAssignmentColumns } from './use-assignment-columns.tsx';

const dialogs = [
  AssignmentDialog,
  AssignmentGraphsDialog,
  ClassPdfsDialog,
  ClassUptakeDialog,
  CopyAssignmentDialog,
  PeerReviewSetUpDialog,
  ResearchDialog,
];

/** The open dialog of the tab. */
type Opened =
  | { kind: 'nothing' }
  | { kind: 'add' }
  | { kind: 'uptake' }
  | { kind: 'modify'; id: AssignmentId }
  | { kind: 'copy'; assignment: ClassAssignment }
  | { kind: 'delete'; assignment: ClassAssignment }
  | { kind: 'figures'; assignment: ClassAssignment }
  | { kind: 'pdfs'; assignment: ClassAssignment }
  | { kind: 'peerReview'; assignment: ClassAssignment }
  | { kind: 'research'; assignment: ClassAssignment };

export function AssignmentsTab({ classDetails }: { classDetails: ClassOverview }) {
  const [dialog, setDialog] = useState(useLinkedDialog(classDetails));
  const close = () => setDialog({ kind: 'nothing' });
  return (
    <>
      <AssignmentsTable classDetails={classDetails} onOpen={setDialog} />
      <LazyDialogs preload={dialogs}>
        {(dialog.kind === 'add' || dialog.kind === 'modify') && (
          <AssignmentDialog
            classDetails={classDetails}
            {...(dialog.kind === 'modify' ? { assignmentId: dialog.id } : {})}
            onClose={close}
          />
        )}
        {dialog.kind === 'figures' && (
          <AssignmentGraphsDialog
            assignmentId={dialog.assignment.id}
            title={dialog.assignment.title}
            actions={
              classDetails.can.manage && (
                <ResearchButton onClick={() => setDialog({ ...dialog, kind: 'research' })} />
              )
            }
            onClose={close}
          />
        )}
        {dialog.kind === 'pdfs' && (
          <ClassPdfsDialog
            assignmentId={dialog.assignment.id}
            title={dialog.assignment.title}
            zone={classDetails.classTimeZone}
            onClose={close}
          />
        )}
        {dialog.kind === 'peerReview' && (
          <PeerReviewSetUpDialog
            classId={classDetails.id}
            assignmentId={dialog.assignment.id}
            title={dialog.assignment.title}
            onClose={close}
          />
        )}
        {dialog.kind === 'research' && (
          <ResearchDialog classDetails={classDetails} assignmentId={dialog.assignment.id} onClose={close} />
        )}
        {dialog.kind === 'uptake' && (
          <ClassUptakeDialog classId={classDetails.id} subtitle={classDetails.className} onClose={close} />
        )}
        {dialog.kind === 'copy' && (
          <CopyAssignmentDialog classDetails={classDetails} assignment={dialog.assignment} onClose={close} />
        )}
      </LazyDialogs>
      <DeleteAssignmentDialog
        classId={classDetails.id}
        assignment={dialog.kind === 'delete' ? dialog.assignment : null}
        onClose={close}
      />
    </>
  );
}

/** A notification leads to the ready PDFs of an assignment. */
function useLinkedDialog(classDetails: ClassOverview): Opened {
  const [parameters] = useSearchParams();
  const assignment = classDetails.assignments.find(({ id }) => String(id) === parameters.get('pdfs'));
  return assignment ? { kind: 'pdfs', assignment } : { kind: 'nothing' };
}

interface TableProps {
  classDetails: ClassOverview;
  onOpen: (dialog: Opened) => void;
}

function AssignmentsTable({ classDetails, onOpen }: TableProps) {
  const { t } = useTranslation(['classes', 'feedback']);
  const columns = useAssignmentColumns(classDetails);
  const canManage = classDetails.can.manage;
  const selectedStudents = useChosenStudents(classDetails);
  const actions = (assignment: ClassAssignment) => (
    <AssignmentRowActions
      classId={classDetails.id}
      assignment={assignment}
      canManage={canManage}
      onAnalytics={() => onOpen({ kind: 'figures', assignment })}
      onPdfs={() => onOpen({ kind: 'pdfs', assignment })}
      onPeerReview={() => onOpen({ kind: 'peerReview', assignment })}
      onModify={() => onOpen({ kind: 'modify', id: assignment.id })}
      onCopy={() => onOpen({ kind: 'copy', assignment })}
      onDelete={() => onOpen({ kind: 'delete', assignment })}
    />
  );
  return (
    <>
      <DataTable
        label={t('tab.assignments')}
        noun="assignments"
        columns={columns}
        rows={classDetails.assignments}
        rowKey={(row) => row.id}
        urlKey="assignments"
        toolbar={
          <>
            <SectionFilter classDetails={classDetails} />
            <Button variant="outlined" color="inherit" onClick={() => onOpen({ kind: 'uptake' })}>
              {t('feedback:uptake.title')}
            </Button>
            {canManage && <AddButton onClick={() => onOpen({ kind: 'add' })} />}
          </>
        }
        expand={(row) => (
          <AssignmentSubmissions
            classDetails={classDetails}
            assignment={row}
            selectedStudents={selectedStudents}
          />
        )}
        actions={actions}
        emptyState={<EmptyState title={t('assignment.none')} text={t('assignment.noneText')} />}
      />
      {classDetails.assignments.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('zoneNote', { zone: classDetails.classTimeZone.replaceAll('_', ' ') })}
        </Typography>
      )}
    </>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('classes');
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      {t('assignment.add')}
    </Button>
  );
}
