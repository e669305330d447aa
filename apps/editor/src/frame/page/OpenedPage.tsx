import type { EditorView, HostMessage } from '@redraft/wopi';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { Boot } from '../../boot.ts';
import { useTexts } from '../../i18n.ts';
import type { DocumentWorker, Edit, Surface } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import { handleHostCommands } from '../host/host-commands.ts';
import type { HostUi } from '../host/host-ui.ts';
import { useDeviceCopy } from '../offline/use-device-copy.ts';
import { type AccessWatch, createAccessWatch } from '../saving/access.ts';
import { openDrafts } from '../saving/drafts.ts';
import type { Journal } from '../saving/journal.ts';
import {
  type Access,
  createFileAccess,
  determineAccess,
  type OpenDocument,
} from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { DraftsProvider } from '../saving/use-drafts.ts';
import { CrashGuard } from './CrashGuard.tsx';
import type { DocumentKind } from './document-kind.ts';
import { createExportActions } from './export-actions.ts';
import { Message } from './Message.tsx';
import { useHostKeys } from './use-host-keys.ts';
import { useWriting } from './use-writing.ts';

interface Props<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>> {
  kind: DocumentKind<OwnEdit, Content, Worker>;
  boot: Boot;
  appearance: Appearance;
  document: OpenDocument<OwnEdit, Content>;
  worker: Worker;
  journal: Journal<OwnEdit, Content>;
  bridge: HostBridge;
  ui: HostUi;
  handleMessage: RefObject<((message: HostMessage) => void) | null>;
  onReload: () => void;
  /** The host has given a new access token. */
  onAccessToken: (token: string) => void;
}

/** One opening of a document, for writing or reading: its edits, its access and its host; the document type renders it. */
export function OpenedPage<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>>(
  props: Props<OwnEdit, Content, Worker>,
) {
  const {
    kind,
    boot,
    appearance,
    document: opened,
    worker,
    journal,
    bridge,
    ui,
    handleMessage,
    onReload,
    onAccessToken,
  } = props;
  const t = useTexts();
  const { fileInfo } = opened;
  const [access, setAccess] = useState(opened.access);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [isClosed, setIsClosed] = useState(false);
  const [drafts] = useState(() => openDrafts(opened.key));
  const surface = useRef<Surface<Content> | null>(null);
  const accessWatch = useAccessWatch({ boot, opened, bridge, surface, onChange: setAccess });
  const writing = useWriting({
    kind,
    boot,
    opened,
    worker,
    journal,
    bridge,
    onState: setState,
    onAccess: accessWatch.check,
  });
  const keepCopy = useDeviceCopy({ wopiSrc: boot.wopiSrc, opened, writing, state });
  const connect = (token: string): void => {
    onAccessToken(token);
    opened.file.connect(createFileAccess(token));
    writing.reconnect();
  };
  const [exportActions] = useState(() => createExportActions(fileInfo, writing));
  useHostKeys(bridge, () => surface.current?.canWrite() ?? false);
  const close = async (): Promise<void> => {
    await writing.loop.flush({ now: true });
    if (fileInfo.supportsLocks) await opened.file.unlock({ leaving: false });
    setIsClosed(true);
  };
  const confirmClose = (): void => {
    bridge.post('UI_Close', { EverModified: writing.everModified() });
    if (!ui.disabledActions.has('UI_Close')) void close();
  };
  // Synchronises with the host's messages, which apply to this opening while it is shown.
  useEffect(() => {
    handleMessage.current = (message) => {
      if (surface.current === null) return;
      const views = [createView(opened, access)];
      void handleHostCommands(message, {
        surface: surface.current,
        writing,
        bridge,
        views,
        exportActions,
        close,
        reload: onReload,
        connect,
        keepCopy,
      });
    };
    return () => {
      handleMessage.current = null;
    };
  });
  const onReady = (readySurface: Surface<Content>): void => {
    surface.current = readySurface;
    writing.attach(readySurface);
    bridge.documentLoaded();
    bridge.post('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: Date.now() });
    bridge.post('Action_Load_Resp', { success: true, result: '', errorMsg: '' });
    bridge.post('Views_List', [createView(opened, access)]);
    // The host moves the focus into this frame; within it, the document gets the focus.
    if (window.document.hasFocus()) readySurface.focus();
  };
  if (isClosed) return <Message text={t('closed')} />;
  const crashMessage = (
    <Message title={t('crashed.title')} text={t('crashed.text')}>
      <button type="button" className="main-action" onClick={onReload}>
        {t('crashed.reload')}
      </button>
    </Message>
  );
  return (
    <CrashGuard fallback={crashMessage}>
      <DraftsProvider value={drafts}>
        <kind.Page
          {...{
            document: opened,
            access,
            state,
            writing,
            worker,
            journal,
            appearance,
            bridge,
            ui,
            exportActions,
            onReady,
          }}
          lang={boot.lang || 'en'}
          onClose={boot.closeButton ? confirmClose : null}
        />
      </DraftsProvider>
    </CrashGuard>
  );
}

interface AccessWatchOptions<OwnEdit extends Edit, Content> {
  boot: Boot;
  opened: OpenDocument<OwnEdit, Content>;
  bridge: HostBridge;
  surface: RefObject<Surface<Content> | null>;
  onChange: (access: Access) => void;
}

function useAccessWatch<OwnEdit extends Edit, Content>({
  boot,
  opened,
  bridge,
  surface,
  onChange,
}: AccessWatchOptions<OwnEdit, Content>): AccessWatch<OwnEdit, Content> {
  const [watch] = useState(() =>
    createAccessWatch<OwnEdit, Content>({
      fileInfo: opened.file.checkFileInfo,
      determineAccess: (fileInfo) => determineAccess({ boot, ...opened }, fileInfo),
      surface: () => surface.current,
      onChange: (access, code) => {
        onChange(access);
        bridge.post('Redraft_AccessChanged', { canWrite: access.mode === 'edit', code });
      },
    }),
  );
  return watch;
}

function createView<OwnEdit extends Edit, Content>(
  { fileInfo }: OpenDocument<OwnEdit, Content>,
  access: Access,
): EditorView {
  return {
    ViewId: 0,
    UserName: fileInfo.userFriendlyName,
    UserId: fileInfo.userId,
    UserExtraInfo: {},
    Color: 0x1f5673,
    ReadOnly: access.mode !== 'edit',
    IsCurrentView: true,
  };
}
