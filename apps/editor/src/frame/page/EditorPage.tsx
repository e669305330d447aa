import type { HostMessage } from '@redraft/wopi';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { Boot } from '../../boot.ts';
import { useTexts } from '../../i18n.ts';
import type { DocumentWorker, Edit } from '../document.ts';
import { type HostBridge, openHostBridge } from '../host/host-bridge.ts';
import { reduceHostUi, startHostUi } from '../host/host-ui.ts';
import { openJournal } from '../saving/journal.ts';
import { type OpenDocument, openDocument } from '../saving/open-document.ts';
import { WopiError } from '../wopi/wopi-client.ts';
import type { DocumentKind } from './document-kind.ts';
import { Message } from './Message.tsx';
import { OpenedPage } from './OpenedPage.tsx';

type Phase<OwnEdit extends Edit, Content> =
  | { kind: 'loading' }
  | { kind: 'open'; document: OpenDocument<OwnEdit, Content>; round: number }
  | { kind: 'failed'; reason: 'signedOut' | 'notFound' | 'offline' | 'other'; message: string };

/** Opens the document, and opens it anew when that is asked for; `round` tells the openings apart. */
export function EditorPage<
  OwnEdit extends Edit,
  Content,
  Worker extends DocumentWorker<OwnEdit, Content>,
>(props: { kind: DocumentKind<OwnEdit, Content, Worker>; boot: Boot; appearance: Appearance }) {
  const { kind, boot, appearance } = props;
  const t = useTexts();
  const [round, setRound] = useState(0);
  const [phase, setPhase] = useState<Phase<OwnEdit, Content>>({ kind: 'loading' });
  const [ui, setUi] = useState(() => startHostUi(appearance.showRuler));
  const [tools] = useState(() => ({ worker: kind.startWorker(), journal: openJournal<OwnEdit>() }));
  const obey = useRef<((message: HostMessage) => void) | null>(null);
  const bridge = useMemo(
    () =>
      openBridge((message) => {
        setUi((current) => reduceHostUi(current, message));
        obey.current?.(message);
      }),
    [],
  );

  // Synchronises with the host: one opening for each round.
  useEffect(() => {
    let isStale = false;
    openDocument(boot, { bridge, ...tools })
      .then((document) => isStale || setPhase({ kind: 'open', document, round }))
      .catch((error: unknown) => isStale || setPhase(failed(error, bridge)));
    return () => {
      isStale = true;
    };
  }, [boot, bridge, round, tools]);

  const reload = (): void => {
    setPhase({ kind: 'loading' });
    setRound((current) => current + 1);
  };
  if (phase.kind === 'loading') return <Message text={t('loading')} isBusy />;
  if (phase.kind === 'failed') {
    return (
      <Message title={t('failed.title')} text={phase.message || t(`failed.${phase.reason}`)}>
        <button type="button" className="main-action" onClick={reload}>
          {t('failed.retry')}
        </button>
      </Message>
    );
  }
  return (
    <OpenedPage
      key={phase.round}
      kind={kind}
      boot={boot}
      appearance={appearance}
      document={phase.document}
      {...tools}
      bridge={bridge}
      ui={ui}
      obey={obey}
      onReload={reload}
    />
  );
}

function openBridge(onMessage: (message: HostMessage) => void): HostBridge {
  return openHostBridge({ self: window, parent: window.parent, now: () => Date.now(), onMessage });
}

function failed(error: unknown, bridge: HostBridge): Phase<never, never> {
  const status = error instanceof WopiError ? error.status : undefined;
  const reason =
    status === null
      ? 'offline'
      : status === 401 || status === 403
        ? 'signedOut'
        : status === 404
          ? 'notFound'
          : 'other';
  bridge.post('App_LoadingStatus', { Status: 'Failed' });
  bridge.post('Action_Load_Resp', { success: false, result: '', errorMsg: '' });
  return {
    kind: 'failed',
    reason,
    message: status === 403 && error instanceof WopiError ? error.message : '',
  };
}
