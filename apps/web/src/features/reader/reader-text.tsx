import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { useSittings } from '../analytics/index.ts';
import { useWritingNotes } from '../process-record/index.ts';
import { FrameHistoryButton } from '../text-growth/index.ts';
import {
  buildReaderSource,
  type ChosenDocumentView,
  DocumentViewChoice,
  isMainText,
  TimelinePanel,
  type useOpenFile,
} from '../timeline/index.ts';
import { TextDeck } from './text-deck.tsx';
import { ViewerBar } from './viewer-bar.tsx';

interface Props {
  submission: ReadSubmission;
  file: ReturnType<typeof useOpenFile>;
  /** Texts likely to be read next. */
  upcoming: readonly SubmissionId[];
  /** Number of reopenings per document; a change reopens it. */
  openingsOf: (id: SubmissionId) => number;
  /** The text is shown in full screen instead of here. */
  isElsewhere: boolean;
  documentView: ChosenDocumentView;
  onFullScreen: () => void;
}

const height = '88vh';

/** The text, read-only, below its timeline. */
export function ReaderText(props: Props) {
  const { submission, file, isElsewhere, documentView, onFullScreen } = props;
  const { submissionId, numberOfVersions } = submission;
  const sittings = useSittings({ submissionId, area: 'classes', isWritten: numberOfVersions > 0 });
  const notes = useWritingNotes(submissionId);
  const [, goTo] = useRewindPosition();
  const editor = useRef<EditorFrameHandle>(null);
  /** Only the built-in editor is known to show our toolbar button in read-only documents too. */
  const [usesExternalEditor, setUsesExternalEditor] = useState(false);
  const isText = isMainText(file.openFile);
  const hasWords = submission.downloadFormats.includes('docx');
  const opensInExternalEditor = usesExternalEditor && (documentView.view === 'document' || !isText);
  const writing = { sittings, onSelectTime: (at: number) => goTo({ kind: 'time', at }) };
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      {/* One row while the timeline is folded; unfolded it has its own row. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0, '&:has([aria-expanded=true])': { flexBasis: '100%' } }}>
          <TimelinePanel
            key={submissionId}
            source={buildReaderSource(submission, notes)}
            openEventId={file.openFile?.eventId ?? null}
            onOpen={file.open}
            {...(numberOfVersions > 0 ? { writing } : {})}
            isFolding
          />
        </Box>
        <ViewerBar
          submission={submission}
          file={file}
          onFullScreen={opensInExternalEditor ? onFullScreen : undefined}
        >
          {!isElsewhere && isText && <DocumentViewChoice choice={documentView} hasComments />}
          {hasWords && numberOfVersions > 0 && !isElsewhere && file.openFile?.additional === undefined && (
            <FrameHistoryButton
              submissionId={submissionId}
              seq={file.openFile?.seq}
              editor={editor}
              documentView={documentView}
            />
          )}
        </ViewerBar>
      </Box>
      <TextDeck
        {...props}
        editor={editor}
        height={height}
        onFollowsAccess={(isBuiltInEditor) => setUsesExternalEditor(!isBuiltInEditor)}
      />
    </Stack>
  );
}
