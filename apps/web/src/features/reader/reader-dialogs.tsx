import type { FunctionComponent } from 'react';
import { LazyDialogs, lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { AnalyticsDialog, ScoreHistoryDialog } from '../analytics/index.ts';
import { AttachmentsDialog } from '../attachments/index.ts';
import { CommentsDialog } from '../feedback/index.ts';
import { GradeBookDialog } from '../grade-book/index.ts';
import { usePinnedNote } from '../process-record/index.ts';
import { LinkedRewind } from '../rewind/index.ts';
import { LinkedPassage } from '../text-growth/index.ts';
import { AssignmentGraphs, StudentGraphs } from './reader-graphs.tsx';
import type { ReaderDialogProps } from './reader-slots.ts';

/** Dialogs of the reader by name. */
const dialogs = {
  exceptions: lazyDialog(async () => (await import('./exception-dialog.tsx')).ExceptionDialog),
  submitFor: lazyDialog(async () => (await import('./submit-for-dialog.tsx')).SubmitForDialog),
  endCommenting: lazyDialog(async () => (await import('./end-commenting-dialog.tsx')).EndCommentingDialog),
  fullScreen: lazyDialog(async () => (await import('./full-screen-panel.tsx')).FullScreenPanel),
  analytics: AnalyticsDialog,
  assignmentGraphs: AssignmentGraphs,
  studentGraphs: StudentGraphs,
  scoreHistory: ScoreHistoryDialog,
  attachments: AttachmentsDialog,
  gradeBook: GradeBookDialog,
  comments: CommentsDialog,
  keys: lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog),
} as const;

export type ReaderDialogName = keyof typeof dialogs;

const preloaded = [...Object.values(dialogs), LinkedPassage, LinkedRewind];

/** Renders the open dialog, if any. */
export function ReaderDialogs({
  openDialog,
  ...props
}: ReaderDialogProps & { openDialog: ReaderDialogName | null }) {
  const { pin, dialog } = usePinnedNote(props.submissionId);
  const Opened: FunctionComponent<ReaderDialogProps> | null = openDialog && dialogs[openDialog];
  return (
    <LazyDialogs preload={preloaded}>
      {Opened && <Opened {...props} />}
      <LinkedPassage submissionId={props.submissionId} />
      <LinkedRewind submissionId={props.submissionId} subtitle={props.subtitle} pin={pin} />
      {dialog}
    </LazyDialogs>
  );
}
