import { eventsTokenEnded, type FileEvent, parseFileEvent } from '@redraft/wopi';

/** Changes of an open file elsewhere: reported by the server, and sooner by other windows on this device. */
export interface FileEvents {
  /** Notifies other windows of this device of a save. */
  saved: (version: string | null) => void;
  stop: () => void;
}

export interface FileEventsPorts {
  /** Null if the host has no events; windows of this device still notify each other. */
  address: string | null;
  /** Identifies file and user. */
  channel: string;
  onEvent: (event: FileEvent) => void;
}

const retryPausesMs = [1000, 2000, 5000, 15_000, 30_000];

export function listenToFile({ address, channel, onEvent }: FileEventsPorts): FileEvents {
  const windows = new BroadcastChannel(`redraft:${channel}`);
  windows.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = typeof data === 'string' ? parseFileEvent(data) : null;
    if (event !== null) onEvent(event);
  };
  const stopSocket = address === null ? () => undefined : keepSocket(address, onEvent);
  return {
    saved: (version) => {
      if (version === null) return;
      windows.postMessage(JSON.stringify({ type: 'saved', lastModifiedTime: version }));
    },
    stop: () => {
      windows.close();
      stopSocket();
    },
  };
}

/** A WebSocket that reconnects after every loss, quickly at first. */
function keepSocket(address: string, onEvent: (event: FileEvent) => void): () => void {
  const life = new AbortController();
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    if (life.signal.aborted || (socket !== null && socket.readyState <= WebSocket.OPEN)) return;
    const opened = new WebSocket(address);
    socket = opened;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      failures = 0;
      const event = typeof data === 'string' ? parseFileEvent(data) : null;
      if (event !== null) onEvent(event);
    };
    opened.onclose = ({ code }) => {
      if (code === eventsTokenEnded || life.signal.aborted) return;
      const pause = retryPausesMs[Math.min(failures, retryPausesMs.length - 1)];
      failures += 1;
      timer = setTimeout(connect, pause);
    };
  };
  window.addEventListener('online', connect, { signal: life.signal });
  connect();
  return () => {
    life.abort();
    clearTimeout(timer);
    socket?.close();
  };
}
