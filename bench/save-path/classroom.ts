import { closeDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { onDatabaseOf, openDatabaseOf, preloadStatements } from '../database.ts';
import type { Writer } from '../load/load.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { openTextOfEach, writeStudents } from '../students.ts';
import type { OpenText } from '../writing.ts';
import { requestHead } from './editor-request.ts';

/** The product as run by `npm start`, with students who each have their text open; its database is also open in this process. */
export interface Classroom {
  server: ServerProcess;
  metricsToken: string;
  /** Each writer saves to the text at the same index. */
  texts: readonly OpenText[];
  writers: readonly Writer[];
  close: () => Promise<void>;
}

interface ClassroomOptions {
  dataDir: string;
  students: number;
  /** Number of distinct documents, shared by the writers in rotation. */
  documents: number;
  /** Node.js options of the server. */
  nodeOptions: readonly string[];
}

const metricsToken = 'bench-reads-metrics';
const env = { DEMO: 'off', METRICS_TOKEN: metricsToken };

export async function openClassroom(requests: ClassroomOptions): Promise<Classroom> {
  const { dataDir, nodeOptions } = requests;
  const first = await startServer({ dataDir, env });
  await onDatabaseOf(first, async () => {
    await writeStudents(requests.students);
    await preloadStatements();
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
        document: getDocumentIndex(index, requests.documents),
        ...(await requestHead(text)),
      });
    return { server, metricsToken, texts, writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Documents are sorted by size; the stride mixes sizes even with few writers. */
function getDocumentIndex(writer: number, documents: number): number {
  return (Math.floor(documents / 2) + writer * stride) % documents;
}

/** Coprime to the number of documents, so that all are used before any repeats. */
const stride = 13;
