import '@eigenpal/docx-editor-react/styles.css';
import { DocxEditor, type DocxEditorRef } from '@eigenpal/docx-editor-react';
import type { EditorView, HostMessage } from '@redraft/wopi';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Appearance } from '../appearance.ts';
import type { Boot } from '../boot.ts';
import { centrePage, zoomFor } from '../document/fit-page.ts';
import { followCaret } from '../document/follow-caret.ts';
import type { OpenDocument } from '../document/open-document.ts';
import { startWriting, type Writing } from '../document/writing.ts';
import { obeyHost } from '../host/document-commands.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';
import { useTexts } from '../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { download } from './download.ts';
import { editorTexts } from './editor-texts.ts';
import { Message } from './Message.tsx';
import { Notice } from './Notice.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { TopBar } from './TopBar.tsx';

type Props = {
  boot: Boot;
  appearance: Appearance;
  document: OpenDocument;
  bridge: HostBridge;
  ui: HostUi;
  obey: RefObject<((message: HostMessage) => void) | null>;
  onReload: () => void;
};

/** One opening of a document, to write or to read. */
export function DocumentPage({ boot, appearance, document: opened, bridge, ui, obey, onReload }: Props) {
  const t = useTexts();
  const { facts, access } = opened;
  const canWrite = access.mode === 'edit';
  const editor = useRef<DocxEditorRef>(null);
  const page = useRef<HTMLDivElement>(null);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved' });
  const [unsaved, setUnsaved] = useState(opened.unsaved);
  const [isClosed, setIsClosed] = useState(false);
  const writing = useWriting({ opened, bridge, editor, onState: setSaveState });

  const close = async (): Promise<void> => {
    await writing?.loop.flush({ now: true });
    if (canWrite && facts.supportsLocks) await opened.file.unlock({ leaving: false });
    setIsClosed(true);
  };
  const takeSaved = (): void => void opened.copies.clear().then(onReload);
  const downloadMine = (): void => {
    const bytes = writing?.lastBytes() ?? opened.bytes;
    download(bytes, t('copyName', { name: facts.baseFileName.replace(/\.docx$/i, '') }));
  };
  const restore = async (): Promise<void> => {
    if (unsaved === null) return;
    await editor.current?.loadDocumentBuffer(unsaved.bytes);
    setUnsaved(null);
    writing?.changed();
  };
  const discardUnsaved = (): void => {
    setUnsaved(null);
    void opened.copies.clear();
  };
  const askToClose = (): void => {
    bridge.post('UI_Close', { EverModified: writing?.everModified() ?? false });
    if (!ui.disabledActions.has('UI_Close')) void close();
  };

  // Synchronises with the host's messages: they act on this opening as long as it is shown.
  useEffect(() => {
    obey.current = (message) => {
      if (editor.current === null) return;
      const views = [viewOf(opened, canWrite)];
      void obeyHost(message, { editor: editor.current, writing, bridge, views, close, reload: onReload });
    };
    return () => {
      obey.current = null;
    };
  });

  // Synchronises the scrolling with the keys.
  useEffect(() => {
    if (!canWrite || page.current === null) return;
    return followCaret(page.current, () => editor.current);
  }, [canWrite]);

  const onDrawn = useOnce(() => {
    requestAnimationFrame(() => page.current && centrePage(page.current));
    bridge.documentLoaded();
    bridge.post('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: Date.now() });
    bridge.post('Action_Load_Resp', { success: true, result: '', errorMsg: '' });
    bridge.post('Views_List', [viewOf(opened, canWrite)]);
  });

  if (isClosed) return <Message text={t('closed')} />;
  const crashed = (
    <Message title={t('crashed.title')} text={t('crashed.text')}>
      <button type="button" className="main-action" onClick={onReload}>
        {t('crashed.reload')}
      </button>
    </Message>
  );
  return (
    <div
      ref={page}
      className="page"
      data-mode={access.mode}
      data-menubar={ui.showMenubar}
      data-copy={!facts.disableCopy}
    >
      <TopBar
        title={facts.title}
        save={canWrite ? saveState : 'viewOnly'}
        buttons={ui.buttons.filter((button) => !ui.hidden.has(button.id))}
        onButton={(Id) => bridge.post('Clicked_Button', { Id })}
        onClose={boot.closeButton ? askToClose : null}
      />
      {access.mode === 'view' && access.lockedBecause !== null ? (
        <Notice
          tone="info"
          text={t('readOnlyNotice', { reason: access.lockedBecause || t('lockedElsewhere') })}
        >
          <button type="button" onClick={onReload}>
            {t('retryWriting')}
          </button>
        </Notice>
      ) : null}
      {unsaved === null ? null : (
        <RecoveryNotice
          at={unsaved.at}
          lang={boot.lang || 'en'}
          onRestore={() => void restore()}
          onDownload={() => download(unsaved.bytes, facts.baseFileName)}
          onDiscard={discardUnsaved}
        />
      )}
      <SaveTrouble
        state={saveState}
        actions={{
          overwrite: () => writing?.loop.overwrite(),
          writeHereAgain: () => void writing?.writeHereAgain(),
          downloadMine,
          takeSaved,
        }}
      />
      <CrashGuard fallback={crashed}>
        <DocxEditor
          ref={editor}
          documentBuffer={opened.bytes}
          mode={canWrite ? 'editing' : 'viewing'}
          readOnly={!canWrite}
          author={facts.userFriendlyName}
          colorMode={appearance.theme}
          showToolbar={canWrite && appearance.showToolbar}
          showRuler={canWrite && ui.showRuler}
          initialZoom={zoomFor(window.innerWidth)}
          renderLogo={noLogo}
          showFileOpen={false}
          showHelpMenu={false}
          showOutlineButton={false}
          i18n={editorTexts(boot.lang)}
          onChange={() => writing?.changed()}
          onEditorViewReady={onDrawn}
          onError={(error) => console.error('The editor reports', error)}
        />
      </CrashGuard>
      {ui.busy === null ? null : (
        <div className="busy" role="status">
          {ui.busy || t('busy')}
        </div>
      )}
    </div>
  );
}

function useWriting(ports: {
  opened: OpenDocument;
  bridge: HostBridge;
  editor: RefObject<DocxEditorRef | null>;
  onState: (state: SaveState) => void;
}): Writing | null {
  const { opened, bridge, editor, onState } = ports;
  const [writing, setWriting] = useState<Writing | null>(null);
  // Synchronises with timers, the network and the life of the page.
  useEffect(() => {
    if (opened.access.mode !== 'edit') return;
    const started = startWriting({ document: opened, bridge, editor: () => editor.current, onState });
    setWriting(started);
    const saveKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      bridge.post('UI_Save', {});
      void started.loop.flush({ now: true });
    };
    window.addEventListener('keydown', saveKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', saveKey, { capture: true });
      started.stop();
    };
  }, [opened, bridge, editor, onState]);
  return writing;
}

const noLogo = (): null => null;

function useOnce(action: () => void): () => void {
  const isDone = useRef(false);
  return () => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  };
}

function viewOf({ facts }: OpenDocument, canWrite: boolean): EditorView {
  return {
    ViewId: 0,
    UserName: facts.userFriendlyName,
    UserId: facts.userId,
    UserExtraInfo: {},
    Color: 0x1f5673,
    ReadOnly: !canWrite,
    IsCurrentView: true,
  };
}
