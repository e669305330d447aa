import type { ReadSubmission, ReceivedReview, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { notify } from '../../lib/snackbars.ts';
import { useDocumentView, useOpenFile } from '../timeline/index.ts';
import { draftParameter, findLinkedDraft } from './linked-draft.ts';
import { PanelSections } from './panel-sections.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { type ReaderDialogName, ReaderDialogs } from './reader-dialogs.tsx';
import { ReaderLayout } from './reader-layout.tsx';
import { readerSections } from './reader-sections.tsx';
import { ReaderText } from './reader-text.tsx';
import { useOpenCounts } from './use-open-counts.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useReadingQueue } from './use-reading-queue.ts';

interface Props {
  submission: ReadSubmission;
  /** The next text is loading. */
  isLeaving: boolean;
}

/** The text, with its student above and grade, feedback and writing process beside it. */
export function ReaderView({ submission, isLeaving }: Props) {
  const { t } = useTranslation('grading');
  const { submissionId } = submission;
  const [search] = useSearchParams();
  const file = useOpenFile(submissionId, findLinkedDraft(submission, search.get(draftParameter)));
  const documentView = useDocumentView();
  const queue = useReadingQueue(submission);
  const { openingsOf, reopen } = useOpenCounts(submissionId);
  // Belongs to one text: the page stays mounted when moving to the next.
  const [dialog, setDialog] = useState<{ openFor: number; name: ReaderDialogName } | null>(null);
  /** The text that was opened after grading the previous one; its grade field gets the focus. */
  const [gradeNext, setGradeNext] = useState<SubmissionId | null>(null);
  const openDialog = dialog?.openFor === submissionId ? dialog.name : null;
  const textTitle = `${submission.studentName} · ${submission.assignmentTitle}`;
  const handleOpen = (name: ReaderDialogName) => setDialog({ openFor: submissionId, name });
  const handleGradeNext = (id: SubmissionId | null) => {
    if (id === null) return notify(t('pager.allGraded'));
    setGradeNext(id);
    queue.goTo(id);
  };
  usePageKeys({
    comments: () => handleOpen('comments'),
    help: () => handleOpen('keys'),
    ...(submission.can.manage ? { exceptions: () => handleOpen('exceptions') } : {}),
  });
  const panel = {
    submission,
    openFile: file.openFile,
    onOpen: handleOpen,
    onReview: ({ reviewId }: ReceivedReview, title: string) => file.openReview(reviewId, title),
    onReopen: reopen,
    onGradeNext: handleGradeNext,
  };
  return (
    <ReaderLayout
      textTitle={textTitle}
      classTitle={submission.classTitle}
      isBusy={isLeaving}
      bar={<ReaderBar submission={submission} queue={queue} onOpen={handleOpen} />}
      panel={
        <PanelSections
          key={submissionId}
          sections={readerSections(panel)}
          entered={gradeNext === submissionId ? 'grade' : null}
        />
      }
      text={
        <ReaderText
          submission={submission}
          file={file}
          upcoming={queue.ahead}
          openingsOf={openingsOf}
          isElsewhere={openDialog === 'fullScreen'}
          documentView={documentView}
          onFullScreen={() => handleOpen('fullScreen')}
        />
      }
      dialogs={
        <ReaderDialogs
          key={`dialogs ${submissionId}`}
          openDialog={openDialog}
          submission={submission}
          submissionId={submissionId}
          openFile={file.openFile}
          view={documentView.view}
          subtitle={textTitle}
          onReopen={reopen}
          onClose={() => setDialog(null)}
        />
      }
    />
  );
}
