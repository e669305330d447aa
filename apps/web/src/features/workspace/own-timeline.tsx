import type { StudentAssignment, StudentFile } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { useWritingNotes } from '../process-record/index.ts';
import { buildAssignmentSource, OpenFileView, TimelinePanel, useOpenFile } from '../timeline/index.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  onFile: (file: StudentFile) => void;
}

/** No sessions: they are metrics that the student does not see here. Moments of the student's own text can be selected. */
const noSittings: readonly never[] = [];

/** Submitted versions open in a dialog above the text; attached files open where they always do. */
export function OwnTimeline({ assignment, submission, onFile }: Props) {
  const { t } = useTranslation('timeline');
  const { submissionId } = submission;
  const { openFile, open, back } = useOpenFile(submissionId);
  const notes = useWritingNotes(submissionId);
  const [, goTo] = useRewindPosition();
  const writing = { sittings: noSittings, onSelectTime: (at: number) => goTo({ kind: 'time', at }) };
  return (
    <>
      <TimelinePanel
        source={buildAssignmentSource(assignment, submission, notes)}
        now={Date.parse(assignment.serverTime)}
        openEventId={openFile?.eventId ?? null}
        writing={writing}
        onOpen={(event) => (event.target?.kind === 'additional' ? onFile(event.target.file) : open(event))}
      />
      {openFile !== null && (
        <FullScreenDialog
          open
          title={openFile.title}
          subtitle={`${assignment.title} · ${t('readOnly')}`}
          onClose={back}
          width="full"
        >
          <OpenFileView
            submissionId={submissionId}
            openFile={openFile}
            title={openFile.title}
            openingKey="timeline"
            height="calc(100dvh - 62px)"
            isFlush
            onEscape={back}
            onBack={back}
          />
        </FullScreenDialog>
      )}
    </>
  );
}
