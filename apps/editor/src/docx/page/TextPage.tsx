import { type ReactNode, useEffect, useRef } from 'react';
import type { HostCommentsPort } from '../../frame/document.ts';
import { Busy } from '../../frame/page/Busy.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';
import { Notices } from '../../frame/page/Notices.tsx';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { DictationBar } from '../dictation/DictationBar.tsx';
import { dictation } from '../dictation/dictation.ts';
import { openDictationChoice } from '../dictation/dictation-choice.ts';
import { setDictationHost } from '../dictation/dictation-host.ts';
import type { Edit } from '../document/edits.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { FindStrip } from '../find/FindStrip.tsx';
import { PanelHost } from '../panels/PanelHost.tsx';
import { PlainPage } from '../plain/PlainPage.tsx';
import { readViewChoice, storeViewChoice } from '../plain/view-choice.ts';
import { ReadAloudBar } from '../reading/ReadAloudBar.tsx';
import { trackDraftPositions } from '../review/comments/comment-drafts.ts';
import { CommentOnSelection } from '../review/host-comments/CommentOnSelection.tsx';
import { startHostComments } from '../review/host-comments/store.ts';
import { RejectedChangeNotice } from '../review/RefusedChange.tsx';
import { PageActionsProvider } from '../toolkit/page-actions.tsx';
import { Tools } from '../tools/Tools.tsx';
import { WritingHint } from '../tools/WritingHint.tsx';
import { readDrawingsInOwnWorker, type TextWorker } from '../worker/start-worker.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { preloadModules } from './fetch-late-parts.ts';
import { StatusLine } from './StatusLine.tsx';
import { TextHost } from './TextHost.tsx';
import { createTextSurface } from './text-surface.ts';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';

type Props = OpenedPageProps<Edit, SentDocument, TextWorker>;

/** The editor page for a text, paged or plain: document, pending edits and host are the same for both. */
export function TextPage(props: Props) {
  const { document, writing, worker, lang, appearance, exportActions, bridge, onReady } = props;
  const t = useTexts();
  const { fileInfo } = document;
  const drafts = useDrafts();
  const stopFollowing = useRef<(() => void) | null>(null);
  const hostComments = useRef<HostCommentsPort | null>(null);
  // Stops following the host on unmount.
  useEffect(() => () => stopFollowing.current?.(), []);
  const onStart = (editor: DocumentEditor): void => {
    hostComments.current = startHostComments(editor, ({ request, act: action }) =>
      bridge.post('Redraft_CommentAct', {
        request,
        act: action.act === 'add' ? { ...action, version: writing.version() } : action,
      }),
    );
    setDictationHost(editor, {
      isAllowed: !fileInfo.disableDictation,
      choice: openDictationChoice(fileInfo.userId),
      recordDictation: writing.recordDictation,
    });
    stopFollowing.current = trackDraftPositions(editor, drafts);
    preloadModules();
  };
  const notices = (
    <Notices opened={props}>
      {(openOriginal) => (
        <>
          <RejectedChangeNotice />
          <UnsupportedNotice {...{ worker, lang, openOriginal }} />
        </>
      )}
    </Notices>
  );
  return (
    <TextHost
      initialView={document.isTooLarge ? 'plain' : (readViewChoice() ?? appearance.defaultTextView)}
      options={() => ({
        document: document.content,
        canWrite: document.access.mode === 'edit',
        isSuggestOnly: fileInfo.isSuggestOnly,
        author: fileInfo.userFriendlyName,
        label: t('textOf', { title: fileInfo.title }),
        lang,
        onEdit: (edit) => writing.recordEdit(edit, dictation.insertedSince()),
        readDrawings: () => readDrawingsInOwnWorker(worker),
      })}
      userId={fileInfo.userId}
      onStart={onStart}
      onReady={(editor) => onReady(createTextSurface(editor, hostComments.current))}
    >
      {(text, viewKind, chooseView) => (
        <PageActionsProvider
          exportActions={exportActions}
          chooseView={
            document.isTooLarge
              ? null
              : (next) => {
                  chooseView(next);
                  storeViewChoice(next);
                }
          }
        >
          {viewKind === 'plain' ? (
            <PlainPage opened={props} notices={notices}>
              {text}
            </PlainPage>
          ) : (
            <PagedText opened={props} notices={notices}>
              {text}
            </PagedText>
          )}
        </PageActionsProvider>
      )}
    </TextHost>
  );
}

interface TextProps {
  opened: Props;
  notices: ReactNode;
  children: ReactNode;
}

/** Toolbar, paper, panels and status line of a text. */
function PagedText({ opened, notices, children }: TextProps) {
  const t = useTexts();
  const { document, access, state, appearance, bridge, ui, onClose } = opened;
  const { fileInfo } = document;
  return (
    <div className="page" data-mode={access.mode} data-copy={!fileInfo.disableCopy}>
      <Tools appearance={appearance} ui={ui} bridge={bridge} onClose={onClose} />
      {notices}
      <div className="work">
        {/* Pages are laid out in coordinates from the left; their paragraphs have directions of their own. */}
        <main className="desk" dir="ltr" aria-label={t('document')}>
          <h1 className="unseen">{fileInfo.title}</h1>
          <WritingHint />
          {children}
          <CommentOnSelection />
        </main>
        <FindStrip />
        <ReadAloudBar />
        <DictationBar />
        <PanelHost />
      </div>
      <StatusLine
        state={access.mode === 'edit' ? state : 'viewOnly'}
        goal={ui.wordGoal}
        showsAll={appearance.showStatusBar}
      />
      <Busy ui={ui} />
    </div>
  );
}
