import { startHostProcess } from '../host-process.ts';

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
  const { port, ask, stop } = await startHostProcess(new URL('./host.ts', import.meta.url), [kind, ...args]);
  return { kind, port, cpu: async () => Number((await ask('cpu')).cpu) / 1000, stop };
}
