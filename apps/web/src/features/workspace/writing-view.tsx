import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ReceivedReview, StudentAssignment } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import { ReviewBeside } from '../peer-review/index.ts';
import { useOpenedFile } from '../student-files/index.ts';
import { DeadlineBanner } from './desk/deadline-banner.tsx';
import { DeskBar } from './desk/desk-bar.tsx';
import { type DeskDialogName, DeskDialogs } from './desk/desk-dialogs.tsx';
import { DeskFrame } from './desk/desk-frame.tsx';
import { DeskTabs } from './desk/desk-tabs.tsx';
import { DeskText } from './desk/desk-text.tsx';
import { DeskTools, DeskToolsMenu } from './desk/desk-tools.tsx';
import { FocusExit } from './desk/focus-exit.tsx';
import { UnsavedGuard } from './desk/unsaved-guard.tsx';
import { useDeskTools } from './desk/use-desk-tools.tsx';
import { useFocusMode } from './desk/use-focus-mode.ts';
import { useOpenDocument } from './desk/use-open-document.ts';
import { useRoom } from './desk/use-room.ts';
import { SidePanel } from './side-panel.tsx';
import { useHandIn } from './use-hand-in.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  offset: number;
}

/** The student's desk: the text takes all the room there is, and one line above it holds the rest. */
export function WritingView({ assignment, submission, offset }: Props) {
  const { t } = useTranslation(['workspace', 'common']);
  const room = useRoom();
  const focus = useFocusMode();
  const fullScreen = useFullScreen();
  const document = useOpenDocument(assignment, offset);
  const handIn = useHandIn({ assignment, submission, document });
  const files = useOpenedFile(assignment.additionalFiles);
  const [panel, setPanel] = useState<boolean | null>(null);
  const [dialog, setDialog] = useState<DeskDialogName | null>(null);
  const [shownReview, setReview] = useState<{ review: ReceivedReview; title: string } | null>(null);
  const isPanelOpen = panel ?? room.isRoomy;
  const openVersions = () => setDialog('versions');
  const tools = useDeskTools({
    assignment,
    submission,
    document,
    focus,
    fullScreen,
    isPanelOpen,
    onPanel: () => setPanel(!isPanelOpen),
    onVersions: openVersions,
  });
  // Where every line counts, one tab alone says nothing.
  const hasOthers = assignment.uploadFile || assignment.additionalFiles.length > 0;
  const hasTabs = !focus.isOn && (!room.isTight || hasOthers);
  return (
    <DeskFrame
      title={t('common:pageTitle', { title: assignment.title })}
      isWhole={focus.isOn || fullScreen.isOn || room.isTight}
    >
      <HeaderClassName name={assignment.classTitle} />
      <DeskStatus isFocused={focus.isOn} wasFocused={focus.leftFrom !== null} isFull={fullScreen.isOn} />
      {focus.isOn ? (
        <h1 style={visuallyHidden}>{assignment.title}</h1>
      ) : (
        <DeskBar
          assignment={assignment}
          document={document}
          offset={offset}
          isNarrow={room.isNarrow}
          isRoomy={room.isRoomy}
          tools={room.isNarrow ? <DeskToolsMenu tools={tools} /> : <DeskTools tools={tools} />}
          onHandIn={() => setDialog('handIn')}
        />
      )}
      {hasTabs && <DeskTabs assignment={assignment} files={files} />}
      <DeadlineBanner assignment={assignment} offset={offset} />
      <Stack direction="row" sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
        <Box
          sx={{ flex: 1, minWidth: 0 }}
          {...(hasTabs ? { role: 'tabpanel', id: 'panel-main', 'aria-labelledby': 'tab-main' } : {})}
        >
          <DeskText
            {...{ assignment, submission, document }}
            isFocused={focus.isOn}
            onFileVersions={openVersions}
            onImport={() => setDialog('import')}
            onEscape={() => focus.isOn && focus.end('text')}
          />
        </Box>
        {shownReview !== null && (
          <ReviewBeside
            review={shownReview.review}
            title={shownReview.title}
            onClose={() => setReview(null)}
          />
        )}
        {focus.isOn ? (
          <FocusExit onExit={() => focus.end('page')} />
        ) : (
          <SidePanel
            {...{ assignment, submission }}
            // A review takes its room.
            isOpen={isPanelOpen && shownReview === null}
            onClose={() => setPanel(false)}
            onCommentedText={document.hasTextView ? () => setDialog('commentedText') : undefined}
            onAnalytics={() => setDialog('analytics')}
            onTeacherView={() => setDialog('teacherView')}
            onFile={files.open}
            onReview={(review, title) => setReview({ review, title })}
          />
        )}
      </Stack>
      <DeskDialogs
        {...{ assignment, submission, document, files, handIn, dialog }}
        onClose={() => setDialog(null)}
        onAnalytics={() => setDialog('analytics')}
      />
      <UnsavedGuard
        document={document}
        canSave={(assignment.can.write || document.followsAccess) && handIn.phase === null}
      />
    </DeskFrame>
  );
}

interface StatusProps {
  isFocused: boolean;
  wasFocused: boolean;
  isFull: boolean;
}

/** What changed on the page without a word of its own, for those who do not see it. */
function DeskStatus({ isFocused, wasFocused, isFull }: StatusProps) {
  const { t } = useTranslation('workspace');
  const ended = wasFocused ? t('focus.isOff') : '';
  const full = isFull ? t('fullScreen.isOn') : ended;
  return (
    <span role="status" style={visuallyHidden}>
      {isFocused ? t('focus.isOn') : full}
    </span>
  );
}
