import Box from '@mui/material/Box';
import type { DocumentView, ReadSubmission, SubmissionId } from '@redraft/contracts';
import type { ComponentProps, RefObject } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullScreenIcon } from '../../ui/editor-frame/button-icons.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { useMarginComments } from '../feedback/index.ts';
import { type ChosenDocumentView, isMainText, OpenFileView, type useOpenFile } from '../timeline/index.ts';
import { useTextDeck } from './use-text-deck.ts';

interface Props {
  submission: ReadSubmission;
  file: ReturnType<typeof useOpenFile>;
  /** Texts likely to be read next. */
  upcoming: readonly SubmissionId[];
  /** Number of reopenings per document; a change reopens it. */
  openingsOf: (id: SubmissionId) => number;
  /** Handle of the visible editor. */
  editor: RefObject<EditorFrameHandle | null>;
  height: string;
  /** The visible text is shown in full screen instead of here. */
  isElsewhere: boolean;
  onFullScreen: () => void;
  documentView: ChosenDocumentView;
  onFollowsAccess: (followsAccess: boolean) => void;
}

const fullScreenId = 'fullScreen';

/** Stacks the visible text and preloaded next ones, which are hidden and inert, so that moving on is instant. */
export function TextDeck(props: Props) {
  const { submission, file, upcoming, isElsewhere, height } = props;
  const { t } = useTranslation(['grading', 'reader']);
  const { submissionId } = submission;
  const { deck, markLoaded: noteLoaded } = useTextDeck(submissionId, upcoming);
  /** Full screen was opened from the frame: the focus returns to it. */
  const hasLeftFrame = useRef(false);
  const handleLoaded = (id: SubmissionId) => {
    noteLoaded(id);
    if (id !== submissionId) return;
    if (hasLeftFrame.current) props.editor.current?.focus();
    hasLeftFrame.current = false;
  };
  const handleFullScreen = () => {
    hasLeftFrame.current = true;
    props.onFullScreen();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      {deck.map((id) =>
        id === submissionId && isElsewhere ? (
          <Box key={id} sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
            {t('reader:viewer.isOpen')}
          </Box>
        ) : (
          <DeckText
            key={id}
            submissionId={id}
            isShown={id === submissionId}
            editor={props.editor}
            openFile={id === submissionId ? file.openFile : null}
            title={id === submissionId ? t('textOf', { name: submission.studentName }) : t('pager.ahead')}
            openingKey={String(props.openingsOf(id))}
            height={height}
            documentView={props.documentView}
            onFollowsAccess={props.onFollowsAccess}
            onLoaded={() => handleLoaded(id)}
            onFullScreen={handleFullScreen}
            onBack={file.back}
          />
        ),
      )}
    </Box>
  );
}

interface TextProps {
  submissionId: SubmissionId;
  isShown: boolean;
  editor: RefObject<EditorFrameHandle | null>;
  openFile: ReturnType<typeof useOpenFile>['openFile'];
  title: string;
  openingKey: string;
  height: string;
  documentView: ChosenDocumentView;
  onFollowsAccess: (followsAccess: boolean) => void;
  onLoaded: () => void;
  onFullScreen: () => void;
  onBack: () => void;
}

/** Behind the visible text: same layout, but invisible and inert. */
const hiddenStyles = {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  zIndex: -1,
  pointerEvents: 'none',
} as const;

/** Keeps each view that was chosen mounted, so that switching back is instant and keeps the scroll position. */
function DeckText({ isShown, editor, documentView, onFollowsAccess, ...text }: TextProps) {
  const { submissionId, openFile } = text;
  const isText = isMainText(openFile);
  const view = isText ? documentView.view : 'document';
  const views = useOpenedViews(view, openFile?.eventId ?? null);
  // Preloaded texts open only one view.
  const openViews = isShown ? views : [view];
  // Requesting comments counts as reading the text, so it waits until the text is visible.
  const margin = useMarginComments({ submissionId, seq: openFile?.seq }, { isShown: isShown && isText });
  return (
    <Box sx={isShown ? { position: 'relative' } : hiddenStyles}>
      {openViews.map((one) => (
        <ViewOfText
          key={one}
          {...text}
          {...margin}
          view={one}
          isShown={isShown && one === view}
          isPrefetched={!isShown}
          editor={editor}
          onTextView={isShown ? documentView.onTextView : undefined}
          // The text view always uses the built-in editor and says nothing about the other one.
          {...(isShown && one === 'document' ? { onFollowsAccess } : {})}
        />
      ))}
    </Box>
  );
}

/** Per file: another file starts with the currently chosen view only. */
function useOpenedViews(view: DocumentView, file: string | null): readonly DocumentView[] {
  const [openViews, setOpenViews] = useState({ file, views: [view] });
  const { views } = openViews;
  if (openViews.file === file && views.includes(view)) return views;
  const next = openViews.file === file ? [...views, view] : [view];
  setOpenViews({ file, views: next });
  return next;
}

type ViewProps = Omit<ComponentProps<typeof OpenFileView>, 'ref'> & {
  isShown: boolean;
  editor: RefObject<EditorFrameHandle | null>;
  onLoaded: () => void;
  onFullScreen: () => void;
};

function ViewOfText({ isShown, editor, onLoaded, onFullScreen, ...openFile }: ViewProps) {
  const { t } = useTranslation('reader');
  const ownRef = useRef<EditorFrameHandle>(null);
  const handle = isShown ? editor : ownRef;
  const handleLoaded = () => {
    handle.current?.insertButton({
      id: fullScreenId,
      label: t('viewer.fullScreen'),
      imgurl: fullScreenIcon,
    });
    onLoaded();
  };
  return (
    <Box inert={!isShown} aria-hidden={!isShown} sx={isShown ? { position: 'relative' } : hiddenStyles}>
      <OpenFileView
        {...openFile}
        ref={handle}
        onLoaded={handleLoaded}
        onClickedButton={(id) => id === fullScreenId && onFullScreen()}
      />
    </Box>
  );
}
