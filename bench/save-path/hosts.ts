import { type ChildProcess, fork } from 'node:child_process';

export interface Host {
  kind: HostKind;
  port: number;
  /** CPU milliseconds used so far. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
}

/** See host.ts. */
export type HostKind = 'bare' | 'log' | 'none';

export async function startHost(kind: HostKind, ...args: string[]): Promise<Host> {
  const child = fork(new URL('./host.ts', import.meta.url), [kind, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await nextMessage(child);
  return {
    kind,
    port: Number(port),
    cpu: async () => {
      const answered = nextMessage(child);
      child.send('cpu');
      return Number((await answered).cpu) / 1000;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

function nextMessage(child: ChildProcess): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The host ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      // cast: a message of host.ts.
      resolve(message as Record<string, unknown>);
    });
  });
}
