import type { StudentAssignment, StudentFile } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { ShownText, sourceOfAssignment, TimelinePanel, useShownFile } from '../timeline/index.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  onFile: (file: StudentFile) => void;
}

/** What was handed in is opened over the text, which stays as it is; an additional file where it always opens. */
export function OwnTimeline({ assignment, submission, onFile }: Props) {
  const { t } = useTranslation('timeline');
  const { submissionId } = submission;
  const { shown, open, back } = useShownFile(submissionId);
  return (
    <>
      <TimelinePanel
        source={sourceOfAssignment(assignment, submission)}
        now={Date.parse(assignment.serverTime)}
        shown={shown?.eventId ?? null}
        onOpen={(event) => (event.target?.kind === 'additional' ? onFile(event.target.file) : open(event))}
      />
      {shown !== null && (
        <FullScreenDialog
          open
          title={shown.title}
          subtitle={`${assignment.title} · ${t('readOnly')}`}
          onClose={back}
          width="full"
        >
          <ShownText
            submissionId={submissionId}
            shown={shown}
            title={shown.title}
            opening="timeline"
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
