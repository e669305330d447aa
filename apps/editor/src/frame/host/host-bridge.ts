import {
  type EditorMessageId,
  type EditorMessageValues,
  formatEditorMessage,
  type HostMessage,
  isAdmitted,
  parseHostMessage,
} from '@redraft/wopi';

/**
 * The editor's side of postMessage (docs/editor-protocol.md#messages). Until CheckFileInfo has given the origin of the host page, only status and
 * close messages are sent, which contain no content, and nothing is accepted; messages from other windows or from origin `null` never are.
 */
export interface HostBridge {
  trust: (origin: string) => void;
  documentLoaded: () => void;
  post: <Id extends EditorMessageId>(id: Id, values: EditorMessageValues[Id]) => void;
  stop: () => void;
}

export interface BridgeOptions {
  self: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  parent: Pick<Window, 'postMessage'>;
  now: () => number;
  onMessage: (message: HostMessage) => void;
}

const messagesWithoutContent: ReadonlySet<EditorMessageId> = new Set([
  'App_LoadingStatus',
  'Action_Load_Resp',
  'UI_Close',
]);

export function openHostBridge(options: BridgeOptions): HostBridge {
  let origin: string | null = null;
  const progress = { hostReady: false, documentLoaded: false };
  const receive = (event: MessageEvent<unknown>): void => {
    if (origin === null || event.origin !== origin || event.source !== options.parent) return;
    const message = parseHostMessage(event.data);
    if (message === null) return;
    if (message.id === 'Host_PostmessageReady') progress.hostReady = true;
    if (isAdmitted(message.id, progress)) options.onMessage(message);
    else console.error(`${message.id} came before the editor was ready for it`);
  };
  options.self.addEventListener('message', receive);
  return {
    trust: (trustedOrigin) => {
      origin = trustedOrigin;
    },
    documentLoaded: () => {
      progress.documentLoaded = true;
    },
    post: (id, values) => {
      const target = origin ?? (messagesWithoutContent.has(id) ? '*' : null);
      if (target !== null) options.parent.postMessage(formatEditorMessage(id, values, options.now()), target);
    },
    stop: () => options.self.removeEventListener('message', receive),
  };
}
