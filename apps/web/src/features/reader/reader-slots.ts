import type { DocumentView, ReadSubmission, ReceivedReview, SubmissionId } from '@redraft/contracts';
import type { OpenFile } from '../timeline/index.ts';
import type { ReaderDialogName } from './reader-dialogs.tsx';

/** Props of a card or button in the panel beside the text. */
export interface PanelProps {
  submission: ReadSubmission;
  /** The file shown instead of the current text. */
  openFile: OpenFile | null;
  onOpen: (dialog: ReaderDialogName) => void;
  onReview: (review: ReceivedReview, title: string) => void;
  /** Reopens the document with the current permissions. */
  onReopen: () => void;
  /** After grading, moves on to the next text to grade; null if there is none. */
  onGradeNext: (id: SubmissionId | null) => void;
}

/** Props of the reader's dialogs. */
export interface ReaderDialogProps {
  submission: ReadSubmission;
  submissionId: ReadSubmission['submissionId'];
  /** The file shown instead of the current text. */
  openFile: OpenFile | null;
  /** The view in which the text is shown. */
  view: DocumentView;
  /** Student and assignment. */
  subtitle: string;
  onReopen: () => void;
  onClose: () => void;
}
