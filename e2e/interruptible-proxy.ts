import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the server that can be interrupted, for browsers and their service workers alike. */
export interface InterruptibleProxy {
  cut: () => void;
  reconnect: () => void;
  close: () => void;
}

export function openProxy(port: number, serverPort: number): Promise<InterruptibleProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((clientSocket) => {
    if (isCut) return void clientSocket.destroy();
    const far = connect(serverPort, '127.0.0.1');
    for (const [one, other] of [
      [clientSocket, far],
      [far, clientSocket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        cut,
        reconnect: () => {
          isCut = false;
        },
        close: () => {
          cut();
          server.close();
        },
      }),
    );
  });
}
