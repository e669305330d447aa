import path from 'node:path';
import type { LoadClient } from '../load/load.ts';
import { type Classroom, openClassroom } from './classroom.ts';
import type { HostFigures } from './figures.ts';
import { type Host, startHost } from './hosts.ts';
import type { SavePathOptions } from './options.ts';
import type { Stream } from './streams.ts';
import { measureWhileSealing, type WhileSealing } from './while-sealing.ts';
import { type Comparison, compare, countDifferent, type Hosts, measureHost, warmUp } from './whole-path.ts';

const warmUpSeconds = 3;
/** Number of writers while revisions are sealed, and for the client's limit. */
const manyWriters = 64;

export interface Setting {
  directory: string;
  streams: readonly Stream[];
  documents: readonly (readonly Uint8Array[])[];
  client: LoadClient;
  options: SavePathOptions;
  /** A separate database for the `log` host. */
  connectionString: string;
}

export interface InTurns {
  comparisons: Comparison[];
  /** The client against a host that answers at once. */
  atOnce: HostFigures & { writers: number };
  whileSealing: WhileSealing | null;
  texts: { compared: number; different: number };
}

/** Measures the product with the editor's bodies, alternating with the reference hosts. */
export async function measureInTurns(setting: Setting): Promise<InTurns> {
  const { documents, options, streams } = setting;
  const { classroom, bare, none, log, close } = await openHosts(setting);
  const hosts: Hosts = { client: setting.client, classroom, bare, log };
  try {
    await warmUp(hosts, { writers: classroom.writers.length, seconds: warmUpSeconds });
    const comparisons: Comparison[] = [];
    for (const writers of options.parts.includes('path') ? options.writers : [])
      comparisons.push(await compare(hosts, { ...options, writers }));
    const many = { ...options, writers: manyWriters };
    const whileSealing = options.parts.includes('sealing')
      ? await measureWhileSealing(hosts, streams, many)
      : null;
    return {
      comparisons,
      atOnce: { writers: manyWriters, ...(await measureHost(hosts, none, many)) },
      whileSealing,
      texts: await countDifferent(hosts, documents),
    };
  } finally {
    await close();
  }
}

interface Opened {
  classroom: Classroom;
  bare: Host;
  none: Host;
  log: Host | null;
  close: () => Promise<void>;
}

async function openHosts({ directory, documents, options, connectionString }: Setting): Promise<Opened> {
  const students = Math.max(...options.writers, manyWriters);
  const profiling = options.profile === null ? [] : createProfilingFlags(path.resolve(options.profile));
  const classroom = await openClassroom({
    dataDir: path.join(directory, 'data'),
    students,
    documents: documents.length,
    nodeOptions: profiling,
  });
  const bare = await startHost('bare', path.join(directory, 'files'));
  const none = await startHost('none');
  const log = options.parts.includes('log')
    ? await startHost('log', connectionString, String(students))
    : null;
  const close = async (): Promise<void> => {
    for (const host of [bare, none, log]) await host?.stop();
    await classroom.close();
  };
  return { classroom, bare, none, log, close };
}

const createProfilingFlags = (folder: string): string[] => ['--cpu-prof', `--cpu-prof-dir=${folder}`];
