import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ReceivedReview, StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import { ReviewSidePanel } from '../peer-review/index.ts';
import { useOpenedFile } from '../student-files/index.ts';
import { DeadlineBanner } from './layout/deadline-banner.tsx';
import { FocusExit } from './layout/focus-exit.tsx';
import { UnsavedGuard } from './layout/unsaved-guard.tsx';
import { useFocusMode } from './layout/use-focus-mode.ts';
import { useOpenDocument } from './layout/use-open-document.ts';
import { useScreenSize } from './layout/use-screen-size.ts';
import { useWorkspaceTools } from './layout/use-workspace-tools.tsx';
import { WorkspaceBar } from './layout/workspace-bar.tsx';
import { type WorkspaceDialogName, WorkspaceDialogs } from './layout/workspace-dialogs.tsx';
import { WorkspaceFrame } from './layout/workspace-frame.tsx';
import { WorkspaceTabs } from './layout/workspace-tabs.tsx';
import { WorkspaceText } from './layout/workspace-text.tsx';
import { WorkspaceTools, WorkspaceToolsMenu } from './layout/workspace-tools.tsx';
import { SidePanel } from './side-panel.tsx';
import { useHandIn } from './use-hand-in.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  offset: number;
}

/** The student's workspace: the text fills the page below a single bar. */
export function WritingView({ assignment, submission, offset }: Props) {
  const { t } = useTranslation(['workspace', 'common']);
  const screen = useScreenSize();
  const focus = useFocusMode();
  const fullScreen = useFullScreen();
  const document = useOpenDocument(assignment, offset);
  const handIn = useHandIn({ assignment, submission, document });
  const files = useOpenedFile(assignment.additionalFiles);
  const [panel, setPanel] = useState<boolean | null>(null);
  const [dialog, setDialog] = useState<WorkspaceDialogName | null>(null);
  const [toShownReview, setReview] = useState<{ review: ReceivedReview; title: string } | null>(null);
  const isPanelOpen = panel ?? screen.isWide;
  const openVersions = () => setDialog('versions');
  const tools = useWorkspaceTools({
    assignment,
    submission,
    document,
    focus,
    fullScreen,
    isPanelOpen,
    onPanel: () => setPanel(!isPanelOpen),
    onVersions: openVersions,
  });
  // With little vertical space a single tab is omitted.
  const hasOthers = assignment.uploadFile || assignment.additionalFiles.length > 0;
  const hasTabs = !focus.isOn && (!screen.isCompact || hasOthers);
  return (
    <WorkspaceFrame
      title={t('common:pageTitle', { title: assignment.title })}
      isFullWindow={focus.isOn || fullScreen.isOn || screen.isCompact}
    >
      <HeaderClassName name={assignment.classTitle} />
      <WorkspaceStatus isFocused={focus.isOn} wasFocused={focus.leftFrom !== null} isFull={fullScreen.isOn} />
      {focus.isOn ? (
        <h1 style={visuallyHidden}>{assignment.title}</h1>
      ) : (
        <WorkspaceBar
          assignment={assignment}
          document={document}
          offset={offset}
          isNarrow={screen.isNarrow}
          isWide={screen.isWide}
          tools={screen.isNarrow ? <WorkspaceToolsMenu tools={tools} /> : <WorkspaceTools tools={tools} />}
          onHandIn={() => setDialog('handIn')}
        />
      )}
      {hasTabs && <WorkspaceTabs assignment={assignment} files={files} />}
      <DeadlineBanner assignment={assignment} offset={offset} />
      <Stack direction="row" sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
        <Box
          sx={{ flex: 1, minWidth: 0 }}
          {...(hasTabs ? { role: 'tabpanel', id: 'panel-main', 'aria-labelledby': 'tab-main' } : {})}
        >
          <WorkspaceText
            {...{ assignment, submission, document }}
            isFocused={focus.isOn}
            onFileVersions={openVersions}
            onImport={() => setDialog('import')}
            onEscape={() => focus.isOn && focus.end('text')}
          />
        </Box>
        {toShownReview !== null && (
          <ReviewSidePanel
            review={toShownReview.review}
            title={toShownReview.title}
            onClose={() => setReview(null)}
          />
        )}
        {focus.isOn ? (
          <FocusExit onExit={() => focus.end('page')} />
        ) : (
          <SidePanel
            {...{ assignment, submission }}
            // An open review takes the panel's place.
            isOpen={isPanelOpen && toShownReview === null}
            onClose={() => setPanel(false)}
            onCommentedText={document.hasTextView ? () => setDialog('commentedText') : undefined}
            onAnalytics={() => setDialog('analytics')}
            onTeacherView={() => setDialog('teacherView')}
            onFile={files.open}
            onReview={(review, title) => setReview({ review, title })}
          />
        )}
      </Stack>
      <WorkspaceDialogs
        {...{ assignment, submission, document, files, handIn, dialog }}
        onClose={() => setDialog(null)}
        onAnalytics={() => setDialog('analytics')}
      />
      <UnsavedGuard
        document={document}
        canSave={(assignment.can.write || document.followsAccess) && handIn.phase === null}
      />
    </WorkspaceFrame>
  );
}

interface StatusProps {
  isFocused: boolean;
  wasFocused: boolean;
  isFull: boolean;
}

/** Announces layout changes to screen readers. */
function WorkspaceStatus({ isFocused, wasFocused, isFull }: StatusProps) {
  const { t } = useTranslation('workspace');
  const endedText = wasFocused ? t('focus.isOff') : '';
  const fullScreenMessage = isFull ? t('fullScreen.isOn') : endedText;
  return (
    <span role="status" style={visuallyHidden}>
      {isFocused ? t('focus.isOn') : fullScreenMessage}
    </span>
  );
}
