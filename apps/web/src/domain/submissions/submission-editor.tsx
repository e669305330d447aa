import type { AssignmentFileId, DocumentView, SubmissionId } from '@redraft/contracts';
import type { ComponentProps } from 'react';
import { offlineDocumentName } from '../../lib/offline/kept-assignments.ts';
import { DocumentEditor } from '../../ui/editor-frame/document-editor.tsx';
import { openFrameNow } from './early-frame.ts';

type Props = Omit<ComponentProps<typeof DocumentEditor>, 'open' | 'opening' | 'offlineName'> & {
  submissionId: SubmissionId;
  /** An attached file; the main text if undefined. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  /** A version other than the newest; always read-only. */
  seq?: number | undefined;
  /** Opened in advance: not recorded as reading until the page shows the text. */
  isPrefetched?: boolean;
  /** Shows the text view of the built-in editor instead of a third-party editor. */
  view?: DocumentView | undefined;
  /** Called with whether the built-in text view is available beside a third-party editor. */
  onTextView?: ((hasTextView: boolean) => void) | undefined;
  /** The document opens for writing without a network, from what this device keeps of it. */
  opensOffline?: boolean | undefined;
  /** A change reopens the document with new permissions. */
  openingKey: string;
};

/** The text of a submission, or an attached file, in the editor. */
export function SubmissionEditor(props: Props) {
  const { submissionId, assignmentTemplateId, seq, openingKey, isPrefetched = false, ...editorProps } = props;
  const { view = 'document', onTextView, opensOffline = false, ...editor } = editorProps;
  return (
    <DocumentEditor
      {...editor}
      offlineName={opensOffline ? offlineDocumentName(submissionId, assignmentTemplateId) : undefined}
      opening={`submission ${submissionId} ${openingKey} ${view}`}
      open={async (display) => {
        const request = {
          submissionId,
          assignmentTemplateId,
          seq,
          view,
          ...(isPrefetched && { ahead: true }),
        };
        const frame = await openFrameNow({ ...request, ...display });
        onTextView?.(frame.hasTextView);
        return frame;
      }}
    />
  );
}
