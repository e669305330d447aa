import { createAccount } from '../../apps/server/src/domain/accounts/index.ts';
import { loadConfig } from '../../apps/server/src/platform/config.ts';
import { runningDatabase } from '../../apps/server/src/platform/connect.ts';
import { closeDatabase, openDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { hashPassword } from '../../apps/server/src/platform/password.ts';
import { signIn } from '../accounts.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { type OpenText, openPlace, openText } from '../writing.ts';
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

interface Wishes {
  dataDir: string;
  students: number;
  /** Writers share them: the next student takes the next document. */
  documents: number;
  /** Of Node, for the server. */
  nodeOptions: readonly string[];
}

const password = 'Bench1234!';
const metricsToken = 'bench-reads-metrics';
const env = { DEMO: 'off', METRICS_TOKEN: metricsToken };

export async function openClassroom(wishes: Wishes): Promise<Classroom> {
  const { dataDir, nodeOptions } = wishes;
  const first = await startServer({ dataDir, env });
  await withDatabaseOf(first, async () => {
    await writeAccounts(wishes.students);
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
    const texts = await openTexts(server.address, wishes.students);
    const writers: Writer[] = [];
    for (const [index, text] of texts.entries())
      writers.push({
        name: `text ${index}`,
        document: index % wishes.documents,
        ...(await requestHead(text)),
      });
    return { server, metricsToken, texts, writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabaseOf({ dataDir }: ServerProcess): Promise<void> {
  const database = await runningDatabase(loadConfig({ DATA_DIR: dataDir }));
  if (!database) throw new Error('The database does not run.');
  openDatabase(database.connectionString, { max: 2 });
}

async function withDatabaseOf(server: ServerProcess, act: () => Promise<void>): Promise<void> {
  await openDatabaseOf(server);
  await act().finally(closeDatabase);
}

const studentName = (index: number): string => `student${index + 1}`;

async function writeAccounts(students: number): Promise<void> {
  const passwordHash = await hashPassword(password);
  const write = (username: string, role: 'ROLE_INSTRUCTOR' | 'ROLE_STUDENT') =>
    createAccount({
      username,
      email: `${username}@example.org`,
      firstName: 'Bench',
      lastName: username,
      roles: [role],
      passwordHash,
      at: new Date(),
    });
  await write('instructor', 'ROLE_INSTRUCTOR');
  for (let index = 0; index < students; index++) await write(studentName(index), 'ROLE_STUDENT');
}

/** Signing in costs a hash each; more at once than this wait for each other. */
const atOnce = 8;

async function openTexts(address: string, students: number): Promise<OpenText[]> {
  const instructor = await signIn(address, { username: 'instructor', password });
  const place = await openPlace(instructor, 'Bench', 'BE-NCH01');
  const texts: OpenText[] = [];
  while (texts.length < students) {
    const some = Array.from({ length: Math.min(atOnce, students - texts.length) }, async (_, index) => {
      const student = await signIn(address, { username: studentName(texts.length + index), password });
      return openText(address, student, place);
    });
    texts.push(...(await Promise.all(some)));
  }
  return texts;
}
