import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { StudentAssignment } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame.tsx';
import { useAutosave } from '../../ui/editor-frame/use-autosave.ts';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { AdditionalFiles } from './additional-files.tsx';
import { DeadlineBanner } from './deadline-banner.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { HandInOverlay } from './hand-in-overlay.tsx';
import { NoEditor } from './no-editor.tsx';
import { SidePanel } from './side-panel.tsx';
import { SubmissionEditor } from './submission-editor.tsx';
import { useHandIn } from './use-hand-in.ts';
import { WritingBar } from './writing-bar.tsx';

type Props = {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  offset: number;
};

/** The student's desk: the text takes all the room there is, the rest stands around it. */
export function WritingView({ assignment, submission, offset }: Props) {
  const { t } = useTranslation(['workspace', 'common']);
  const isRoomy = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [panel, setPanel] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isModified, setModified] = useState(false);
  const frame = useRef<EditorFrameHandle>(null);
  const canWrite = assignment.can.write;
  const handIn = useHandIn({ assignment, submission, frame, isLoaded });
  useAutosave({ frame, isActive: canWrite && isLoaded && isModified, fileType: assignment.mainFileType });
  const isPanelOpen = panel ?? isRoomy;
  const step = assignment.currentStep;
  const opening = `${canWrite ? 'edit' : 'view'} ${assignment.timeline.map(({ status }) => status).join(' ')}`;
  const handleLoaded = () => {
    setLoaded(true);
    setModified(false);
  };
  const confirm = () => {
    setAsking(false);
    if (step !== null) handIn.submit(step.draftId);
  };
  return (
    <DeskFrame title={t('common:pageTitle', { title: assignment.title })}>
      <HeaderClassName name={assignment.classTitle} />
      <WritingBar
        assignment={assignment}
        isPanelOpen={isPanelOpen}
        onPanel={() => setPanel(!isPanelOpen)}
        onHandIn={() => setAsking(true)}
      />
      <Stack direction="row" sx={{ flex: 1, minHeight: 0 }}>
        <Stack sx={{ flex: 1, minWidth: 0, p: { xs: 1, sm: 1.5 }, pt: 0, gap: 1 }}>
          {assignment.closedBecause !== null && <Alert severity="info">{assignment.closedBecause}</Alert>}
          <DeadlineBanner assignment={assignment} offset={offset} />
          {assignment.additionalFiles.length > 0 && (
            <AdditionalFiles
              submissionId={submission.submissionId}
              files={assignment.additionalFiles}
              canBegin={canWrite}
            />
          )}
          <Box sx={{ flex: 1, minHeight: 0 }}>
            {assignment.mainHasEditor ? (
              <SubmissionEditor
                submissionId={submission.submissionId}
                title={t('editorOf', { title: assignment.title })}
                opening={opening}
                height="100%"
                ref={frame}
                onLoaded={handleLoaded}
                onModified={setModified}
              />
            ) : (
              <NoEditor submissionId={submission.submissionId} />
            )}
          </Box>
        </Stack>
        <SidePanel
          assignment={assignment}
          submission={submission}
          isOpen={isPanelOpen}
          onClose={() => setPanel(false)}
        />
      </Stack>
      {step !== null && (
        <HandInDialog step={step} isOpen={isAsking} onConfirm={confirm} onClose={() => setAsking(false)} />
      )}
      <HandInOverlay phase={handIn.phase} />
      <UnsavedGuard when={canWrite && isModified && handIn.phase === null} />
    </DeskFrame>
  );
}

/** Exactly the room between header and window edge, whatever the header's height. */
function DeskFrame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box sx={{ flex: 1, position: 'relative', minHeight: 440 }}>
      <title>{title}</title>
      <Stack sx={{ position: 'absolute', inset: 0 }}>{children}</Stack>
    </Box>
  );
}
