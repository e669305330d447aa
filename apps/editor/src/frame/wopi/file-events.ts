import { eventsTokenEnded, type FileEvent, parseFileEvent } from '@redraft/wopi';

/** What happens to an open file elsewhere: told by the server, and sooner by other windows on this device. */
export interface FileEvents {
  /** Tells the other windows of this device what was saved here. */
  saved: (version: string | null) => void;
  stop: () => void;
}

export interface FileEventsPorts {
  /** Null where the host has no events; the windows of this device still hear each other. */
  address: string | null;
  /** Names the file and the person. */
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

/** A socket that comes back after every loss, soon at first. */
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
