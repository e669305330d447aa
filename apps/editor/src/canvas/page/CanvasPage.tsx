import '../view/sheet.css';
import './canvas.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { pixels } from '../geometry/box.ts';
import { NotesField } from '../pages/NotesField.tsx';
import { PageList } from '../pages/PageList.tsx';
import { Presentation } from '../present/Presentation.tsx';
import { PrintedPages } from '../print/PrintedPages.tsx';
import type { SceneContent } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { Stage } from '../stage/Stage.tsx';
import { zoomOf, zoomTo } from '../stage/zoom.ts';
import { createCanvas } from '../state/create-canvas.ts';
import {
  type CanvasCapabilities,
  createEditorContext,
  EditorContextProvider,
  pageOf,
  useCanvas,
  useEditorContext,
  useUiState,
} from '../state/editor-context.tsx';
import { keyTools, Tools, useToolKeys } from '../tools/Tools.tsx';
import { canvasSurface } from './canvas-surface.ts';
import { openAtStoredPage } from './opening-page.ts';
import { StatusLine } from './StatusLine.tsx';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';

type Opened = OpenedPageProps<SceneEdit, SceneContent, DocumentWorker<SceneEdit, SceneContent>>;

/** The editor for documents with pages of shapes: toolbar, page list, stage and status line. */
export function CanvasPage({ opened, traits }: { opened: Opened; traits: CanvasCapabilities }) {
  const { document, access, writing, exportActions, onReady } = opened;
  const { userId } = document.facts;
  const { unsupported: first, ...scene } = document.content;
  const [unsupported, setUnsupported] = useState(first);
  const [context] = useState(() =>
    createEditorContext(
      createCanvas({
        scene,
        canWrite: access.mode === 'edit',
        now: () => performance.now(),
        onEdit: writing.take,
      }),
      {
        traits,
        author: document.facts.userFriendlyName,
        exportActions,
        canCopy: !document.facts.disableCopy,
        knownKeys: () => keyTools(traits),
      },
    ),
  );
  const begin = useRef({ onReady, first });
  // Notifies the frame after the first render: the document is ready once it is drawn.
  useEffect(() => {
    const leave = openAtStoredPage(context.canvas, userId);
    begin.current.onReady(canvasSurface(context, { now: begin.current.first, take: setUnsupported }));
    return leave;
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
  const { words, hasNotes } = context.traits;
  const { title } = document.facts;
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
        <main className="canvas-middle">
          <h1 className="unseen">{title}</h1>
          {hasPages ? (
            <Workspace>
              <Stage label={t(`canvas:${words}.of`, { title })} />
            </Workspace>
          ) : (
            <NoPages />
          )}
          {hasNotes ? <NotesField /> : null}
        </main>
        <FindStrip />
        <CommentsPanel />
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
  const { words } = context.traits;
  return (
    <div className="message">
      <p>{t(`canvas:${words}.none`)}</p>
      {canWrite ? (
        <button type="button" className="main-action" onClick={() => insertPage(context, null, t)}>
          {t(`canvas:${words}.tool.add`)}
        </button>
      ) : null}
    </div>
  );
}

/** Margin around the page: half of it at each side. */
const workspaceMargin = 48;

/** Scrollable area around the page; Ctrl+wheel zooms. */
function Workspace({ children }: { children: ReactNode }) {
  const context = useEditorContext();
  const workspace = useRef<HTMLDivElement>(null);
  const width = useCanvas((now) => pageOf(now)?.width ?? 0);
  const height = useCanvas((now) => pageOf(now)?.height ?? 0);
  // Fits the page to the workspace now and whenever the workspace is resized.
  useEffect(() => {
    const element = workspace.current;
    if (element === null || width === 0 || height === 0) return;
    const measure = (): void => {
      const narrow = element.clientWidth < 600 ? workspaceMargin / 3 : workspaceMargin;
      const across = (element.clientWidth - narrow) / pixels(width);
      const down = (element.clientHeight - narrow) / pixels(height);
      const fit = Math.max(0.05, Math.min(across, down));
      if (fit !== context.uiState().fit) context.setUiState({ fit });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [context, width, height]);
  // Handles Ctrl+wheel, which would otherwise zoom the whole browser page.
  useEffect(() => {
    const element = workspace.current;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(context, zoomOf(context.uiState()) * Math.exp(-event.deltaY / 400));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [context]);
  return (
    <div
      ref={workspace}
      className="desk canvas-desk"
      onPointerDown={(event) => {
        const isBeside =
          event.target instanceof Element && event.target.matches('.canvas-desk, .canvas-around');
        if (!isBeside) return;
        context.canvas.go({ ids: [], scope: null, writing: null });
      }}
    >
      <div className="canvas-around">{children}</div>
    </div>
  );
}

/** Dialogs, and the live region for screen readers. */
function LiveRegion() {
  const announced = useUiState((around) => around.announcement);
  const dialog = useUiState((around) => around.dialog);
  return (
    <>
      {dialog}
      <div className="unseen" role="status">
        <span key={announced.round}>{announced.text}</span>
      </div>
    </>
  );
}
