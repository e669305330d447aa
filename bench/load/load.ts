import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A writer with a separate connection; sends each version after the response to the previous one. */
export interface Writer {
  /** A writer with the same name continues where it stopped. */
  name: string;
  /** Index of the document. */
  document: number;
  /** Request head; `{time}` is replaced by the last acknowledged version's time, `{length}` by the body length. */
  head: string;
  /** Time of the version before the first save. */
  time: string;
}

/** How a host is written to: over HTTP, or as the editors of other products write to their servers. */
export type Protocol = 'http' | 'sharedb' | 'hocuspocus' | 'etherpad';

export interface Load {
  port: number;
  /** HTTP unless given. */
  protocol?: Protocol;
  writers: readonly Writer[];
  seconds: number;
  /** Ends a writer after this many saves of this run. */
  savesEach?: number;
}

export interface LoadResult {
  /** Milliseconds since the Unix epoch. */
  beganAt: number;
  seconds: number;
  /** Per save in order of response: completion time since the start of the run, and duration, in milliseconds. */
  answeredAt: Float64Array;
  took: Float64Array;
  /** CPU milliseconds of the client. */
  clientCpu: number;
}

export interface LoadClient {
  run: (load: Load) => Promise<LoadResult>;
  /** Ends the current run early. */
  stopRun: () => void;
  /** By writer: the last acknowledged version of the document. */
  acknowledged: () => Promise<ReadonlyMap<string, number>>;
  close: () => Promise<void>;
}

/** The client runs in a separate process, so that it shares no thread with the measured host. */
export async function startLoadClient(documents: readonly (readonly Uint8Array[])[]): Promise<LoadClient> {
  const child = fork(new URL('./load-client.ts', import.meta.url), [], { serialization: 'advanced' });
  const exited = once(child, 'exit').then(() => {
    throw new Error('The client ended by itself.');
  });
  exited.catch(() => undefined);
  const ask = async (question: Question): Promise<unknown> => {
    const answer = once(child, 'message');
    child.send(question);
    const [message] = await Promise.race([answer, exited]);
    if (message instanceof Error) throw message;
    return message;
  };
  await ask({ documents });
  return {
    // cast: answers of load-client.ts.
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
