import type { AssignmentFileId, DocumentView, SubmissionId } from '@redraft/contracts';
import type { ComponentProps } from 'react';
import { DocumentEditor } from '../../ui/editor-frame/document-editor.tsx';
import { openEditorFrame } from './submission-calls.ts';

type Props = Omit<ComponentProps<typeof DocumentEditor>, 'open' | 'opening'> & {
  submissionId: SubmissionId;
  /** An additional file; the main one without it. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  /** A version other than the newest; such a one can only be read. */
  seq?: number | undefined;
  /** Opened before anybody looks: no reading that is recorded, which the page asks for once the text is shown. */
  isPrefetched?: boolean;
  /** The text alone, to be read in the built-in editor, where another one opens the document. */
  view?: DocumentView | undefined;
  /** Whether the text can be read in the built-in editor, too, while another one opens the document. */
  onTextView?: ((hasTextView: boolean) => void) | undefined;
  /** Changes when the document is to be opened anew, with new rights. */
  opening: string;
};

/** The text of a submission, or a file beside it, in the editor. */
export function SubmissionEditor(props: Props) {
  const { submissionId, assignmentTemplateId, seq, opening, isPrefetched = false, ...shown } = props;
  const { view = 'document', onTextView, ...editor } = shown;
  return (
    <DocumentEditor
      {...editor}
      opening={`submission ${submissionId} ${opening} ${view}`}
      open={async (display) => {
        const wanted = {
          submissionId,
          assignmentTemplateId,
          seq,
          view,
          ...(isPrefetched && { ahead: true }),
        };
        const frame = await openEditorFrame({ ...wanted, ...display });
        onTextView?.(frame.hasTextView);
        return frame;
      }}
    />
  );
}
