import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the server that can be interrupted: WebDriver has no offline mode for these browsers. */
export interface CuttableLine {
  cut: () => void;
  mend: () => void;
  close: () => void;
}

export function openLine(port: number, serverPort: number): Promise<CuttableLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(serverPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
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
        mend: () => {
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
