import { type ChildProcess, fork } from 'node:child_process';

/** A host in a child process, which reports its port first and then answers one question at a time. */
export interface HostProcess {
  port: number;
  pid: number;
  ask: (question: string) => Promise<Record<string, unknown>>;
  stop: () => Promise<void>;
}

export async function startHostProcess(program: URL, args: readonly string[]): Promise<HostProcess> {
  const child = fork(program, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await nextMessage(child);
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    ask: (question) => {
      const answered = nextMessage(child);
      child.send(question);
      return answered;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
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
      // cast: a message of a host.
      resolve(message as Record<string, unknown>);
    });
  });
}
