import type { SubmissionId } from '@redraft/contracts';
import type { Ref } from 'react';
import { DocumentEditor } from '../../ui/editor-frame/document-editor.tsx';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame.tsx';
import { openEditorFrame } from './workspace-calls.ts';

type Props = {
  submissionId: SubmissionId;
  /** A version other than the newest; such a one can only be read. */
  seq?: number | undefined;
  title: string;
  /** Changes when the document is to be opened anew, with new rights. */
  opening: string;
  height: string;
  ref?: Ref<EditorFrameHandle>;
  onLoaded?: () => void;
  onModified?: (isModified: boolean) => void;
};

/** The text of a submission in the editor. */
export function SubmissionEditor({ submissionId, seq, opening, ...props }: Props) {
  return (
    <DocumentEditor
      {...props}
      opening={`submission ${submissionId} ${opening}`}
      open={(look) => openEditorFrame({ submissionId, seq, ...look })}
    />
  );
}
