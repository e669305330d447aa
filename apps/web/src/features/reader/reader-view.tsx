import type { ReadSubmission, ReceivedReview } from '@redraft/contracts';
import { Fragment, useState } from 'react';
import { ReadingLayout } from '../../domain/submissions/index.ts';
import { useShownFile } from '../timeline/index.ts';
import { ReaderActs } from './reader-acts.tsx';
import { ReaderButtons } from './reader-buttons.tsx';
import { ReaderCards } from './reader-cards.tsx';
import { type ReaderDialogName, ReaderDialogs } from './reader-dialogs.tsx';
import { ReaderText } from './reader-text.tsx';
import { StudentHeading } from './student-heading.tsx';

interface Props {
  submission: ReadSubmission;
  /** The next one is on its way. */
  isLeaving: boolean;
}

/** The text in the middle, and beside it who wrote it, how, and what it is worth. */
export function ReaderView({ submission, isLeaving }: Props) {
  const { submissionId } = submission;
  const file = useShownFile(submissionId);
  const [openings, setOpenings] = useState(0);
  // Of one text only: the page stays when it goes on to the next.
  const [dialog, setDialog] = useState<{ of: number; name: ReaderDialogName } | null>(null);
  const opened = dialog?.of === submissionId ? dialog.name : null;
  const about = `${submission.studentName} · ${submission.assignmentTitle}`;
  const handleReopen = () => setOpenings((count) => count + 1);
  const handleOpen = (name: ReaderDialogName) => setDialog({ of: submissionId, name });
  const panel = {
    submission,
    shown: file.shown,
    onOpen: handleOpen,
    onReview: ({ reviewId }: ReceivedReview, title: string) => file.openReview(reviewId, title),
    onReopen: handleReopen,
  };
  return (
    <ReadingLayout
      about={about}
      classTitle={submission.classTitle}
      isBusy={isLeaving}
      who={
        <>
          <StudentHeading submission={submission} />
          <ReaderButtons {...panel} />
        </>
      }
      facts={
        <Fragment key={submissionId}>
          <ReaderActs {...panel} />
          <ReaderCards {...panel} />
        </Fragment>
      }
      text={
        <ReaderText
          submission={submission}
          file={file}
          openings={openings}
          isElsewhere={opened === 'fullScreen'}
          onFullScreen={() => handleOpen('fullScreen')}
        />
      }
      dialogs={
        <ReaderDialogs
          key={`dialogs ${submissionId}`}
          opened={opened}
          submission={submission}
          submissionId={submissionId}
          shown={file.shown}
          subtitle={about}
          onReopen={handleReopen}
          onClose={() => setDialog(null)}
        />
      }
    />
  );
}
