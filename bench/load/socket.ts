/** A WebSocket whose messages are awaited one after the other. */
export interface MessageSocket {
  send: (message: string | Uint8Array<ArrayBuffer>) => void;
  /** Skips messages until one is taken: of text as it is, of bytes as bytes. Throws if the host closes the socket. */
  waitFor: (isTaken: (message: string | Uint8Array) => boolean) => Promise<void>;
  close: () => void;
}

export async function openSocket(url: string): Promise<MessageSocket> {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  let waiting: { isTaken: (message: string | Uint8Array) => boolean; resolve: () => void } | null = null;
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  lost.catch(() => undefined);
  socket.addEventListener('close', () => fail(new Error(`${url} closed a connection`)));
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    const message = data instanceof ArrayBuffer ? new Uint8Array(data) : String(data);
    try {
      if (waiting?.isTaken(message)) waiting.resolve();
    } catch (cause) {
      fail(cause instanceof Error ? cause : new Error(String(cause)));
    }
  });
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), lost]);
  return {
    send: (message) => socket.send(message),
    waitFor: (isTaken) => {
      const taken = new Promise<void>((resolve) => {
        waiting = {
          isTaken,
          resolve: () => {
            waiting = null;
            resolve();
          },
        };
      });
      return Promise.race([taken, lost]);
    },
    close: () => socket.close(),
  };
}
