import { eventsTokenEnded, type FileEvent, parseFileEvent } from '@redraft/wopi';

/** Changes of an open file elsewhere: reported by the server, and sooner by other windows on this device. */
export interface FileEvents {
  /** Notifies other windows of this device of a save. */
  saved: (version: string | null) => void;
  /** The host can be reached again: connects without waiting. */
  reconnect: () => void;
  stop: () => void;
}

export interface FileEventsOptions {
  /** The address of the next connection. Null if the host has no events; windows of this device still notify each other. */
  requestUrl: (() => Promise<string>) | null;
  /** Identifies file and user. */
  channel: string;
  onEvent: (event: FileEvent) => void;
}

const retryDelaysMs = [1000, 2000, 5000, 15_000, 30_000];

export function listenToFile({ requestUrl, channel, onEvent }: FileEventsOptions): FileEvents {
  const windowsChannel = new BroadcastChannel(`redraft:${channel}`);
  windowsChannel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = typeof data === 'string' ? parseFileEvent(data) : null;
    if (event !== null) onEvent(event);
  };
  const socket = requestUrl === null ? null : openReconnectingSocket(requestUrl, onEvent);
  return {
    saved: (version) => {
      if (version === null) return;
      windowsChannel.postMessage(JSON.stringify({ type: 'saved', lastModifiedTime: version }));
    },
    reconnect: () => socket?.reconnect(),
    stop: () => {
      windowsChannel.close();
      socket?.stop();
    },
  };
}

/** A WebSocket that reconnects after every loss, quickly at first; each connection has an address of its own. */
function openReconnectingSocket(
  requestUrl: () => Promise<string>,
  onEvent: (event: FileEvent) => void,
): Pick<FileEvents, 'reconnect' | 'stop'> {
  const abortController = new AbortController();
  let socket: WebSocket | null = null;
  let isRequesting = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = (): void => {
    const pause = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(connect, pause);
  };
  const open = (url: string): void => {
    isRequesting = false;
    if (abortController.signal.aborted) return;
    const newSocket = new WebSocket(url);
    socket = newSocket;
    newSocket.onmessage = ({ data }: MessageEvent<unknown>) => {
      failures = 0;
      const event = typeof data === 'string' ? parseFileEvent(data) : null;
      if (event !== null) onEvent(event);
    };
    newSocket.onclose = ({ code }) => {
      if (code !== eventsTokenEnded && !abortController.signal.aborted) retry();
    };
  };
  const connect = (): void => {
    const isOpen = socket !== null && socket.readyState <= WebSocket.OPEN;
    if (abortController.signal.aborted || isRequesting || isOpen) return;
    isRequesting = true;
    requestUrl().then(open, () => {
      isRequesting = false;
      if (!abortController.signal.aborted) retry();
    });
  };
  window.addEventListener('online', connect, { signal: abortController.signal });
  connect();
  return {
    reconnect: () => {
      failures = 0;
      clearTimeout(timer);
      connect();
    },
    stop: () => {
      abortController.abort();
      clearTimeout(timer);
      socket?.close();
    },
  };
}
