import '../../ui/comments/comments.css';
import '../view/sheet.css';
import './canvas.css';
import { useEffect, useRef, useState } from 'react';
import type { DocumentWorker } from '../../frame/document.ts';
import { useRegions } from '../../frame/keyboard/use-regions.ts';
import { Busy } from '../../frame/page/Busy.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';
import { Notices } from '../../frame/page/Notices.tsx';
import { PageHead } from '../../frame/page/PageHead.tsx';
import { useTexts } from '../../i18n.ts';
import { insertPage } from '../commands/editor-commands.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { FindStrip } from '../find/FindStrip.tsx';
import { LayersPanel } from '../layers/LayersPanel.tsx';
import { NotesField } from '../pages/NotesField.tsx';
import { PageList } from '../pages/PageList.tsx';
import { Presentation } from '../present/Presentation.tsx';
import { PrintedPages } from '../print/PrintedPages.tsx';
import type { SceneContent } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { Stage } from '../stage/Stage.tsx';
import { createCanvas } from '../state/create-canvas.ts';
import {
  type CanvasCapabilities,
  createEditorContext,
  EditorContextProvider,
  useCanvas,
  useEditorContext,
  useUiState,
} from '../state/editor-context.tsx';
import { StylesPanel } from '../styles/StylesPanel.tsx';
import { listKeyTools, Tools, useToolKeys } from '../tools/Tools.tsx';
import { createCanvasSurface } from './canvas-surface.ts';
import { StatusLine } from './StatusLine.tsx';
import { openAtStoredPage } from './stored-page.ts';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';
import { Workspace } from './Workspace.tsx';

type Opened = OpenedPageProps<SceneEdit, SceneContent, DocumentWorker<SceneEdit, SceneContent>>;

/** The editor for documents with pages of shapes: toolbar, page list, stage and status line. */
export function CanvasPage({ opened, capabilities }: { opened: Opened; capabilities: CanvasCapabilities }) {
  const { document, access, writing, exportActions, onReady } = opened;
  const { userId } = document.fileInfo;
  const { unsupported: first, ...scene } = document.content;
  const [unsupported, setUnsupported] = useState(first);
  const [context] = useState(() =>
    createEditorContext(
      createCanvas({
        scene,
        canWrite: access.mode === 'edit',
        now: () => performance.now(),
        onEdit: writing.recordEdit,
      }),
      {
        capabilities,
        author: document.fileInfo.userFriendlyName,
        exportActions,
        canCopy: !document.fileInfo.disableCopy,
        listKeyTools: () => listKeyTools(capabilities),
      },
    ),
  );
  const initialValues = useRef({ onReady, first });
  // Notifies the frame after the first render: the document is ready once it is drawn.
  useEffect(() => {
    const stopStoringPage = openAtStoredPage(context.canvas, userId);
    initialValues.current.onReady(
      createCanvasSurface(context, { initial: initialValues.current.first, onChange: setUnsupported }),
    );
    return stopStoringPage;
  }, [context, userId]);
  return (
    <EditorContextProvider value={context}>
      <CanvasArea opened={opened} unsupported={unsupported} />
    </EditorContextProvider>
  );
}

function CanvasArea({ opened, unsupported }: { opened: Opened; unsupported: SceneContent['unsupported'] }) {
  const { document, access, state, appearance, bridge, ui, onClose } = opened;
  const t = useTexts();
  const context = useEditorContext();
  const page = useRef<HTMLDivElement>(null);
  const { labelPrefix, hasNotes } = context.capabilities;
  const { title } = document.fileInfo;
  const hasPages = useCanvas(({ scene }) => scene.pages.length > 0);
  useToolKeys();
  useRegions(() => page.current?.querySelector<HTMLElement>('.stage') ?? window.document.body, context.focus);
  return (
    <div ref={page} className="page canvas-page" data-mode={access.mode}>
      <PageHead {...{ ui, bridge, onClose }}>
        {appearance.showToolbar && ui.showMenubar && hasPages ? <Tools /> : null}
      </PageHead>
      <Notices opened={opened}>
        {(openOriginal) => <UnsupportedNotice kinds={unsupported} openOriginal={openOriginal} />}
      </Notices>
      <div className="work">
        <PageList />
        <main className="canvas-middle" aria-label={t('document')}>
          <h1 className="unseen">{title}</h1>
          {hasPages ? (
            <Workspace>
              <Stage label={t(`canvas:${labelPrefix}.of`, { title })} />
            </Workspace>
          ) : (
            <NoPages />
          )}
          {hasNotes ? <NotesField /> : null}
        </main>
        <FindStrip />
        <CommentsPanel />
        <LayersPanel />
        <StylesPanel />
      </div>
      <StatusLine state={access.mode === 'edit' ? state : 'viewOnly'} isWhole={appearance.showStatusBar} />
      <Busy ui={ui} />
      <LiveRegion />
      <Presentation />
      <PrintedPages />
    </div>
  );
}

/** A file may contain no pages. */
function NoPages() {
  const t = useTexts();
  const context = useEditorContext();
  const canWrite = useCanvas((now) => now.canWrite);
  const { labelPrefix } = context.capabilities;
  return (
    <div className="message">
      <p>{t(`canvas:${labelPrefix}.none`)}</p>
      {canWrite ? (
        <button type="button" className="main-action" onClick={() => insertPage(context, null, t)}>
          {t(`canvas:${labelPrefix}.tool.add`)}
        </button>
      ) : null}
    </div>
  );
}

/** Dialogs, and the live region for screen readers. */
function LiveRegion() {
  const announcement = useUiState((uiState) => uiState.announcement);
  const dialog = useUiState((uiState) => uiState.dialog);
  return (
    <>
      {dialog}
      <div className="unseen" role="status">
        <span key={announcement.round}>{announcement.text}</span>
      </div>
    </>
  );
}
