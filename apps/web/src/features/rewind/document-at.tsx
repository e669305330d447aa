import Box from '@mui/material/Box';
import type { AssignmentFileId, SubmissionId } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';

/** The document opens after the slider has rested on a version for this time, in ms. */
const openDelayMs = 500;

interface Props {
  submissionId: SubmissionId;
  /** An additional file; the main one if undefined. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  /** Version number of the file. */
  seq: number;
  label: string;
  editor: Ref<EditorFrameHandle>;
  /** The sheet, cell or page to show. */
  place?: DocumentPlace | undefined;
}

/** The document at a version, read-only in the editor. */
export function DocumentAt({ seq, label, editor, ...file }: Props) {
  const { t } = useTranslation('rewind');
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  // Opens the document only after the version has been visible for a while.
  useEffect(() => {
    const timer = window.setTimeout(() => setOpenVersion(seq), openDelayMs);
    return () => window.clearTimeout(timer);
  }, [seq]);
  return (
    <Box role="region" aria-label={t('document')} sx={{ flex: 1, minHeight: 0 }}>
      {openVersion === seq ? (
        <SubmissionEditor
          ref={editor}
          {...file}
          seq={seq}
          title={label}
          openingKey={`rewind ${file.assignmentTemplateId ?? 'main'} ${seq}`}
          height="100%"
          isFlush
        />
      ) : (
        <LoadingPage />
      )}
    </Box>
  );
}
