import { fork } from 'node:child_process';
import { once } from 'node:events';

/** One who saves: over a connection of their own, each version after the answer to the one before. */
export interface Writer {
  /** Whoever comes again under this name goes on where they stopped. */
  name: string;
  /** Which of the documents. */
  document: number;
  /** The head of each request; `{time}` is the time of the version that was last answered, `{length}` that of the body. */
  head: string;
  /** Of the version that is there before the first save. */
  time: string;
}

export interface Load {
  port: number;
  writers: readonly Writer[];
  seconds: number;
}

export interface LoadResult {
  /** Milliseconds since 1970. */
  beganAt: number;
  seconds: number;
  /** Of each save in the order of the answers: when it was answered, since the run began, and how long that took; in milliseconds. */
  answeredAt: Float64Array;
  took: Float64Array;
  /** Milliseconds of processor time that the client used. */
  clientCpu: number;
}

export interface LoadClient {
  run: (load: Load) => Promise<LoadResult>;
  /** Ends the run that is under way before its time. */
  stopRun: () => void;
  /** By the names of the writers: which version of their document was last answered. */
  acknowledged: () => Promise<ReadonlyMap<string, number>>;
  close: () => Promise<void>;
}

/** The client in a process of its own, so that it shares no thread with what is measured. */
export async function startLoadClient(documents: readonly (readonly Uint8Array[])[]): Promise<LoadClient> {
  const child = fork(new URL('./load-client.ts', import.meta.url), [], { serialization: 'advanced' });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The client ended by itself.');
  });
  ended.catch(() => undefined);
  const ask = async (question: Question): Promise<unknown> => {
    const answer = once(child, 'message');
    child.send(question);
    const [message] = await Promise.race([answer, ended]);
    if (message instanceof Error) throw message;
    return message;
  };
  await ask({ documents });
  return {
    // Boundary: answers of load-client.ts.
    run: async (load) => (await ask({ load })) as LoadResult,
    stopRun: () => void child.send('stop'),
    acknowledged: async () => (await ask('acknowledged')) as ReadonlyMap<string, number>,
    close: async () => {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

export type Question =
  | { documents: readonly (readonly Uint8Array[])[] }
  | { load: Load }
  | 'acknowledged'
  | 'stop';
