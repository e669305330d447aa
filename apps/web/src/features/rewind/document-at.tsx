import Box from '@mui/material/Box';
import type { SubmissionId } from '@redraft/contracts';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';

/** The document opens after the slider has rested on a version for this time, in ms. */
const openDelayMs = 500;

interface Props {
  submissionId: SubmissionId;
  /** Version number of the file. */
  seq: number;
  label: string;
  editor: Ref<EditorFrameHandle>;
}

/** The document at a version, read-only in the editor. */
export function DocumentAt({ submissionId, seq, label, editor }: Props) {
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
          submissionId={submissionId}
          seq={seq}
          title={label}
          openingKey={`rewind ${seq}`}
          height="100%"
          isFlush
        />
      ) : (
        <LoadingPage />
      )}
    </Box>
  );
}
