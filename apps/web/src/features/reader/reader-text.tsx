import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../domain/revisions/index.ts';
import { fullScreenIcon } from '../../ui/editor-frame/button-icons.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { useSittings } from '../analytics/index.ts';
import { useBesideWriting } from '../process-record/index.ts';
import { FrameHistoryButton } from '../text-growth/index.ts';
import { ShownText, sourceOfReading, TimelinePanel, type useShownFile } from '../timeline/index.ts';
import { ViewerBar } from './viewer-bar.tsx';

interface Props {
  submission: ReadSubmission;
  file: ReturnType<typeof useShownFile>;
  /** Counts how often the document was opened anew. */
  openings: number;
  /** The text is on the whole screen, and not here. */
  isElsewhere: boolean;
  onFullScreen: () => void;
}

const height = '88vh';
const fullScreenId = 'fullScreen';

/** The text itself, to be read, under what happened to it. */
export function ReaderText({ submission, file, openings, isElsewhere, onFullScreen }: Props) {
  const { t } = useTranslation(['grading', 'reader']);
  const { submissionId, numberOfVersions } = submission;
  const sittings = useSittings({ submissionId, area: 'classes', isWritten: numberOfVersions > 0 });
  const beside = useBesideWriting(submissionId);
  const [, goTo] = useMoment();
  const editor = useRef<EditorFrameHandle>(null);
  /** Of our own editor it is known that it shows our button in a text for reading, too. */
  const [isOtherEditor, setOtherEditor] = useState(false);
  /** The whole screen was opened from the frame: the keyboard comes back to it. */
  const leftFrame = useRef(false);
  const handleLoaded = () => {
    const label = t('reader:viewer.fullScreen');
    editor.current?.insertButton({ id: fullScreenId, label, imgurl: fullScreenIcon });
    if (leftFrame.current) editor.current?.focus();
    leftFrame.current = false;
  };
  const handleButton = (id: string) => {
    if (id !== fullScreenId) return;
    leftFrame.current = true;
    onFullScreen();
  };
  const writing = { sittings, onMoment: (at: number) => goTo({ kind: 'time', at }) };
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <TimelinePanel
        key={submission.submissionId}
        source={sourceOfReading(submission, beside)}
        shown={file.shown?.eventId ?? null}
        onOpen={file.open}
        {...(numberOfVersions > 0 ? { writing } : {})}
        isFolding
      />
      <ViewerBar submission={submission} file={file} onFullScreen={isOtherEditor ? onFullScreen : undefined}>
        {numberOfVersions > 0 && !isElsewhere && file.shown?.additional === undefined && (
          <FrameHistoryButton submissionId={submissionId} seq={file.shown?.seq} editor={editor} />
        )}
      </ViewerBar>
      {isElsewhere ? (
        <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          {t('reader:viewer.isOpen')}
        </Box>
      ) : (
        <ShownText
          ref={editor}
          submissionId={submission.submissionId}
          shown={file.shown}
          title={t('textOf', { name: submission.studentName })}
          opening={String(openings)}
          height={height}
          onFollowsAccess={(isOurs) => setOtherEditor(!isOurs)}
          onLoaded={handleLoaded}
          onClickedButton={handleButton}
          onBack={file.back}
        />
      )}
    </Stack>
  );
}
