import { eventsTokenEnded, type FileEvent, parseFileEvent } from '@redraft/wopi';

/** Changes of an open file elsewhere: reported by the server, and sooner by other windows on this device. */
export interface FileEvents {
  /** Notifies other windows of this device of a save. */
  saved: (version: string | null) => void;
  stop: () => void;
}

export interface FileEventsOptions {
  /** Null if the host has no events; windows of this device still notify each other. */
  url: string | null;
  /** Identifies file and user. */
  channel: string;
  onEvent: (event: FileEvent) => void;
}

const retryDelaysMs = [1000, 2000, 5000, 15_000, 30_000];

export function listenToFile({ url, channel, onEvent }: FileEventsOptions): FileEvents {
  const windowsChannel = new BroadcastChannel(`redraft:${channel}`);
  windowsChannel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = typeof data === 'string' ? parseFileEvent(data) : null;
    if (event !== null) onEvent(event);
  };
  const stopSocket = url === null ? () => undefined : openReconnectingSocket(url, onEvent);
  return {
    saved: (version) => {
      if (version === null) return;
      windowsChannel.postMessage(JSON.stringify({ type: 'saved', lastModifiedTime: version }));
    },
    stop: () => {
      windowsChannel.close();
      stopSocket();
    },
  };
}

/** A WebSocket that reconnects after every loss, quickly at first. */
function openReconnectingSocket(address: string, onEvent: (event: FileEvent) => void): () => void {
  const abortController = new AbortController();
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    if (abortController.signal.aborted || (socket !== null && socket.readyState <= WebSocket.OPEN)) return;
    const newSocket = new WebSocket(address);
    socket = newSocket;
    newSocket.onmessage = ({ data }: MessageEvent<unknown>) => {
      failures = 0;
      const event = typeof data === 'string' ? parseFileEvent(data) : null;
      if (event !== null) onEvent(event);
    };
    newSocket.onclose = ({ code }) => {
      if (code === eventsTokenEnded || abortController.signal.aborted) return;
      const pause = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)];
      failures += 1;
      timer = setTimeout(connect, pause);
    };
  };
  window.addEventListener('online', connect, { signal: abortController.signal });
  connect();
  return () => {
    abortController.abort();
    clearTimeout(timer);
    socket?.close();
  };
}
