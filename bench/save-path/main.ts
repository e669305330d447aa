import path from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import type { Row } from '../table.ts';
import { bodiesOfEditor } from './bodies.ts';
import { openClassroom } from './classroom.ts';
import { startHost } from './hosts.ts';
import { type LoadClient, startLoadClient } from './load.ts';
import { measureLogAlone } from './log-alone.ts';
import type { SavePathOptions } from './options.ts';
import { printProfiles } from './profiles.ts';
import { clientRows, comparisonRows, statementRows, textRows } from './rows.ts';
import { hasRecordings, readStreams } from './streams.ts';
import { type Comparison, compare, countDifferent, type Hosts, measureHost, warmUp } from './whole-path.ts';

/**
 * Saves from the socket to the answer (docs/save-path.md): the product as `npm start` runs it against a bare host that writes each file, and
 * the product's log alone. Absolute figures depend on the machine and on what else it does; the ratios are what counts.
 */
const documentCount = 32;
const versionCount = 16;
const warmUpSeconds = 3;
/** Of the measurement that shows what the client can do. */
const clientWriters = 64;

type Documents = readonly (readonly Uint8Array[])[];

interface Setting {
  directory: string;
  documents: Documents;
  client: LoadClient;
  options: SavePathOptions;
  /** Of a database for the log alone. */
  connectionString: string;
}

export async function benchSavePath(directory: string, options: SavePathOptions): Promise<Row[]> {
  const streams = await readStreams();
  const documents = await bodiesOfEditor(streams, { count: documentCount, versions: versionCount });
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'log') });
  const client = await startLoadClient(documents);
  try {
    await migrate(postgres.connectionString);
    const setting = { directory, documents, client, options, connectionString: postgres.connectionString };
    const rows: Row[] = [
      {
        measure: 'what is written',
        value: hasRecordings ? 'recordings' : 'generated, without recordings beside',
      },
    ];
    if (options.parts.includes('path')) rows.push(...(await measureInTurns(setting)));
    if (options.parts.includes('storage'))
      rows.push(...(await measureLogAlone(streams, postgres.connectionString)));
    return rows;
  } finally {
    await client.close();
    await postgres.stop();
  }
}

async function measureInTurns({ directory, documents, client, options, ...log }: Setting): Promise<Row[]> {
  const students = Math.max(...options.writers, clientWriters);
  const nodeOptions =
    options.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`];
  const classroom = await openClassroom({
    dataDir: path.join(directory, 'data'),
    students,
    documents: documents.length,
    nodeOptions,
  });
  const bare = await startHost('bare', path.join(directory, 'files'));
  const none = await startHost('none');
  const logHost = options.parts.includes('log')
    ? await startHost('log', log.connectionString, String(students))
    : null;
  const hosts: Hosts = { client, classroom, bare, log: logHost };
  try {
    await warmUp(hosts, { writers: students, seconds: warmUpSeconds });
    const comparisons: Comparison[] = [];
    for (const writers of options.writers) comparisons.push(await compare(hosts, { ...options, writers }));
    const atOnce = await measureHost(hosts, none, 'none', {
      writers: clientWriters,
      seconds: options.seconds,
    });
    return [
      ...comparisons.flatMap(comparisonRows),
      ...(options.statements ? comparisons.flatMap(statementRows) : []),
      ...clientRows(comparisons, { writers: clientWriters, rate: atOnce.rate }),
      ...textRows(await countDifferent(hosts, documents)),
    ];
  } finally {
    for (const host of [bare, none, logHost]) await host?.stop();
    await classroom.close();
    if (options.profile !== null) await printProfiles(options.profile);
  }
}
