import type { HostMessage } from '@redraft/wopi';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { Boot } from '../../boot.ts';
import { useTexts } from '../../i18n.ts';
import type { DocumentWorker, Edit } from '../document.ts';
import { type HostBridge, openHostBridge } from '../host/host-bridge.ts';
import { createHostUi, reduceHostUi } from '../host/host-ui.ts';
import { openJournal } from '../saving/journal.ts';
import {
  type OpenDocument,
  openDocument,
  type RequestedFile,
  requestFile,
  UnreadableDocument,
} from '../saving/open-document.ts';
import { WopiError } from '../wopi/wopi-client.ts';
import type { DocumentKind } from './document-kind.ts';
import { download } from './download.ts';
import { Message } from './Message.tsx';
import { OpenedPage } from './OpenedPage.tsx';

type Phase<OwnEdit extends Edit, Content> =
  | { kind: 'loading' }
  | { kind: 'open'; document: OpenDocument<OwnEdit, Content>; openingNumber: number }
  | {
      kind: 'failed';
      reason: 'signedOut' | 'notFound' | 'offline' | 'other' | 'unread' | 'stumbled';
      message: string;
      /** The received file, if it could not be read. */
      file: UnreadableDocument | null;
    };

/** Opens the document, and reopens it on request; `openingNumber` is 0 for the first opening. */
export function EditorPage<
  OwnEdit extends Edit,
  Content,
  Worker extends DocumentWorker<OwnEdit, Content>,
>(props: {
  kind: DocumentKind<OwnEdit, Content, Worker>;
  /** One for the life of the page. */
  worker: Worker;
  boot: Boot;
  /** For the first opening, which started before the page was loaded. */
  requestedFile: RequestedFile;
  appearance: Appearance;
}) {
  const { kind, worker, boot, requestedFile: initialFile, appearance } = props;
  const t = useTexts();
  const [openingNumber, setOpeningNumber] = useState(0);
  const [phase, setPhase] = useState<Phase<OwnEdit, Content>>({ kind: 'loading' });
  const [ui, setUi] = useState(() => createHostUi(appearance.showRuler));
  const [journal] = useState(() => openJournal<OwnEdit, Content>());
  const accessToken = useRef(boot.accessToken);
  const handleMessage = useRef<((message: HostMessage) => void) | null>(null);
  const bridge = useMemo(
    () =>
      openBridge((message) => {
        setUi((current) => reduceHostUi(current, message));
        handleMessage.current?.(message);
      }),
    [],
  );

  // Synchronises with the host: opens the document once per opening number.
  useEffect(() => {
    let isStale = false;
    const { isTooLarge = () => false } = kind;
    const options = { bridge, editSupport: kind, isTooLarge, worker, journal };
    const file =
      openingNumber === 0 ? initialFile : requestFile({ ...boot, accessToken: accessToken.current });
    openDocument(boot, file, options)
      .then((document) => isStale || setPhase({ kind: 'open', document, openingNumber }))
      .catch((error: unknown) => isStale || setPhase(toFailedPhase(error, bridge)));
    return () => {
      isStale = true;
    };
  }, [initialFile, boot, bridge, journal, kind, openingNumber, worker]);

  const reload = (): void => {
    setPhase({ kind: 'loading' });
    setOpeningNumber((current) => current + 1);
  };
  if (phase.kind === 'loading') return <Message text={t('loading')} isBusy />;
  if (phase.kind === 'failed') {
    return (
      <Message title={t('failed.title')} text={phase.message || t(`failed.${phase.reason}`)}>
        <button type="button" className="main-action" onClick={reload}>
          {t('failed.retry')}
        </button>
        {phase.file !== null && phase.file.fileInfo.download !== 'forbidden' ? (
          <DownloadFile file={phase.file} />
        ) : null}
      </Message>
    );
  }
  return (
    <OpenedPage
      key={phase.openingNumber}
      kind={kind}
      boot={boot}
      appearance={appearance}
      document={phase.document}
      worker={worker}
      journal={journal}
      bridge={bridge}
      ui={ui}
      handleMessage={handleMessage}
      onReload={reload}
      onAccessToken={(token) => {
        accessToken.current = token;
      }}
    />
  );
}

function DownloadFile({ file: { bytes, fileInfo } }: { file: UnreadableDocument }) {
  const t = useTexts();
  return (
    <button type="button" onClick={() => download(bytes, fileInfo.baseFileName)}>
      {t('failed.download')}
    </button>
  );
}

function openBridge(onMessage: (message: HostMessage) => void): HostBridge {
  return openHostBridge({ self: window, parent: window.parent, now: () => Date.now(), onMessage });
}

/** The remedy depends on the cause: only a response of the server is shown as a server error. */
function toFailedPhase(error: unknown, bridge: HostBridge): Phase<never, never> {
  console.error('The document could not be opened', error);
  bridge.post('App_LoadingStatus', { Status: 'Failed' });
  bridge.post('Action_Load_Resp', { success: false, result: '', errorMsg: '' });
  const phase = { kind: 'failed' as const, message: '', file: null };
  if (error instanceof UnreadableDocument) return { ...phase, reason: 'unread', file: error };
  if (!(error instanceof WopiError)) return { ...phase, reason: 'stumbled' };
  switch (error.status) {
    case null:
      return { ...phase, reason: 'offline' };
    case 401:
      return { ...phase, reason: 'signedOut' };
    case 403:
      return { ...phase, reason: 'signedOut', message: error.message };
    case 404:
      return { ...phase, reason: 'notFound' };
    default:
      return { ...phase, reason: 'other' };
  }
}
