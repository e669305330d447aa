import type { DocumentView, ReadSubmission, ReceivedReview, SubmissionId } from '@redraft/contracts';
import type { ShownFile } from '../timeline/index.ts';
import type { ReaderDialogName } from './reader-dialogs.tsx';

/** What a card or a button in the panel beside the text is handed. */
export interface PanelProps {
  submission: ReadSubmission;
  /** The file that is shown in the place of the text as it is now. */
  shown: ShownFile | null;
  onOpen: (dialog: ReaderDialogName) => void;
  onReview: (review: ReceivedReview, title: string) => void;
  /** Opens the document anew, with the rights of now. */
  onReopen: () => void;
  /** After a grade, to the next text that waits for one; null where none does. */
  onGradeNext: (id: SubmissionId | null) => void;
}

/** What a dialog over the reader is handed; it takes of it what it needs. */
export interface ReaderDialogProps {
  submission: ReadSubmission;
  submissionId: ReadSubmission['submissionId'];
  /** The file that is shown in the place of the text as it is now. */
  shown: ShownFile | null;
  /** How a text is shown there. */
  view: DocumentView;
  /** Whose text of which assignment. */
  subtitle: string;
  onReopen: () => void;
  onClose: () => void;
}
