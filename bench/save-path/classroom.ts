import { closeDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { onDatabaseOf, openDatabaseOf } from '../database.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { openTextOfEach, writeStudents } from '../students.ts';
import type { OpenText } from '../writing.ts';
import { requestHead } from './editor-request.ts';
import type { Writer } from './load.ts';

/** The product as `npm start` runs it, with students who have their own text open each; its database is open in this process too. */
export interface Classroom {
  server: ServerProcess;
  metricsToken: string;
  /** Each writer's save goes to the text at the same place. */
  texts: readonly OpenText[];
  writers: readonly Writer[];
  close: () => Promise<void>;
}

interface ClassroomOptions {
  dataDir: string;
  students: number;
  /** Writers share them: the next student takes the next document. */
  documents: number;
  /** Of Node, for the server. */
  nodeOptions: readonly string[];
}

const metricsToken = 'bench-reads-metrics';
const env = { DEMO: 'off', METRICS_TOKEN: metricsToken };

export async function openClassroom(requests: ClassroomOptions): Promise<Classroom> {
  const { dataDir, nodeOptions } = requests;
  const first = await startServer({ dataDir, env });
  await onDatabaseOf(first, async () => {
    await writeStudents(requests.students);
    // Loaded when the database starts, and silent until somebody counts.
    await pool().query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  }).finally(() => endServer(first, 'SIGTERM'));
  const server = await startServer({ dataDir, env, nodeOptions });
  const close = async (): Promise<void> => {
    await closeDatabase();
    await endServer(server, 'SIGTERM');
  };
  try {
    await openDatabaseOf(server);
    await pool().query(`ALTER SYSTEM SET pg_stat_statements.track = 'none'`);
    await pool().query('CREATE EXTENSION pg_stat_statements');
    await pool().query('SELECT pg_reload_conf()');
    const texts = await openTextOfEach(server.address, requests.students);
    const writers: Writer[] = [];
    for (const [index, text] of texts.entries())
      writers.push({
        name: `text ${index}`,
        document: documentOf(index, requests.documents),
        ...(await requestHead(text)),
      });
    return { server, metricsToken, texts, writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Documents come by size; a few writers have small and large ones too. */
function documentOf(writer: number, documents: number): number {
  return (Math.floor(documents / 2) + writer * stride) % documents;
}

/** Has no divisor in common with the number of documents, so that each comes before any comes again. */
const stride = 13;
