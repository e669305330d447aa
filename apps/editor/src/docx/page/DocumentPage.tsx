import type { EditorView, HostMessage } from '@redraft/wopi';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { Boot } from '../../boot.ts';
import type { HostBridge } from '../../frame/host/host-bridge.ts';
import type { HostUi } from '../../frame/host/host-ui.ts';
import { CrashGuard } from '../../frame/page/CrashGuard.tsx';
import { Message } from '../../frame/page/Message.tsx';
import { Notices } from '../../frame/page/Notices.tsx';
import { useHostEscape } from '../../frame/page/use-host-escape.ts';
import { useWriting } from '../../frame/page/use-writing.ts';
import { type AccessWatch, createAccessWatch } from '../../frame/saving/access.ts';
import type { Journal } from '../../frame/saving/journal.ts';
import { type Access, accessOf, type OpenDocument } from '../../frame/saving/open-document.ts';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import type { Editing } from '../editing/create-editing.ts';
import { FindStrip } from '../find/FindStrip.tsx';
import { PanelPlace } from '../panels/PanelPlace.tsx';
import { PageActsProvider } from '../tools/page-acts.tsx';
import { Tools } from '../tools/Tools.tsx';
import { WritingHint } from '../tools/WritingHint.tsx';
import { createPagePlugins } from '../view/page-plugins.ts';
import type { DocumentWorker } from '../worker/start-worker.ts';
import { obeyHost } from './document-commands.ts';
import { fetchLateParts } from './fetch-late-parts.ts';
import { StatusLine } from './StatusLine.tsx';
import { TextPlace } from './TextPlace.tsx';

interface Props {
  boot: Boot;
  appearance: Appearance;
  document: OpenDocument;
  worker: DocumentWorker;
  journal: Journal;
  bridge: HostBridge;
  ui: HostUi;
  obey: RefObject<((message: HostMessage) => void) | null>;
  onReload: () => void;
}

/** One opening of a document, to write or to read. */
export function DocumentPage(props: Props) {
  const { boot, appearance, document: opened, worker, journal, bridge, ui, obey, onReload } = props;
  const t = useTexts();
  const { facts } = opened;
  const [access, setAccess] = useState(opened.access);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved' });
  const [isClosed, setIsClosed] = useState(false);
  const editing = useRef<Editing | null>(null);
  const accessWatch = useAccessWatch({ boot, opened, bridge, editing, onChange: setAccess });
  const writing = useWriting({
    boot,
    opened,
    worker,
    journal,
    bridge,
    onState: setSaveState,
    onAccess: accessWatch.look,
  });
  useHostEscape(bridge);
  const close = async (): Promise<void> => {
    await writing.loop.flush({ now: true });
    if (facts.supportsLocks) await opened.file.unlock({ leaving: false });
    setIsClosed(true);
  };
  const askToClose = (): void => {
    bridge.post('UI_Close', { EverModified: writing.everModified() });
    if (!ui.disabledActions.has('UI_Close')) void close();
  };
  // Synchronises with the host's messages: they act on this opening as long as it is shown.
  useEffect(() => {
    obey.current = (message) => {
      if (editing.current === null) return;
      const views = [viewOf(opened, access)];
      const ports = { editing: editing.current, writing, bridge, views, close, reload: onReload };
      void obeyHost(message, ports);
    };
    return () => {
      obey.current = null;
    };
  });
  const onReady = (started: Editing): void => {
    editing.current = started;
    writing.attach(started);
    fetchLateParts();
    bridge.documentLoaded();
    bridge.post('App_LoadingStatus', { Status: 'Document_Loaded', DocumentLoadedTime: Date.now() });
    bridge.post('Action_Load_Resp', { success: true, result: '', errorMsg: '' });
    bridge.post('Views_List', [viewOf(opened, access)]);
  };
  if (isClosed) return <Message text={t('closed')} />;
  const crashed = (
    <Message title={t('crashed.title')} text={t('crashed.text')}>
      <button type="button" className="main-action" onClick={onReload}>
        {t('crashed.reload')}
      </button>
    </Message>
  );
  return (
    <CrashGuard fallback={crashed}>
      <TextPlace
        options={() => ({
          document: opened.sent,
          canWrite: opened.access.mode === 'edit',
          author: facts.userFriendlyName,
          label: t('textOf', { title: facts.title }),
          lang: boot.lang || 'en',
          onEdit: writing.take,
          plugins: createPagePlugins,
        })}
        onReady={onReady}
      >
        {(text) => (
          <PageActsProvider>
            <div className="page" data-mode={access.mode} data-copy={!facts.disableCopy}>
              <Tools
                appearance={appearance}
                ui={ui}
                bridge={bridge}
                onClose={boot.closeButton ? askToClose : null}
              />
              <Notices
                opened={opened}
                access={access}
                state={saveState}
                writing={writing}
                worker={worker}
                journal={journal}
                lang={boot.lang || 'en'}
              />
              <div className="work">
                <main className="desk">
                  <h1 className="unseen">{facts.title}</h1>
                  <WritingHint />
                  {text}
                </main>
                <FindStrip />
                <PanelPlace />
              </div>
              <StatusLine
                state={access.mode === 'edit' ? saveState : 'viewOnly'}
                goal={ui.wordGoal}
                isWhole={appearance.showStatusBar}
              />
              {ui.busy === null ? null : (
                <div className="busy" role="status">
                  {ui.busy || t('busy')}
                </div>
              )}
            </div>
          </PageActsProvider>
        )}
      </TextPlace>
    </CrashGuard>
  );
}

interface AccessPorts {
  boot: Boot;
  opened: OpenDocument;
  bridge: HostBridge;
  editing: RefObject<Editing | null>;
  onChange: (access: Access) => void;
}

function useAccessWatch({ boot, opened, bridge, editing, onChange }: AccessPorts): AccessWatch {
  const [watch] = useState(() =>
    createAccessWatch({
      facts: opened.file.checkFileInfo,
      accessOf: (facts) => accessOf(boot, opened.file, facts),
      editing: () => editing.current,
      onChange: (access, code) => {
        onChange(access);
        bridge.post('Redraft_AccessChanged', { canWrite: access.mode === 'edit', code });
      },
    }),
  );
  return watch;
}

function viewOf({ facts }: OpenDocument, access: Access): EditorView {
  return {
    ViewId: 0,
    UserName: facts.userFriendlyName,
    UserId: facts.userId,
    UserExtraInfo: {},
    Color: 0x1f5673,
    ReadOnly: access.mode !== 'edit',
    IsCurrentView: true,
  };
}
