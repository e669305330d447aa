import type { StudentAssignment } from '@redraft/contracts';
import { SubmissionEditor } from '../../../domain/submissions/index.ts';
import { AnalyticsDialog } from '../../analytics/index.ts';
import { ImportDialog } from '../../importing/index.ts';
import { TeacherViewDialog, usePinnedNote } from '../../process-record/index.ts';
import { LinkedRewind } from '../../rewind/index.ts';
import type { useOpenedFile } from '../../student-files/index.ts';
import { AdditionalFileDialog } from '../../student-files/index.ts';
import { LinkedPassage } from '../../text-growth/index.ts';
import { VersionsDialog } from '../../versions/index.ts';
import { CommentedTextDialog } from '../commented-text-dialog.tsx';
import { HandInDialog } from '../hand-in-dialog.tsx';
import { HandInOverlay } from '../hand-in-overlay.tsx';
import type { useHandIn } from '../use-hand-in.ts';
import type { OpenDocument } from './use-open-document.ts';

export type WorkspaceDialogName =
  | 'handIn'
  | 'versions'
  | 'analytics'
  | 'teacherView'
  | 'import'
  | 'commentedText';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: OpenDocument;
  files: ReturnType<typeof useOpenedFile>;
  handIn: ReturnType<typeof useHandIn>;
  dialog: WorkspaceDialogName | null;
  onClose: () => void;
  onAnalytics: () => void;
}

/** Dialogs of the workspace. */
export function WorkspaceDialogs(props: Props) {
  const { assignment, submission, document, files, handIn, dialog, onClose } = props;
  const { submissionId } = submission;
  const { pin, dialog: noteDialog } = usePinnedNote(submissionId);
  const step = assignment.currentStep;
  const confirm = () => {
    onClose();
    if (step !== null) handIn.submit(step.draftId);
  };
  return (
    <>
      {step !== null && (
        <HandInDialog
          step={step}
          assignment={assignment}
          saveFirst={document.saveAll}
          isOpen={dialog === 'handIn'}
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
      <HandInOverlay phase={handIn.phase} />
      {dialog === 'versions' && (
        <VersionsDialog
          submissionId={submissionId}
          title={assignment.title}
          canRestore={assignment.can.write}
          saveFirst={document.saveAll}
          prepareRestore={async () => !document.isLoaded || (await document.prepareRestore())}
          onRestored={() => {
            onClose();
            document.reload();
          }}
          onClose={onClose}
          renderDocument={(seq, label) => (
            <SubmissionEditor
              submissionId={submissionId}
              seq={seq}
              title={label}
              openingKey={`version ${seq}`}
              height="100%"
              isFlush
            />
          )}
        />
      )}
      {dialog === 'commentedText' && (
        <CommentedTextDialog
          submissionId={submissionId}
          title={assignment.title}
          saveFirst={document.saveAll}
          onClose={onClose}
        />
      )}
      {dialog === 'analytics' && (
        <AnalyticsDialog
          submissionId={submissionId}
          subtitle={assignment.title}
          area="student"
          onClose={onClose}
        />
      )}
      {dialog === 'teacherView' && (
        <TeacherViewDialog
          submissionId={submissionId}
          assignmentId={assignment.id}
          title={assignment.title}
          onAnalytics={props.onAnalytics}
          onClose={onClose}
        />
      )}
      <LinkedPassage submissionId={submissionId} />
      <LinkedRewind submissionId={submissionId} subtitle={assignment.title} pin={pin} />
      {noteDialog}
      {dialog === 'import' && (
        <ImportDialog
          target={{
            submissionId,
            fileId: submission.fileId,
            fileExtension: assignment.mainFileType,
            originalKind: assignment.originalKind,
          }}
          prepare={async () => !document.isLoaded || (await document.prepareRestore())}
          onImported={() => {
            onClose();
            document.reload();
          }}
          onClose={onClose}
        />
      )}
      {files.opened !== null && (
        <AdditionalFileDialog
          submissionId={submissionId}
          file={files.opened}
          name={files.labelOf(files.opened)}
          canPutBack={assignment.can.write}
          onClose={files.close}
        />
      )}
    </>
  );
}
