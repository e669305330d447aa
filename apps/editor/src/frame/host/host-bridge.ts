import {
  type EditorMessageId,
  type EditorMessageValues,
  formatEditorMessage,
  type HostMessage,
  isAdmitted,
  parseHostMessage,
} from '@redraft/wopi';

/**
 * The postMessage end of the editor (docs/editor-protocol.md#messages). Until CheckFileInfo has named the host page's origin, only status
 * and close go out, which hold no content; nothing is accepted then, and never anything from another window or from the origin `null`.
 */
export interface HostBridge {
  trust: (origin: string) => void;
  documentLoaded: () => void;
  post: <Id extends EditorMessageId>(id: Id, values: EditorMessageValues[Id]) => void;
  stop: () => void;
}

export interface BridgePorts {
  self: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  parent: Pick<Window, 'postMessage'>;
  now: () => number;
  onMessage: (message: HostMessage) => void;
}

const withoutContent: ReadonlySet<EditorMessageId> = new Set([
  'App_LoadingStatus',
  'Action_Load_Resp',
  'UI_Close',
]);

export function openHostBridge(ports: BridgePorts): HostBridge {
  let origin: string | null = null;
  const progress = { hostReady: false, documentLoaded: false };
  const receive = (event: MessageEvent<unknown>): void => {
    if (origin === null || event.origin !== origin || event.source !== ports.parent) return;
    const message = parseHostMessage(event.data);
    if (message === null) return;
    if (message.id === 'Host_PostmessageReady') progress.hostReady = true;
    if (isAdmitted(message.id, progress)) ports.onMessage(message);
    else console.error(`${message.id} came before the editor was ready for it`);
  };
  ports.self.addEventListener('message', receive);
  return {
    trust: (named) => {
      origin = named;
    },
    documentLoaded: () => {
      progress.documentLoaded = true;
    },
    post: (id, values) => {
      const target = origin ?? (withoutContent.has(id) ? '*' : null);
      if (target !== null) ports.parent.postMessage(formatEditorMessage(id, values, ports.now()), target);
    },
    stop: () => ports.self.removeEventListener('message', receive),
  };
}
