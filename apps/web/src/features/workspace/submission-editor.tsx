import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame.tsx';
import { EditorFrame } from '../../ui/editor-frame/editor-frame.tsx';
import { FrameFailure } from './frame-failure.tsx';
import { editorFrameKey, openEditorFrame } from './workspace-calls.ts';

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

/** The text of a submission in the editor; whether it can be written in is the server's decision. */
export function SubmissionEditor({ opening, ...props }: Props) {
  // A new opening is a new component: its token, its language and its colours belong together.
  return <OpenedEditor key={`${props.submissionId} ${opening}`} {...props} opening={opening} />;
}

function OpenedEditor({ submissionId, seq, opening, title, height, ref, onLoaded, onModified }: Props) {
  const { i18n } = useTranslation();
  const { mode, systemMode } = useColorScheme();
  const [look] = useState(() => ({
    lang: i18n.language,
    theme: (mode === 'system' ? systemMode : mode) === 'dark' ? ('dark' as const) : ('light' as const),
  }));
  const query = useQuery({
    queryKey: [editorFrameKey, submissionId, opening],
    queryFn: () => openEditorFrame({ submissionId, seq, ...look }),
    // A token is for one opening: neither kept for the next nor renewed under an open document.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data === undefined) {
    return (
      <Box sx={{ height, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'surface.reading' }}>
        {query.isError && <FrameFailure error={query.error} onRetry={() => void query.refetch()} />}
      </Box>
    );
  }
  return (
    <EditorFrame
      title={title}
      actionUrl={query.data.actionUrl}
      fields={query.data.fields}
      height={height}
      {...(ref === undefined ? {} : { ref })}
      {...(onLoaded === undefined ? {} : { onLoaded })}
      {...(onModified === undefined ? {} : { onModified })}
    />
  );
}
