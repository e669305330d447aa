import Box from '@mui/material/Box';
import type { SubmissionId } from '@redraft/contracts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type TextRange, VersionView } from '../../domain/revisions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { DocumentAt } from './document-at.tsx';
import type { ViewMode } from './player-options.tsx';
import type { VersionFrame } from './window-cache.ts';

interface Props {
  submissionId: SubmissionId;
  frame: VersionFrame;
  /** Number of versions. */
  length: number;
  viewMode: ViewMode;
  editor: RefObject<EditorFrameHandle | null>;
  onMark: (range: TextRange | null) => void;
}

/** The text with its changes marked, or the document; the text keeps its scroll position while the document is shown. */
export function PlayerStage({ submissionId, frame, length, viewMode, editor, onMark }: Props) {
  const { t } = useTranslation('rewind');
  const { segments, version, save } = frame;
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          visibility: viewMode === 'text' ? 'visible' : 'hidden',
        }}
      >
        <VersionView segments={segments} version={version} onMark={onMark} />
      </Box>
      {viewMode === 'document' && (
        <DocumentAt
          editor={editor}
          submissionId={submissionId}
          seq={save.seq}
          label={t('versionOf', { version, count: length })}
        />
      )}
    </Box>
  );
}
